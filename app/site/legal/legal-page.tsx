import { Breadcrumbs } from "#app/ui/links/breadcrumbs.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { slugify } from "#domain/text/slug.ts";
import { madridLongDate } from "#domain/time/madrid-time.ts";
import { ownLanguage } from "#shared/language.ts";
import type { PlainText } from "#texts/translate.ts";
import { LegalIndex } from "./legal-index.tsx";
import type { LegalFacts, LegalSection } from "./legal-section.ts";
import "./legal.css";

interface LegalPageProps {
  title: PlainText;
  /** When these words were last changed: an ISO date. */
  updated: string;
  sections: readonly LegalSection[];
  facts: LegalFacts;
}

/** A legal text: the way back, an index that stays at hand, numbered sections one can link to. */
export function LegalPage({ title, updated, sections, facts }: LegalPageProps) {
  const t = useText();
  // Addresses of sections are those of the Spanish headings, in every language.
  const numbered = sections.map((section, place) => ({ ...section, number: place + 1, id: slugify(section.title) }));
  return (
    <div className="wrap">
      <div className="legal-head">
        <Breadcrumbs trail={[{ name: t("Inicio"), href: "/" }]} current={t(title)} />
        <Titular as="h1" size={1}>
          {t(title)}
        </Titular>
        <p className="legal-head__date">
          {t("Última actualización:")} <time dateTime={updated}>{madridLongDate(updated, t)}</time>
        </p>
        {t.language !== ownLanguage && <p>{t("Esto es una traducción: el texto que vale es el español.")}</p>}
      </div>
      <div className="legal">
        <LegalIndex entries={numbered} />
        <div className="legal__text">
          {numbered.map(({ id, number, title: heading, Text }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                {number}. {t(heading)}
              </h2>
              {typeof Text === "string" ? <p>{t(Text)}</p> : <Text {...facts} />}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
