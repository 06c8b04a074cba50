/** So many values without a main one are a family, which carries the name of its topic: `clubs.ts`, `ordering.ts`. */
const family = 3;

/** The names that a file gives to others, values and types. A route's own are the framework's. */
function exportedNames(text: string): { values: string[]; types: string[] } {
  const declared = text.matchAll(/^export (?:async |abstract )*(function|const|class|interface|type)\*? (\w+)/gm);
  const all = [...declared].map(([, kind = "", name = ""]) => ({ kind, name }));
  const isType = (kind: string) => kind === "interface" || kind === "type";
  const passedOn = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = ""]) => list.split(","));
  return {
    values: [
      ...all.filter(({ kind }) => !isType(kind)).map(({ name }) => name),
      ...passedOn.map((value) => value.split(" as ").at(-1)?.trim() ?? "").filter(Boolean),
    ],
    types: all.filter(({ kind }) => isType(kind)).map(({ name }) => name),
  };
}

/**
 * Whether a file is called after what it exports: all words of its name are in the name of one export, whatever their
 * number (`clubs.ts` → `readClubs`). What exports by default, several equal values or nothing may have any name.
 */
export function isNamedAfterExport(file: string, text: string): boolean {
  if (/^export default /m.test(text) || /^export (?:async )?(?:function|const) (?:loader|action)\b/m.test(text))
    return true;
  const { values, types } = exportedNames(text);
  const name = file.replace(/^.*\//, "").replace(/(\.(client|server|script))?\.(tsx?|mjs)$/, "");
  const wanted = wordsOf(name);
  const isIn = (value: string) => {
    const has = wordsOf(value);
    return [...wanted].every((word) => has.has(word));
  };
  const all = [...values, ...types];
  return all.length === 0 || values.length >= family || all.some(isIn);
}

/** Its words in the singular, in small letters: `readClubs`, `read-clubs` and `ReadClub` have the same. */
function wordsOf(name: string): Set<string> {
  const words = name.split(/[-_.]|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  return new Set(words.map((word) => singular(word.toLowerCase())));
}

const singular = (word: string) =>
  word
    .replace(/ies$/, "y")
    .replace(/(?<=ch|ss|x)es$/, "")
    .replace(/(?<=..[^s])s$/, "");
