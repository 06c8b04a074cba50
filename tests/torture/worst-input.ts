import { readClasses } from "#app/content/clubs/club-classes-file.ts";
import { readLandingJson } from "#app/content/site/landing-json.ts";
import { cleanHtml } from "#app/views/landings/clean-html.ts";
import { parseFilter, parseGroup } from "#backend/rest/address/parse-condition.ts";
import { parseSelect } from "#backend/rest/address/parse-select.ts";
import { readBody } from "#backend/rest/read-body.ts";
import { cleanDrawing } from "#backend/storage/clean-drawing.ts";
import { TooManyParts } from "#backend/storage/picture-notes/count-parts.ts";
import { stripNotes } from "#backend/storage/picture-notes/strip-notes.ts";
import { readWebVtt } from "#domain/captions/web-vtt.ts";
import { markdownHtml } from "#domain/markdown/markdown-html.ts";
import { parseCsv } from "#domain/text/parse-csv.ts";
import { readFormRequest } from "#server/http/read-form-request.ts";

/** Something that reads what staff or strangers send, with the worst that it can be sent at the largest size it takes. */
export interface Parser {
  name: string;
  /** How much it is sent, in words. */
  size: string;
  /** Each shape by name; making it does not count. */
  worst: Record<string, () => unknown>;
  read: (input: never) => unknown;
  /** Where else than on the thread that answers pages it is done. */
  elsewhere?: string;
}

const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const nested = (open: string, close: string, length: number) => {
  const times = Math.floor(length / (open.length + close.length));
  return open.repeat(times) + close.repeat(times);
};
const shapes = (length: number, units: readonly string[]): Record<string, () => string> =>
  Object.fromEntries(units.map((unit) => [`${JSON.stringify(unit)} again and again`, () => filled(unit, length)]));

const same = { link: (href: string) => href, picture: (src: string) => src };
const megabyte = 1_000_000;
const json = { method: "POST", headers: { "content-type": "application/json" } };

export const worstInput: readonly Parser[] = [
  {
    name: "Markdown of an article",
    size: "100,000 letters",
    worst: {
      ...shapes(100_000, [
        "*a ",
        "**a",
        "_a ",
        "`a",
        "[",
        "![a](",
        "[a](b",
        "> ",
        "- a\n",
        "1. a\n",
        "#",
        "a\n",
        "\\*",
      ]),
      "links in links": () => nested("[", "](a)", 100_000),
      "quotes in quotes": () => Array.from({ length: 400 }, (_, at) => `${"> ".repeat(at % 120)}a`).join("\n"),
    },
    read: (text: string) => markdownHtml(text, same),
  },
  {
    name: "HTML of a landing, by hand or by AI",
    size: "50,000 letters",
    worst: {
      ...shapes(50_000, [
        "<",
        "<b>",
        "<p>",
        "&",
        "<!--",
        "<a href='",
        "<img src=x>",
        "<table><tr><td>",
        '<a href="a">',
      ]),
      "elements in elements": () => nested("<b>", "</b>", 50_000),
      "lists in lists": () => nested("<ul><li>", "</li></ul>", 50_000),
    },
    read: (html: string) => cleanHtml(html),
  },
  {
    name: "JSON of a landing",
    size: "1 MB",
    worst: {
      "lists in lists": () => nested("[", "]", megabyte),
      "objects in objects": () => `${'{"a":'.repeat(160_000)}1${"}".repeat(160_000)}`,
      "many keys": () => `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":"${at}"`).join()}}`,
      "many parts": () => `{"features":[${Array.from({ length: 30_000 }, () => '{"title":"a","text":"b"}').join()}]}`,
    },
    read: (json: string) => readLandingJson(json),
    elsewhere: "the editor's browser",
  },
  {
    name: "JSON at a door",
    size: "1 MB",
    worst: {
      "lists in lists": () => nested("[", "]", megabyte),
      "objects in objects": () => `${'{"a":'.repeat(160_000)}1${"}".repeat(160_000)}`,
      "empty rows": () => `[${filled("{},", megabyte - 4)}{}]`.replace(/,\{?\{\}\]$/, ",{}]"),
      "one long number": () => filled("9", megabyte),
    },
    read: (body: string) => readBody(new Request("http://x/", { ...json, body })).catch(() => null),
  },
  {
    name: "filters of a door's address",
    size: "16 kB",
    worst: {
      "groups in groups": () => `(${nested("and(", ")", 16_000)})`,
      "many names": () => filled("a.eq.1,", 16_000),
      ...shapes(16_000, ['"', "\\", "(", "a.in.("]),
    },
    read: (text: string) => {
      for (const parse of [() => parseGroup("or", text), () => parseFilter("a", text), () => parseSelect(text)]) {
        try {
          parse();
        } catch {
          // Refused, which is an answer.
        }
      }
    },
  },
  {
    name: "captions (WebVTT)",
    size: "100,000 letters",
    worst: {
      "many cues": () => `WEBVTT\n\n${filled("00:00.000 --> 00:01.000\na\n\n", 99_000)}`,
      "long settings": () => `WEBVTT\n\n00:00.000 --> 00:01.000 ${filled("line:1 ", 99_000)}`,
      "one line": () => `WEBVTT\n\n${filled("a", 99_000)}`,
      blanks: () => `WEBVTT\n\n00:00.000${filled(" ", 99_000)}`,
    },
    read: (text: string) => readWebVtt(text),
  },
  {
    name: "a timetable's file (CSV)",
    size: "300,000 letters",
    worst: {
      ...shapes(300_000, ['"', ";", "\n", '";', "a,"]),
      "one field": () => `"${filled("a", 299_000)}`,
    },
    read: (text: string) => {
      const [head, ...lines] = parseCsv(text);
      return readClasses({ heading: head?.cells ?? [], lines }, "acacias", []);
    },
    elsewhere: "the editor's browser",
  },
  {
    name: "a drawing (SVG)",
    size: "2 MB",
    worst: {
      "groups in groups": () => svg(nested("<g>", "</g>", 650_000)),
      "styles again and again": () => svg(filled("<style>.a{fill:red}</style>", 1_900_000)),
      "many attributes": () => svg(`<g ${Array.from({ length: 100_000 }, (_, at) => `a${at}="b"`).join(" ")}/>`),
    },
    read: (text: string) => cleanDrawing(text),
    elsewhere: "a thread of its own, ended after 3 s",
  },
  {
    name: "what cameras noted in a photograph",
    size: "10 MB",
    worst: {
      "JPEG of empty notes": () => ["image/jpeg", jpegOf(10_000_000)],
      "PNG of empty notes": () => ["image/png", pngOf(10_000_000)],
      "HEIF of empty boxes": () => ["image/heic", heifOf(filled("0000000866726565", 20_000_000))],
      "HEIF of places without a size": () => ["image/heic", heifOf(placesOfNothing(9_000_000))],
    },
    read: ([kind, file]: [string, Buffer]) => {
      try {
        stripNotes(kind, file);
      } catch (error) {
        if (!(error instanceof TooManyParts)) throw error;
      }
    },
  },
  {
    name: "a form (multipart)",
    size: "1 MB",
    worst: {
      "many fields": () => multipart(Array.from({ length: 10_000 }, (_, at) => `name="a${at}"\r\n\r\nb`)),
      "nearly boundaries": () => multipart([`name="a"\r\n\r\n${filled("\r\n--grenz", megabyte)}`]),
      "one long head": () => multipart([`name="${filled("a", megabyte)}"\r\n\r\nb`]),
    },
    read: (body: string) => readForm(body, "multipart/form-data; boundary=grenze", megabyte + 10_000),
  },
  {
    name: "a form with a file (multipart)",
    size: "8 MB",
    worst: {
      "many fields": () => multipart(Array.from({ length: 100_000 }, (_, at) => `name="a${at}"\r\n\r\nb`)),
      "nearly boundaries": () => multipart([`name="a"; filename="a"\r\n\r\n${filled("\r\n--grenz", 8_000_000)}`]),
    },
    read: (body: string) => readForm(body, "multipart/form-data; boundary=grenze", 9_000_000),
  },
  {
    name: "a form (urlencoded)",
    size: "1 MB",
    worst: shapes(megabyte, ["a=1&", "&", "%", "%41", "+", "a"]),
    read: (body: string) => readForm(body, "application/x-www-form-urlencoded", megabyte),
  },
];

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

const multipart = (parts: readonly string[]) =>
  `${parts.map((part) => `--grenze\r\ncontent-disposition: form-data; ${part}\r\n`).join("")}--grenze--\r\n`;

const readForm = (body: string, type: string, most: number) =>
  readFormRequest(new Request("http://x/", { method: "POST", headers: { "content-type": type }, body }), most);

function jpegOf(size: number): Buffer {
  const note = Buffer.from([0xff, 0xe1, 0x00, 0x02]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    Buffer.alloc(size, note),
    Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xd9]),
  ]);
}

function pngOf(size: number): Buffer {
  const chunk = Buffer.from([0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 0, 0, 0, 0]);
  const end = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(size, chunk), end]);
}

const heifOf = (inside: string): Buffer =>
  Buffer.concat([
    Buffer.from("0000001866747970686569630000000068656963", "hex"),
    Buffer.alloc(4),
    Buffer.from(inside, "hex"),
  ]);

/** A `meta` box whose items have 65,535 places each that take no room in the file, as hexadecimal digits. */
function placesOfNothing(size: number): string {
  const items = Math.floor(size / 10);
  const places = boxOf(
    "iloc",
    `020000000000${items.toString(16).padStart(8, "0")}${"0000000100000000ffff".repeat(items)}`,
  );
  return boxOf("meta", `00000000${boxOf("iinf", "000000000000")}${places}`);
}

function boxOf(kind: string, inside: string): string {
  return (8 + inside.length / 2).toString(16).padStart(8, "0") + Buffer.from(kind).toString("hex") + inside;
}
