import { captionTexts as faults } from "../../texts/caption-texts.ts";

/** How much a file of captions may hold: an hour of talk has about sixty thousand letters. */
export const webVttLength = 100_000;

const clock = String.raw`(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(String.raw`^${clock}[ \t]+-->[ \t]+${clock}(?:[ \t]+(.*))?$`);
const settings = /^(?:(?:vertical|line|position|size|align):[\w%.,-]+(?:[ \t]+|$))*$/;

/**
 * Captions as a file of WebVTT holds them (https://www.w3.org/TR/webvtt1/), tidied: Unix lines, no byte order mark, one blank
 * line between cues. Else what is wrong with them, as a sentence for whoever brought the file. Styles and regions are refused:
 * the site draws captions.
 */
export function readWebVtt(typed: string): { value: string } | { message: string } {
  const text = typed.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  if (text.length > webVttLength) return { message: faults.tooLong };
  if (text.includes("\0")) return { message: faults.none };
  const lines = text.split("\n");
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? "")) {
    return { message: looksLikeSubRip(lines) ? faults.subRip : faults.none };
  }
  const blocks = blocksOf(lines);
  const [, ...rest] = blocks;
  if (blocks[0] && blocks[0].lines.length > 1) return { message: faults.header };
  const told: string[] = [lines[0] ?? ""];
  let last = 0;
  let cues = 0;
  for (const block of rest) {
    if (/^NOTE(?:[ \t]|$)/.test(block.lines[0] ?? "")) continue;
    if (/^(?:STYLE|REGION)[ \t]*$/.test(block.lines[0] ?? "")) return { message: faults.style(block.at) };
    const read = readCue(block, last);
    if ("message" in read) return read;
    last = read.from;
    cues += 1;
    told.push(block.lines.map((line) => line.trimEnd()).join("\n"));
  }
  return cues === 0 ? { message: faults.empty } : { value: told.join("\n\n") };
}

interface Block {
  lines: string[];
  /** The number of its first line in the file, from 1. */
  at: number;
}

/** Lines that belong together: a blank one ends them. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  lines.forEach((line, place) => {
    if (line.trim() === "") {
      open = null;
      return;
    }
    if (open === null) {
      open = { lines: [], at: place + 1 };
      blocks.push(open);
    }
    open.lines.push(line);
  });
  return blocks;
}

/** When the cue begins, in milliseconds; it may have a name before its times. */
function readCue({ lines, at }: Block, last: number): { from: number } | { message: string } {
  const place = lines[0]?.includes("-->") ? 0 : 1;
  const line = at + place;
  const parts = timing.exec(lines[place]?.trim() ?? "");
  if (parts === null) return { message: faults.times(line) };
  const from = milliseconds(parts.slice(1, 5));
  const to = milliseconds(parts.slice(5, 9));
  if (!settings.test(parts[9]?.trim() ?? "")) return { message: faults.settings(line) };
  if (to <= from) return { message: faults.endsBefore(line) };
  if (from < last) return { message: faults.order(line) };
  if (lines.length <= place + 1) return { message: faults.silent(line) };
  if (lines.slice(place + 1).some((text) => text.includes("-->"))) return { message: faults.noBlank(line) };
  return { from };
}

function milliseconds([hours, minutes, seconds, thousandths]: readonly (string | undefined)[]): number {
  return ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths);
}

const looksLikeSubRip = (lines: readonly string[]) =>
  lines.slice(0, 4).some((line) => /^\d{2}:\d{2}:\d{2},\d{3} --> /.test(line.trim()));
