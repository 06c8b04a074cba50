import type { ManifiestoContent } from "#app/content/manifiesto.ts";
import { Titular } from "#app/ui/titular.tsx";
import { Background } from "./background.tsx";
import { RevealedText } from "./revealed-text.tsx";
import "./statement.css";

interface StatementProps {
  id: string;
  content: ManifiestoContent["mission"];
  /** On which side the text stands where there is room for two. */
  textOn: "right" | "left";
}

/** A full screen with one title and one text: the mission, the vision. */
export function Statement({ id, content: { background, title, text }, textOn }: StatementProps) {
  return (
    <section id={id} className={`manifiesto-statement manifiesto-statement--${textOn}`} aria-label={title || undefined}>
      <Background src={background.src} alt={background.alt} />
      <div className="wrap">
        {title.trim() && (
          <Titular stacked className="manifiesto-statement__title">
            {title}
          </Titular>
        )}
        {text.trim() && <RevealedText>{text}</RevealedText>}
      </div>
    </section>
  );
}

/** Whether there is anything to state. */
export function saysAnything({ title, text }: ManifiestoContent["mission"]): boolean {
  return title.trim() !== "" || text.trim() !== "";
}
