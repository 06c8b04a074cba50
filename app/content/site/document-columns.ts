import * as z from "zod/mini";
import { safeLink } from "#domain/links/link-safety.ts";
import { parseColour } from "#domain/pages/colour-contrast.ts";
import { formTexts } from "#texts/form-texts.ts";
import { column, roomy, words } from "../columns.ts";
import { formField } from "../form-field.ts";
import { linkField as anyLink, atMost, lineLength, sourceField } from "../text-fields.ts";

// Columns of what is kept in a document: text as it was typed, where a table would have null for none.

const mostText = 100_000;
export const lineField = formField(atMost(lineLength));

/** A field that a document may leave empty. */
export const optional = (label: string, input: z.ZodMiniType<string, string>) => ({
  ...words(label, input),
  isRequired: false,
});
/** Words of any length. */
export const text = (label: string) => roomy(optional(label, formField(atMost(mostText))), mostText);
/** A line, as long as those of tables may be. */
export const line = (label: string) => roomy(optional(label, lineField), lineLength);
/** Words where the design has room for so many letters. */
export const shortText = (label: string, limit: number) => ({ ...optional(label, formField(atMost(limit))), limit });
export const linkField = formField<string>((typed) =>
  typed === "" || safeLink(typed) !== null ? { value: typed } : { message: formTexts.link },
);
/** Where a link leads. */
export const link = (label: string) => optional(label, linkField);
const orEmpty = (input: z.ZodMiniType<string | null, string>) =>
  z.pipe(
    input,
    z.transform((address) => address ?? ""),
  );
/** Where a button of a block leads: to an address that can be one, whatever page the block stands on. */
export const blockLink = (label: string) => optional(label, orEmpty(anyLink));
/** The address of a picture or video. */
export const source = (label: string) => optional(label, orEmpty(sourceField));
/** A colour by its number. */
export const colour = (label: string) =>
  optional(
    label,
    formField<string>((typed) =>
      typed === "" || parseColour(typed) !== null ? { value: typed } : { message: formTexts.colour },
    ),
  );
/** Texts one below the other. */
export const texts = (label: string, entry: z.ZodMiniType<string, string> = z.string()) =>
  column({
    label,
    stored: z.array(z.string()),
    input: z.array(entry),
    empty: [],
    blank: [],
    typed: (stored) => stored,
  });
