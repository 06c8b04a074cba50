import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import PostalMime, { type Email } from "postal-mime";
import { cutQuote } from "#domain/requests/cut-quote.ts";
import { cleanText } from "#domain/text/clean-text.ts";
import { addressHeaders, tokenIn } from "./reply-address.ts";

/** What of a mail is looked at; what is longer has attachments at its end. */
export const longestMail = 256 * 1024;
/** The history takes 10,000. */
const longestWords = 10_000;
const mostNamed = 10;

export interface RawMail {
  source: Uint8Array;
  /** Of the whole mail; `source` is its beginning. */
  size: number;
  /** Answers come to `name+<token>@domain` of this. */
  address: string;
  /** Whoever sends our mails. */
  own: string;
}

export interface Reply {
  token: string;
  /** Of the mail; made of its bytes where it has none. */
  messageId: string;
  from: string;
  /** Plain text, without the mail that it answers. */
  words: string;
  /** The names of what came with it, which is not kept. */
  attachments: string[];
  /** The mail held more than is here. */
  isPartial: boolean;
}

/**
 * Reads a mail of which at most `longestMail` bytes are given, which may take seconds: not on the thread of the site. Null when it
 * is no person's answer: none of ours, or written by a program (RFC 3834). Throws when it is no mail.
 */
export async function readReply({ source, size, address, own }: RawMail): Promise<Reply | null> {
  const email = await PostalMime.parse(source, { maxNestingDepth: 20, maxRfc822NestingDepth: 0 });
  const headers = email.headers.filter(({ key }) => addressHeaders.includes(key)).map(({ value }) => value);
  const token = tokenIn(headers.join("\n"), address);
  const from = email.from?.address?.toLowerCase() ?? "";
  if (!token || from === "" || from === own.toLowerCase() || isAutomatic(email, from)) return null;
  const all = cleanText(email.text?.trim() ? email.text : htmlText(email.html ?? ""));
  const words = cutQuote(all.slice(0, 3 * longestWords));
  return {
    token,
    messageId: nameOf(email.messageId?.trim() ?? "", source),
    from: from.slice(0, 254),
    words: words.slice(0, longestWords),
    attachments: email.attachments
      .slice(0, mostNamed)
      .map((attachment) => cleanText(attachment.filename ?? attachment.mimeType).slice(0, 120)),
    isPartial: size > source.length || all.length > 3 * longestWords || words.length > longestWords,
  };
}

/** It becomes a line of our next mail's head. */
const nameOf = (messageId: string, source: Uint8Array): string =>
  /^<[!-;=?-~]{1,290}>$/.test(messageId) ? messageId : `<${createHash("sha256").update(source).digest("hex")}>`;

function isAutomatic({ headers }: Email, from: string): boolean {
  const said = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  return (
    (said("auto-submitted") ?? "no") !== "no" ||
    /^(?:bulk|junk|list|auto_reply)$/.test(said("precedence") ?? "") ||
    ["x-autoreply", "x-autorespond", "list-id"].some((name) => said(name) !== undefined) ||
    said("return-path") === "<>" ||
    /^multipart\/report/.test(said("content-type") ?? "") ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/.test(from)
  );
}

const breaking = new Set(["br", "p", "div", "li", "tr", "h1", "h2", "h3", "blockquote"]);
const unread = new Set(["script", "style", "head", "title", "template"]);

/** The text of a mail that has none beside its HTML; what it quotes is marked as in plain text. */
function htmlText(html: string): string {
  const parts: string[] = [];
  let quotes = 0;
  let hidden = 0;
  const breakLine = () => parts.push(quotes > 0 ? "\n> " : "\n");
  const parser = new Parser({
    onopentagname(name) {
      if (name === "blockquote") quotes += 1;
      if (unread.has(name)) hidden += 1;
      if (breaking.has(name)) breakLine();
    },
    ontext(text) {
      if (hidden === 0) parts.push(text.replace(/\s+/g, " "));
    },
    onclosetag(name) {
      if (name === "blockquote") quotes -= 1;
      if (unread.has(name)) hidden -= 1;
      if (name === "p" || name === "blockquote") breakLine();
    },
  });
  parser.end(html);
  return parts.join("").replace(/\n{3,}/g, "\n\n");
}
