/** A run of words: in both texts, only in the first, or only in the second. */
export interface WordRun {
  kind: "same" | "gone" | "new";
  text: string;
}

/** Texts with more words than this between their common ends are compared as a whole: a table of them would be too large. */
const mostWords = 1_500;

/** What became of a text, word by word. */
export function wordDiff(before: string, after: string): WordRun[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const between = (words: string[]) => words.slice(start, words.length - end);
  return joined([
    ...old.slice(0, start).map(run("same")),
    ...middle(between(old), between(now)),
    ...old.slice(old.length - end).map(run("same")),
  ]);
}

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
const run = (kind: WordRun["kind"]) => (text: string) => ({ kind, text });

/** By their longest common subsequence. */
function middle(old: string[], now: string[]): WordRun[] {
  if (old.length > mostWords || now.length > mostWords) return [...old.map(run("gone")), ...now.map(run("new"))];
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const runs: WordRun[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      runs.push({ kind: "same", text: old[i++] ?? "" });
      j++;
    } else if (j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1)))
      runs.push({ kind: "gone", text: old[i++] ?? "" });
    else runs.push({ kind: "new", text: now[j++] ?? "" });
  }
  return runs;
}

function joined(runs: readonly WordRun[]): WordRun[] {
  const all: WordRun[] = [];
  for (const it of runs) {
    const last = all.at(-1);
    if (last?.kind === it.kind) last.text += it.text;
    else all.push({ ...it });
  }
  return all;
}
