import type { ReactNode } from "react";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import "./visit-page.css";

interface VisitSideProps {
  picture: string | null;
  title: string;
  back: { text: string; href: string };
  words: string;
  /** What is being booked, line by line; `missing` stands where there is no value, for `enhanceVisit` too. */
  lines: readonly { name: string; value: ReactNode; says?: string; missing?: string }[];
}

/** The club's photograph with what is being booked; on a phone a short band. */
export function VisitSide({ picture, title, back, words, lines }: VisitSideProps) {
  return (
    <section className="stage visit__side" data-surface="noche" aria-labelledby="visita-titulo">
      <div className="stage__picture">
        {picture && (
          <Picture
            src={picture}
            alt=""
            width={1200}
            height={900}
            sizes="(min-width: 64rem) 48vw, 100vw"
            crop="4x3"
            priority
          />
        )}
      </div>
      <div className="stage__top">
        <BackLink href={back.href}>{back.text}</BackLink>
      </div>
      <div className="visit__words">
        <Titular as="h1" id="visita-titulo" stacked>
          {title}
        </Titular>
        <p className="only-narrow above-12 narrow small">{words}</p>
        <dl className="ticket facts above-28 only-wide small">
          {lines.map(({ name, value, says, missing }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd {...(says && { "data-says": says, "data-missing": missing, "data-live": "" })}>{value || missing}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
