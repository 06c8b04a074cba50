import type { Sql } from "postgres";
import { type Language, ownLanguage } from "#shared/language.ts";
import { type House, houseLines } from "./house.ts";
import type { Mail } from "./open-mailer.ts";

/** What a mail says, before it is text or HTML. */
export interface Letter {
  /** Of whoever reads it; the house's own mails are in the site's language. */
  language?: Language;
  subject: string;
  /** Each a paragraph; a line break within one stays. */
  paragraphs: readonly string[];
  /** The one thing to do, and where. */
  link?: { label: string; url: string };
  /** What stands below a line: words of the person that is answered. */
  quote?: { title: string; words: string };
}

export interface WrittenLetter extends Letter {
  /** The mail that this one follows, so that programs show them together. */
  inReplyTo?: string | null;
  calendar?: Mail["calendar"];
  /** Whom of the house it is for; the company's own address else. */
  desk?: string | null;
}

/** Where a letter's facts come from, and where its links lead. */
export interface LetterTools {
  sql: Sql;
  siteUrl: string;
}

/** A subject is one line, whatever a club or a position is called. */
export const oneLine = (words: string): string => words.replace(/\s+/g, " ").trim().slice(0, 200);

/** A letter as plain text, with who writes it at its foot. */
export function letterText({ paragraphs, link, quote }: Letter, house: House): string {
  return [
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...(quote ? [`${quote.title}\n${quote.words.replace(/^/gm, "> ")}`] : []),
    // The mark that programs know a signature by.
    `-- \n${houseLines(house).join("\n")}`,
  ].join("\n\n");
}

const styles = {
  page: "margin:0;padding:24px 12px;background:#f6f6f4;color:#0c0c0a;font:16px/1.5 Arial,Helvetica,sans-serif",
  sheet: "max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border-top:4px solid #caa62c",
  brand: "margin:0 0 24px;font-weight:bold;letter-spacing:.02em",
  paragraph: "margin:0 0 16px",
  button:
    "display:inline-block;padding:12px 20px;background:#0c0c0a;color:#ffffff;text-decoration:none;font-weight:bold",
  quote: "margin:24px 0 0;padding:12px 16px;border-left:3px solid #d9d8d2;color:#5b5b55;font-size:14px",
  foot: "margin:28px 0 0;padding-top:16px;border-top:1px solid #d9d8d2;color:#5b5b55;font-size:13px",
};

/** The same as simple HTML: nothing is fetched from anywhere, and nothing that somebody wrote becomes a tag. */
export function letterHtml({ language = ownLanguage, subject, paragraphs, link, quote }: Letter, house: House): string {
  const body = [
    `<p style="${styles.brand}">NINE FITNESS</p>`,
    ...paragraphs.map((paragraph) => `<p style="${styles.paragraph}">${lines(paragraph)}</p>`),
    ...(link
      ? [
          `<p style="${styles.paragraph}"><a href="${escapeHtml(link.url)}" style="${styles.button}">${escapeHtml(link.label)}</a></p>`,
        ]
      : []),
    ...(quote
      ? [`<blockquote style="${styles.quote}">${escapeHtml(quote.title)}<br><br>${lines(quote.words)}</blockquote>`]
      : []),
    `<p style="${styles.foot}">${houseLines(house).map(escapeHtml).join("<br>")}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="${styles.page}"><div style="${styles.sheet}">
${body.join("\n")}
</div></body></html>
`;
}

const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, "<br>\n");

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (match) => entities[match] ?? match);
}
