import { slugify } from "#app/domain/text/slug.ts";
import { madridLongDate } from "#app/domain/time/madrid-time.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Titular } from "#app/ui/titular.tsx";
import { LegalIndex } from "./legal-index.tsx";
import type { LegalFacts, LegalSection } from "./legal-section.ts";
import "./legal.css";

interface LegalPageProps {
  title: string;
  /** When these words were last changed: an ISO date. */
  updated: string;
  sections: readonly LegalSection[];
  facts: LegalFacts;
}

/** A legal text: the way back, an index that stays at hand, numbered sections one can link to. */
export function LegalPage({ title, updated, sections, facts }: LegalPageProps) {
  const numbered = sections.map((section, place) => ({ ...section, number: place + 1, id: slugify(section.title) }));
  return (
    <div className="wrap">
      <div className="legal-head">
        <Breadcrumbs trail={[{ name: "Inicio", href: "/" }]} current={title} />
        <Titular as="h1" size={1}>
          {title}
        </Titular>
        <p className="legal-head__date">
          Última actualización: <time dateTime={updated}>{madridLongDate(updated)}</time>
        </p>
      </div>
      <div className="legal">
        <LegalIndex entries={numbered} />
        <div className="legal__text">
          {numbered.map(({ id, number, title: heading, Text }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                {number}. {heading}
              </h2>
              <Text {...facts} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
