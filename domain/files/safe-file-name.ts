import { foldAccents } from "../text/fold-accents.ts";

/**
 * The file's name as an address can hold it: accents folded, signs as hyphens, at most 80 letters and the ending:
 * `Piña (1).JPG` becomes `pina-1.jpg`, a name without any letter `archivo`.
 */
export function safeFileName(name: string): string {
  const { stem, ending } = splitName(name);
  const letters = foldAccents(stem).replace(/[^a-z0-9_-]+/g, "-");
  const trimmed = letters
    .replace(/^[-_]+/, "")
    .slice(0, 80)
    .replace(/-+$/, "");
  return `${trimmed || "archivo"}${ending}`;
}

/** The lower-case ending of a file's name with its dot; empty when it has none. */
export function fileEnding(name: string): string {
  return splitName(name).ending;
}

/** The moment in milliseconds and the safe name, as uploads are called in both buckets (admin §7). */
export function timestampedName(name: string, now: Date): string {
  return `${now.getTime()}_${safeFileName(name)}`;
}

function splitName(name: string): { stem: string; ending: string } {
  const [whole, stem, ending] = /^(.+)\.([a-z0-9]{1,8})$/i.exec(name.trim()) ?? [];
  return whole === undefined ? { stem: name, ending: "" } : { stem: stem ?? "", ending: `.${ending?.toLowerCase()}` };
}
