import { Fragment } from "react";
import type { Rate } from "#app/content/clubs/rate.ts";
import { Badge } from "#app/ui/badge.tsx";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { OldPrice, Price } from "#app/ui/price.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { PurchaseLink } from "#app/views/rates/purchase-link.tsx";
import { clubAddress } from "#domain/clubs/find-club.ts";
import { hoursTable } from "#domain/clubs/opening-hours.ts";
import { safeLink } from "#domain/links/link-safety.ts";
import { compareClubs, compareRates } from "#domain/rates/compare.ts";
import { ratePrice } from "#domain/rates/price.ts";
import { cheapestRate, currentPrice, isSoldOut } from "#domain/rates/rate-offer.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { madridLongDate } from "#domain/time/madrid-time.ts";
import type { Language } from "#shared/language.ts";
import { sectionIds } from "../clubs/index-entries.ts";
import { type ColumnChoices, ColumnSelect, CompareChoice } from "./compare-choice.tsx";
import { CompareTable } from "./compare-table.tsx";
import type { Compared } from "./read-compared.ts";
import "#app/ui/chip.css";
import "./compare.css";

interface ColumnNameProps {
  index: number;
  lang?: Language | undefined;
  children: string;
}

export function ComparePage({ compared }: { compared: Compared }) {
  const t = useText();
  const { shown, open, now } = compared;
  const at = shown.kind === "rates" ? shown.at : null;
  return (
    <div className="wrap page-body compare-page">
      <BackLink href={at ? clubAddress(at.segment) : "/clubs"}>{at?.name ?? "Clubs"}</BackLink>
      <div className="below-28 row wraps apart-12">
        <Titular as="h1" size={2} className="pull">
          {shown.kind === "clubs" ? t("Compara clubs") : t("Compara tarifas")}
        </Titular>
        {open.length > 1 && (
          <nav className="row gap-8" aria-label={t("Qué se compara")}>
            <SiteLink
              className="chip"
              href={`/comparar-tarifas?club=${encodeURIComponent(at?.key ?? open[0]?.key ?? "")}`}
              {...here(at)}
            >
              {t("En {name}", { name: at?.name ?? open[0]?.name ?? "" })}
            </SiteLink>
            <SiteLink className="chip" href="/comparar-tarifas?entre=clubs" {...here(shown.kind === "clubs")}>
              {t("Entre clubs")}
            </SiteLink>
          </nav>
        )}
        <Choice compared={compared} />
      </div>
      {shown.kind === "clubs" ? <Clubs compared={compared} /> : <Rates compared={compared} />}
      <p className="above-20 small muted">
        {shown.kind === "rates" ? (
          <SoldOut rates={shown.soldOut} />
        ) : (
          <>{t("La cuota grande es la más baja de cada club.")} </>
        )}
        {t("Precios del {date}, impuestos incluidos.", { date: madridLongDate(now.toISOString(), t) })}
      </p>
    </div>
  );
}

function SoldOut({ rates }: { rates: readonly Rate[] }) {
  const t = useText();
  if (rates.length === 0) return null;
  return (
    <>
      {t("Agotado, y por eso fuera de la comparación:")}{" "}
      {rates.map((rate, index) => (
        <Fragment key={rate.id}>
          <span lang={contentLang(rate, "title")}>{rate.title}</span>
          {index < rates.length - 1 ? ", " : ". "}
        </Fragment>
      ))}
    </>
  );
}

const here = (isHere: unknown) => (isHere ? { "aria-current": "page" as const } : {});

function Choice({ compared: { shown, open, onlyDifferences } }: { compared: Compared }) {
  if (shown.kind === "clubs") {
    return (
      <CompareChoice
        all={open}
        chosen={shown.clubs}
        about={{ name: "entre", value: "clubs" }}
        onlyDifferences={onlyDifferences}
      />
    );
  }
  if (!shown.at || shown.all.length < 2) return null;
  const about = { name: "club", value: shown.at.key };
  return <CompareChoice all={shown.all} chosen={shown.chosen} about={about} onlyDifferences={onlyDifferences} />;
}

function Rates({ compared: { shown, now } }: { compared: Compared }) {
  const t = useText();
  if (shown.kind !== "rates" || !shown.at) return <p>{t("Todavía no hay tarifas que comparar.")}</p>;
  if (shown.chosen.length < 2) return <p>{t("Este club no tiene dos tarifas que comparar.")}</p>;
  const featured = shown.chosen.find(({ rate }) => rate.claim)?.rate;
  const heads = shown.chosen.map(({ key, name, rate }, index) => {
    const badge = rate.claim && (
      <Badge tone="gold" lang={contentLang(rate, "claim")}>
        {rate.claim}
      </Badge>
    );
    const head = (
      <>
        <ColumnName all={shown.all} chosen={shown.chosen} index={index} lang={contentLang(rate, "title")}>
          {name}
        </ColumnName>
        {rate.subtitle && (
          <p className="only-wide small muted" lang={contentLang(rate, "subtitle")}>
            {rate.subtitle}
          </p>
        )}
        <HeadPrice rate={rate} now={now} />
        <PurchaseLink
          href={safeLink(rate.url)}
          label="Comprar"
          of={rate.title}
          ofLang={contentLang(rate, "title")}
          variant={rate === featured ? "solid" : "line"}
          full
        />
      </>
    );
    return { key, badge, head, isFeatured: rate === featured };
  });
  const caption = t("Tarifas de {name}, por columnas", { name: shown.at.name });
  return (
    <CompareTable
      caption={caption}
      heads={heads}
      sections={compareRates(
        shown.chosen.map(({ rate }) => rate),
        t,
      )}
    />
  );
}

/** The name of a column: where there is more to compare than stands side by side, the choice of it. */
function ColumnName({ all, chosen, index, lang, children }: ColumnChoices & ColumnNameProps) {
  if (all.length > 2) return <ColumnSelect {...{ all, chosen, index }} />;
  return (
    <span className="own-line title-2 breaks" lang={lang}>
      {children}
    </span>
  );
}

/** What a rate costs now, as large as the name of its column. */
function HeadPrice({ rate, now }: { rate: Rate; now: Date }) {
  const t = useText();
  const { price, oldPrice } = currentPrice(rate, now);
  return (
    <span className="row baseline wraps gap-8 above below small muted">
      <Price className="size-1 ink">{ratePrice(price, t)}</Price>
      {oldPrice !== null && <OldPrice>{ratePrice(oldPrice, t)}</OldPrice>}
      <span lang={contentLang(rate, "price_period")}>{rate.price_period}</span>
    </span>
  );
}

function Clubs({ compared: { shown, open, now } }: { compared: Compared }) {
  const t = useText();
  if (shown.kind !== "clubs") return null;
  if (shown.clubs.length < 2) return <p>{t("Todavía no hay dos clubs que comparar.")}</p>;
  const facts = shown.clubs.map(({ club, rates }) => ({
    ...club,
    fees: rates
      .filter((rate) => !isSoldOut(rate))
      .map((rate) => ({
        title: { text: rate.title, lang: contentLang(rate, "title") },
        price: ratePrice(currentPrice(rate, now).price, t),
      })),
    hours: hoursTable(club, null, t),
  }));
  const lowest = shown.clubs.map(({ rates }) => cheapestRate(rates, now));
  const reduced = lowest.findIndex((rate) => rate !== null && currentPrice(rate, now).oldPrice !== null);
  const heads = shown.clubs.map(({ key, name, segment, club }, index) => {
    const cheapest = lowest[index];
    const ends = index === reduced && cheapest ? currentPrice(cheapest, now).endsAt : null;
    const badge = ends !== null && <Badge tone="gold">{t("Hasta el {date}", { date: madridLongDate(ends, t) })}</Badge>;
    const head = (
      <>
        <ColumnName all={open} chosen={shown.clubs} index={index}>
          {name}
        </ColumnName>
        {club.district && <p className="only-wide small muted">{club.district}</p>}
        {cheapest && <HeadPrice rate={cheapest} now={now} />}
        <LinkButton
          href={`${clubAddress(segment)}${cheapest ? `#${sectionIds.rates}` : ""}`}
          variant={index === reduced ? "solid" : "line"}
          full
        >
          {cheapest ? t("Ver tarifas") : t("Ver Club")}
          <span className="sr-only"> {name}</span>
        </LinkButton>
      </>
    );
    return { key, badge, head, isFeatured: index === reduced };
  });
  return <CompareTable caption={t("Clubs, por columnas")} heads={heads} sections={compareClubs(facts, t)} />;
}
