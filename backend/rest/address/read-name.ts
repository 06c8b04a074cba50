import type { TextReader } from "./text-reader.ts";

// PostgREST's grammar: letters, digits, "_", "$", inner spaces and dashes ("->" begins a path into JSON).
const plainName = /(?:[\p{L}\p{N}_ $]|-(?!>))+/uy;
const quoted = /"((?:[^"\\]|\\[\s\S])*)"/y;

/** A column's name, plain or in double quotes. */
export function readName(reader: TextReader): string {
  const name = readQuoted(reader) ?? reader.match(plainName)?.[0].trim();
  if (!name) throw reader.error("field name (* or [a..z0..9_$])");
  return name;
}

/** A text in double quotes, in which a backslash takes the next character literally; null when none begins here. */
export function readQuoted(reader: TextReader): string | null {
  return reader.match(quoted)?.[1]?.replace(/\\([\s\S])/g, "$1") ?? null;
}
