import { wakes } from "#app/islands/wakes.ts";
import "./manifiesto-lines.css";
/** The lines, thin until one reaches the middle of the screen: `enhanceManifiestoLines` then makes it wide. */
export function ManifiestoLines({ lines }: { lines: readonly string[] }) {
  const said = lines.map((line) => line.trim()).filter((line) => line !== "");
  if (said.length === 0) return null;
  return (
    <section className="manifiesto-lines section" aria-labelledby="manifiesto-lineas">
      <div className="wrap">
        <h2 className="sr-only" id="manifiesto-lineas">
          Manifiesto
        </h2>
        <ul {...wakes("manifiesto-lines")}>
          {said.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may be said twice
            <li key={place}>
              <span className="manifiesto-lines__thin">{line}</span>
              <span className="manifiesto-lines__wide" aria-hidden="true">
                {line}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
