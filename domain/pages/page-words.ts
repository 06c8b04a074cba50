import { inSpanish, type Translate } from "#texts/translate.ts";
import { markdownExcerpt } from "../markdown/markdown-excerpt.ts";
import { productPrice } from "../rates/price.ts";
import { cutText } from "../text/cut-text.ts";
import { textLimits } from "../text/text-limits.ts";
import { dayInWords } from "../time/day-in-words.ts";
import { type EventTexts, eventMoment } from "../time/event-moment.ts";
import { type FixedPage, type FixedPageKey, fixedPages } from "./fixed-pages.ts";

/** What a page is called where it is found: in results of search and in shared links. */
export interface PageWords {
  title: string;
  description: string;
}

/** What staff say of it themselves. */
interface OwnWords {
  seo_title: string | null;
  seo_description: string | null;
  /** In a further language: what of the row is Spanish there (app/content/site/translation.ts). */
  fellBack?: string[] | undefined;
}

/** The words of an article's page: staff's own, else its title and its beginning. */
export function articleWords(article: OwnWords & { title: string; content: string }): PageWords {
  return ownOr(article, { title: article.title, description: markdownExcerpt(article.content) });
}

/** The words of a club's page: staff's own, else its name, what it is and where, and its description. */
export function clubWords(
  club: OwnWords & { name: string; district: string | null; description: string | null },
  t: Translate = inSpanish,
): PageWords {
  const { name, district } = club;
  const made = t("Tarifas, horarios y servicios del club NINE FITNESS {name}.", { name });
  // What people search for: the page's own heading does not have to say it.
  const title = district?.trim()
    ? t("{name}, gimnasio en {district}", { name, district })
    : t("{name}, gimnasio", { name });
  return ownOr(club, { title: onceNamed(name, title), description: club.description?.trim() || onceNamed(name, made) });
}

/** The words of a product's page: staff's own, else its name and its description or price. */
export function productWords(
  product: OwnWords & { name: string; description: string | null; price: number },
  t: Translate = inSpanish,
): PageWords {
  const { name } = product;
  const made = t("{name}, de NINE MERCH, por {price}.", { name, price: productPrice(product.price, t) });
  return ownOr(product, { title: name, description: product.description?.trim() || onceNamed(name, made) });
}

/** The words of an event's page: staff's own, else its title, and when and where it is before what it is about. */
export function eventWords(
  event: OwnWords & EventTexts & { title: string; location: string | null; description: string | null },
  t: Translate = inSpanish,
): PageWords {
  const moment = eventMoment(event);
  const day = moment ? dayInWords(moment.date, t) : event.event_date;
  const about = event.description?.trim() || t("Un evento de NINE FITNESS en Madrid.");
  const description = [day, event.time?.trim(), event.location?.trim(), about].filter(Boolean).join(" · ");
  return ownOr(event, { title: event.title, description });
}

/** The words of an episode's page: staff's own, else its title and what it is about. */
export function episodeWords(
  episode: OwnWords & { title: string; description: string | null; season: number },
  t: Translate = inSpanish,
): PageWords {
  const { title, description, season } = episode;
  const made = t("«{title}», un episodio de la temporada {season} de NineCast.", { title, season });
  return ownOr(episode, { title, description: description?.trim() || onceNamed(title, made) });
}

/** The words of a landing page: staff's own, else its name, or its title where it has none, and its subtitle. */
export function landingWords(
  landing: OwnWords & { name: string; title: string; subtitle: string },
  t: Translate = inSpanish,
): PageWords {
  const title = landing.name.trim() || landing.title;
  const made = t("{title}, en los clubs NINE FITNESS de Madrid.", { title });
  return ownOr(landing, { title, description: landing.subtitle || onceNamed(title, made) });
}

/**
 * The words of a fixed page: staff's own, with the club's name where they say `{club}`, else the house's, which a page may
 * know better than the list of them (`made`).
 */
export function fixedPageWords(
  page: FixedPageKey | FixedPage,
  own: OwnWords | null | undefined,
  t: Translate = inSpanish,
  { club = "", made }: { club?: string | undefined; made?: PageWords } = {},
): PageWords {
  const { title, description } = made ?? (typeof page === "string" ? fixedPages[page] : page).made(t, club);
  const said = (name: "seo_title" | "seo_description") =>
    own?.fellBack?.includes(name) ? "" : own?.[name]?.trim().replaceAll("{club}", club);
  const longest = textLimits.searchDescription;
  return {
    title: said("seo_title") || title,
    description: cutText(said("seo_description") ?? "", longest) || description,
  };
}

/** What is made of a row's name: nothing while it has none, as in a form that has just been opened. */
function onceNamed(name: string, made: string): string {
  return name.trim() && made;
}

/** What staff wrote for Spanish results is no better for others than what is made out of a row in their language. */
function ownOr({ seo_title, seo_description, fellBack = [] }: OwnWords, made: PageWords): PageWords {
  const own = (name: string, words: string | null) => (fellBack.includes(name) ? "" : words?.trim());
  const description = own("seo_description", seo_description) || made.description.replace(/\s+/g, " ");
  return {
    title: own("seo_title", seo_title) || made.title,
    description: cutText(description, textLimits.searchDescription),
  };
}
