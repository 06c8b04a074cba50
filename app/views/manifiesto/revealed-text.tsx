import { wakes } from "#app/islands/wakes.ts";
import "./revealed-text.css";

/**
 * A text whose words light up one by one while it crosses the screen. To those who listen it is one plain text; without
 * scripts, scroll timelines or motion all of it is lit.
 */
export function RevealedText({ children }: { children: string }) {
  const words = children.trim().split(/\s+/);
  return (
    <p className="revealed-text" {...wakes("revealed-text")} style={{ "--words": words.length }}>
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
