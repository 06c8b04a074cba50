import { type WordRun, wordDiff } from "#domain/text/word-diff.ts";
import type { ShownField } from "./changed-fields.ts";

/** The two cells of a field that changed: pictures side by side, texts with the words that went and that came. */
export function FieldChange({ field: { one, other }, heads }: { field: ShownField; heads: [string, string] }) {
  const runs = isPicture(one) || isPicture(other) ? null : wordDiff(one, other);
  return (
    <>
      <td data-head={heads[0]}>{runs ? <Words runs={runs} shown="gone" /> : <Picture address={one} />}</td>
      <td data-head={heads[1]}>{runs ? <Words runs={runs} shown="new" /> : <Picture address={other} />}</td>
    </>
  );
}

const isPicture = (text: string) => /^(https?:\/)?\/\S+\.(avif|gif|jpe?g|png|svg|webp)(\?\S*)?$/i.test(text);

function Picture({ address }: { address: string }) {
  return isPicture(address) ? <img src={address} alt={address.split("/").at(-1)} loading="lazy" /> : <>{address}</>;
}

function Words({ runs, shown }: { runs: readonly WordRun[]; shown: "gone" | "new" }) {
  const Mark = shown === "gone" ? "del" : "ins";
  return (
    <span className="comparison__words lines">
      {runs
        .filter(({ kind }) => kind === "same" || kind === shown)
        .map(({ kind, text }, at) => {
          const key = `${at}`;
          return kind === "same" ? <span key={key}>{text}</span> : <Mark key={key}>{text}</Mark>;
        })}
    </span>
  );
}
