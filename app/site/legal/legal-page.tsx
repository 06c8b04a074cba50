import { Breadcrumbs } from "#app/ui/links/breadcrumbs.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { slugify } from "#domain/text/slug.ts";
import { madridLongDate } from "#domain/time/madrid-time.ts";
import { ownLanguage } from "#shared/language.ts";
import type { PlainText } from "#texts/translate.ts";
import { LegalBlocks } from "./legal-blocks.tsx";
import type { LegalFacts } from "./legal-facts.ts";
import { LegalIndex } from "./legal-index.tsx";
import { type LegalText, legalTexts, readSections } from "./legal-texts.ts";
import { legalValues } from "./legal-values.tsx";
import "#app/ui/styles/prose.css";
import "./legal.css";

interface LegalPageProps {
  title: PlainText;
  /** When these words were last changed: an ISO date. */
  updated: string;
  text: LegalText;
  facts: LegalFacts;
}

/** A legal text: the way back, an index that stays at hand, numbered sections one can link to. */
export function LegalPage({ title, updated, text, facts }: LegalPageProps) {
  const t = useText();
  const values = legalValues(facts, t);
  const spanish = readSections(legalTexts[text][ownLanguage], values);
  // Addresses of sections are those of the Spanish headings, in every language.
  const sections = readSections(legalTexts[text][t.language], values).map((section, place) => {
    return { ...section, number: place + 1, id: slugify(spanish[place]?.title ?? section.title) };
  });
  return (
    <div className="wrap">
      <div className="stack above-20 below-28">
        <Breadcrumbs trail={[{ name: t("Inicio"), href: "/" }]} current={t(title)} />
        <Titular as="h1" size={1}>
          {t(title)}
        </Titular>
        <p className="above small muted">
          {t("Última actualización:")} <time dateTime={updated}>{madridLongDate(updated, t)}</time>
        </p>
        {t.language !== ownLanguage && <p>{t("Esto es una traducción: el texto que vale es el español.")}</p>}
      </div>
      <div className="page-body cols cols-4-8 ruled-top">
        <LegalIndex entries={sections} />
        <div className="legal__text slim">
          {sections.map(({ id, number, title: heading, blocks }) => (
            <section key={id} className="prose" aria-labelledby={id}>
              <h2 id={id}>
                {number}. {heading}
              </h2>
              <LegalBlocks of={blocks} values={values} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
