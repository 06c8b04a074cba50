import type * as z from "zod/mini";
import type { ToastText } from "#texts/toast-text.ts";
import type { SiteContent } from "../../content/site/site-content.ts";
import type { FormColumns } from "../form/form-handle.ts";

/** What a form of keyed values says: each field is called after its key. */
export type KeyedDraft = Record<string, string>;

/** The form of some keyed values of the site, as facts. */
export interface ContentForm<Draft extends KeyedDraft> {
  name: string;
  /** The draft that stored values make. */
  of: (values: readonly SiteContent[]) => Draft;
  columns: FormColumns<Draft>;
  input: z.ZodMiniType<Draft, Draft>;
  /** Stores the values of these keys and gives the toast. Throws when they were refused. */
  save: (values: Draft, keys: readonly (keyof Draft & string)[]) => Promise<ToastText>;
  /** Said of any other failure. */
  saveFailed: ToastText;
}

/** Keyed values have no version of their own: what they say is it. */
export const contentVersion = (values: KeyedDraft): string => JSON.stringify(values);
