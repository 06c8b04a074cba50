import * as z from "zod/mini";
import { isHttpLink } from "#domain/links/link-safety.ts";
import { addressPath, neverLed } from "#domain/links/redirects.ts";
import { webAddress } from "#domain/links/web-address.ts";
import { redirectTexts } from "#texts/admin/redirect-texts.ts";
import { formTexts } from "#texts/form-texts.ts";
import { choice, optionalWords, roomy, words } from "../columns.ts";
import { type DraftOf, entity, type RowOf } from "../entity.ts";
import { optionalField, requiredField } from "../form-field.ts";

/** As the server compares it; from a whole address the path, since only ours are asked here. */
const pathField = requiredField<string>((pasted) => {
  // Marks of no width come along from chats: nobody would ask for them.
  const text = pasted.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g, "");
  if (/[?#]/.test(text)) return { message: redirectTexts.asked };
  const typed = isHttpLink(text) && URL.canParse(text) ? new URL(text).pathname : text;
  const path = addressPath(typed.startsWith("/") ? typed : `/${typed}`);
  if (path === "") return { message: redirectTexts.home };
  // A browser takes dots away before it asks, and no address here has control characters.
  if (path === null || !/^(\/(?!\.{1,2}(\/|$))[^\s?#\\/\p{Cc}]+)+$/u.test(path)) return { message: redirectTexts.path };
  if (neverLed.test(path)) return { message: redirectTexts.isServersOwn };
  return path.length > 200 ? { message: formTexts.tooLong(200) } : { value: path };
}, formTexts.required);

/** A page of ours, or another site. */
const targetField = optionalField<string>((text) => {
  const isWeb = isHttpLink(text);
  if (/[\s\\]/.test(text)) return { message: formTexts.linkSpaces };
  if (isWeb ? webAddress(text) === null : !/^\/(?!\/)/.test(text)) return { message: redirectTexts.target };
  return text.length > 500 ? { message: formTexts.tooLong(500) } : { value: text };
});

/** Addresses without a page that lead elsewhere, or are said to be gone. */
export const redirects = entity("redirects", {
  path: roomy(words("Quien pida", pathField), 200),
  status: choice("Cómo", [
    { value: "301", text: "Para siempre (301)" },
    { value: "302", text: "Por ahora (302)" },
    { value: "410", text: "Ya no existe (410)" },
  ]),
  leads_to: optionalWords("Irá a", targetField),
});

/** What leads somewhere says where, and what is gone leads nowhere. */
export const redirectInput = redirects.inputWith(
  z.refine(({ status, leads_to }) => status === "410" || leads_to !== null, {
    error: formTexts.required,
    path: ["leads_to"],
  }),
  z.refine(({ status, leads_to }) => status !== "410" || leads_to === null, {
    error: redirectTexts.goneLeadsNowhere,
    path: ["leads_to"],
  }),
);

export type Redirect = RowOf<typeof redirects>;
export type RedirectDraft = DraftOf<typeof redirects>;

/** What stands beside the list, of 30 days. */
export const addressFigures = z.object({
  missed: z.array(z.object({ path: z.string(), views: z.number(), last_day: z.string() })),
  led: z.record(z.string(), z.number()),
  moved: z.array(z.object({ table_name: z.string(), slug: z.string(), is_now: z.string(), since: z.string() })),
});

export type AddressFigures = z.infer<typeof addressFigures>;

export const noFigures: AddressFigures = { missed: [], led: {}, moved: [] };
