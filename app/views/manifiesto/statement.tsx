import type { ManifiestoContent } from "#app/content/site/manifiesto.ts";
import { Titular } from "#app/ui/titles/titular.tsx";
import { Background } from "./background.tsx";
import "./manifiesto.css";

interface StatementProps {
  id: string;
  content: ManifiestoContent["mission"];
  /** On which side the text stands where there is room for two. */
  textOn: "right" | "left";
  /** The language of a text of it, where it is not the page's. */
  langOf: (name: "alt" | "title" | "text") => string | undefined;
}

/** A full screen with one title and one text: the mission, the vision. */
export function Statement({ id, content: { background, title, text }, textOn, langOf }: StatementProps) {
  return (
    <section
      id={id}
      className={`stage manifiesto-statement manifiesto-statement--${textOn}`}
      aria-labelledby={title.trim() ? `${id}-titulo` : undefined}
    >
      <Background src={background.src} alt={background.alt} lang={langOf("alt")} />
      <div className={`wrap section cols ${textOn === "right" ? "cols-4-8" : "cols-8-4"}`}>
        {title.trim() && (
          <Titular className="measure" id={`${id}-titulo`} lang={langOf("title")} stacked>
            {title}
          </Titular>
        )}
        {text.trim() && <RevealedText lang={langOf("text")}>{text}</RevealedText>}
      </div>
    </section>
  );
}

export function saysAnything({ title, text }: ManifiestoContent["mission"]): boolean {
  return title.trim() !== "" || text.trim() !== "";
}

/**
 * A text whose words light up one by one while it crosses the screen. To those who listen it is one plain text; without
 * scroll timelines or motion all of it is lit.
 */
function RevealedText({ lang, children }: { lang: string | undefined; children: string }) {
  const words = children.trim().split(/\s+/);
  return (
    <p className="revealed-text breaks" lang={lang} style={{ "--words": words.length }}>
      <span className="sr-only">{words.join(" ")}</span>
      <span aria-hidden="true">
        {words.map((word, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and their places are what they are
          <span key={place} style={{ "--place": place }}>
            {word}{" "}
          </span>
        ))}
      </span>
    </p>
  );
}
