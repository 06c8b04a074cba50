import * as z from "zod/mini";
import { type DayLetter, hoursMeant, parseDays, parseHours } from "#domain/clubs/opening-hours.ts";
import { emailFault } from "#domain/contact/email-fault.ts";
import { isVideoFile, ownFileAddress } from "#domain/files/own-file.ts";
import { isHttpLink, safeLink, safeSource } from "#domain/links/link-safety.ts";
import { shownVideo } from "#domain/links/shown-video.ts";
import { webAddress } from "#domain/links/web-address.ts";
import { isSlug, slugify } from "#domain/text/slug.ts";
import { parseLines } from "#domain/text/text-list.ts";
import { contactTexts } from "#texts/contact-texts.ts";
import { formTexts } from "#texts/form-texts.ts";
import { formField, optionalField, type Reading, requiredField } from "./form-field.ts";

export const lineLength = 200;
export const textLength = 5_000;

/** A line that must not be empty. */
export const requiredLine = requiredField(atMost(lineLength), formTexts.required);
/** A line that may be empty: null then. */
export const optionalLine = optionalField(atMost(lineLength));
/** The same where the design has room for so many letters (`textLimits`). */
export const requiredShort = (limit: number) => requiredField(atMost(limit), formTexts.required);
/** The same, but it may be empty: null then. */
export const optionalShort = (limit: number) => optionalField(atMost(limit));
/** A text of several lines that may be empty: null then. */
export const optionalTextField = optionalField(atMost(textLength));
/** Entries one per line; blank lines are dropped (admin §5). */
export const linesField = formField<string[]>((text) => {
  const reading = atMost(textLength)(text);
  return "message" in reading ? reading : { value: parseLines(text) };
});

/** An address for a link, or empty; nothing that could run passes. */
export const linkField = optionalField(readLink);
/** The same, but not empty. */
export const requiredLink = requiredField(readLink, formTexts.required);
/** The address of a picture or video, or empty; one of our own files loses its host. */
export const sourceField = optionalField<string>((text) => {
  const address = ownFileAddress(text);
  if (isInsecure(address)) return { message: formTexts.insecure };
  const isWhole = isHttpLink(address) ? webAddress(address) !== null : address.startsWith("/");
  return safeOr(isWhole ? safeSource(address) : null, formTexts.source);
});
/** As many as the table takes: a club is looked for by its link, and such an address has an end. */
const mostInLink = 300;
/**
 * Where a club's card leads, or empty: the word of its page (`acacias`, `/club/acacias`), another page of this site or
 * another site.
 */
export const clubLinkField = optionalField<string>((text) => {
  if (text.length > mostInLink) return { message: formTexts.tooLong(mostInLink) };
  const [, start = "", word] = /^(\/?club\/|\/club$)?([^/#?:]*)$/i.exec(text) ?? [];
  if (word === undefined) return readLink(text);
  const meant = slugify(word) || "acacias";
  return isSlug(word.toLowerCase())
    ? { value: `${start}${word}`.toLowerCase() }
    : { message: formTexts.clubLink(meant) };
});
/** The address of a video file, or empty: what a page plays without anybody's player. */
export const clipField = optionalField<string>((text) => {
  const address = ownFileAddress(text);
  if (isInsecure(address)) return { message: formTexts.insecure };
  const reading = safeOr(safeSource(address), formTexts.clip);
  return "value" in reading && !isVideoFile(reading.value) ? { message: formTexts.clip } : reading;
});
/** The address of a video file, or whatever names a video of YouTube, which is kept as its short link; or empty. */
export const videoField = optionalField<string>((text) => {
  const video = shownVideo(ownFileAddress(text));
  if (video === null) return { message: formTexts.videoOrClip };
  if (video.kind === "file" && isInsecure(video.src)) return { message: formTexts.insecure };
  return { value: video.kind === "file" ? video.src : `https://youtu.be/${video.id}` };
});
/** The hours of a day, or empty. */
export const hoursField = optionalField<string>((text) =>
  parseHours(text) === null ? { message: hoursFault(text) } : { value: text },
);
/** The hours of several days, the same or each their own, or empty. */
export const hoursOfDaysField = (days: readonly DayLetter[]) =>
  optionalField<string>((text) => {
    if (parseDays(text, days) !== null) return { value: text };
    const isNamed = days.length > 1 && hoursMeant(text) === null && /[;\n]|[a-z][\s:.]{0,2}\d/i.test(text);
    return { message: isNamed ? formTexts.hoursOfDays(days.join(", ")) : hoursFault(text) };
  });
/** A Spanish postcode, or empty. */
export const postcodeField = optionalField<string>((text) =>
  /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(text) ? { value: text } : { message: formTexts.postcode },
);
/** An e-mail address, or empty. */
export const emailField = optionalField<string>((text) => {
  const fault = emailFault(text);
  return fault === null ? { value: text } : { message: contactTexts.email[fault] };
});
/** The last part of an address. */
export const slugField = requiredField<string>(
  (text) => (isSlug(text) && text.length <= 80 ? { value: text } : { message: formTexts.slug }),
  formTexts.required,
);

/** Text of at most so many characters, as a reader counts them. */
export function atMost(limit: number): (text: string) => Reading<string> {
  return (text) => (Array.from(text).length > limit ? { message: formTexts.tooLong(limit) } : { value: text });
}

/** The same for what is kept as it was typed. */
export const typedAtMost = (limit: number) =>
  z.string().check(z.refine((typed) => "value" in atMost(limit)(typed), { error: formTexts.tooLong(limit) }));

function hoursFault(text: string): string {
  const meant = hoursMeant(text);
  return meant === null ? formTexts.hours : formTexts.hoursMeant(meant);
}

// A bare word would be looked for beside whatever page it stands on.
function readLink(text: string): Reading<string> {
  const isWeb = isHttpLink(text);
  if (/\s/.test(text) && (isWeb || text.startsWith("/"))) return { message: formTexts.linkSpaces };
  if (isWeb && webAddress(text) === null) return { message: formTexts.link };
  return safeOr(/^([/#]|[a-z]+:)/i.test(text) ? safeLink(text) : null, formTexts.link);
}

/** No page shows what comes by it: the content security policy lets `https:` alone through. */
const isInsecure = (address: string) => /^http:/i.test(address);

function safeOr(address: string | null, message: string): Reading<string> {
  return address === null ? { message } : { value: address };
}
