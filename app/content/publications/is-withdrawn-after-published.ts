import * as z from "zod/mini";
import { formTexts } from "#texts/form-texts.ts";

const time = (moment: unknown) => (typeof moment === "string" ? Date.parse(moment) : Number.NaN);

/** Of a form with both moments, as soon as both can be read: nothing is withdrawn before it is public. */
export const isWithdrawnAfterPublished = z.refine<Record<string, unknown>>(
  ({ publish_at, publication_date = publish_at, withdraw_at }) => !(time(withdraw_at) <= time(publication_date)),
  { message: formTexts.withdrawal, path: ["withdraw_at"], when: () => true },
);
