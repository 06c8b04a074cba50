import { type Block, readBlocks } from "#app/content/site/blocks/blocks.ts";
import type { LandingPage } from "#app/content/site/landing-page.ts";
import { ownFileAddress } from "#domain/files/own-file.ts";
import { isHttpLink, safeLink, shownSource } from "#domain/links/link-safety.ts";
import { type LandingColours, landingColours } from "#domain/pages/landing-colours.ts";
import { inSpanish, type Translate } from "#texts/translate.ts";
import { hasContent } from "./has-content.ts";

export interface LandingLink {
  text: string;
  href: string;
  isExternal: boolean;
}

/** A landing page as it may be shown: addresses are safe, HTML is clean, colours can be read. */
export interface ShownLanding {
  logos: string[];
  title: string;
  /** The field that says it. */
  titleOf: "mainTitle" | "title";
  subtitle: string;
  image: string | null;
  button: LandingLink | null;
  sectionTitle: string;
  /** Clean HTML, one entry per paragraph. */
  paragraphs: string[];
  /** The field that says them. */
  textOf: "sectionContent" | "html_content";
  /** Clean HTML, or null when the page has none. */
  infoBox: string | null;
  footer: { links: LandingLink[]; logo: string | null };
  colours: LandingColours;
  /** What the page is built of, in place of its lead and text; none on most. */
  blocks: Block[];
  /** Which of its texts are still Spanish on a page of another language. */
  fellBack?: readonly string[] | undefined;
}

/**
 * Makes a stored page fit to be shown, all its HTML cleaned by `clean` (`cleanHtml`, which weighs 50 kB). Its own HTML
 * stands where its content has no section (architecture 23).
 */
export function shownLanding(
  { title, content, html_content, fellBack }: LandingContentOf,
  clean: (html: string) => string,
  t: Translate = inSpanish,
): ShownLanding {
  const written = content.sectionContent.map(clean).filter(hasContent);
  const sectionTitle = content.sectionTitle.trim();
  const hasSection = sectionTitle !== "" || written.length > 0;
  const infoBox = clean(content.infoBoxContent ?? "");
  const blocks = readBlocks(content.blocks ?? [], t.language);
  const hero = blocks.find((block) => block.kind === "hero");
  const said = content.mainTitle.trim() || hero?.heading.trim();
  // A hero says the title in place of the field, in whatever language it is.
  const isHeroSpanish = !content.mainTitle.trim() && hero?.fellBack?.includes("heading");
  return {
    logos: [content.headerLogo1, content.headerLogo2].flatMap((logo) => source(logo) ?? []),
    title: said || title.trim(),
    titleOf: said ? "mainTitle" : "title",
    subtitle: content.mainSubtitle.trim() || (hero?.text.trim() ?? ""),
    image: source(content.mainImage || (hero?.image ?? "")),
    button: link(content.buttonText.trim() || t("Descargar"), content.buttonUrl),
    sectionTitle,
    paragraphs: hasSection ? written : [clean(html_content ?? "")].filter(hasContent),
    textOf: hasSection ? "sectionContent" : "html_content",
    infoBox: hasContent(infoBox) ? infoBox : null,
    footer: {
      links: content.footerInfo.links.flatMap(({ text, url }) => link(text.trim(), url) ?? []),
      logo: source(content.footerInfo.logo),
    },
    colours: landingColours(content),
    blocks,
    ...(fellBack && { fellBack: isHeroSpanish ? [...fellBack, "mainTitle"] : fellBack }),
  };
}

type LandingContentOf = Pick<LandingPage, "title" | "content" | "html_content" | "fellBack">;

const source = (address: string) => shownSource(ownFileAddress(address));

function link(text: string, address: string): LandingLink | null {
  const href = safeLink(ownFileAddress(address));
  return href === null || text === "" ? null : { text, href, isExternal: isHttpLink(href) };
}
