import type { ToastText } from "#texts/toast-text.ts";

/** The field that no person sees: whoever fills it in is none. */
export const trapField = "web";

/** What a page says to a request that was not sent: everything typed, and what is wrong. */
export interface RequestAnswer {
  typed: Record<string, string>;
  errors: Partial<Record<string, string>>;
  /** The trouble is not with a field: nothing was saved. */
  failure: ToastText | null;
}

/** The answer to a form as it came. A file is not text, and no browser takes one back. */
export function answerRequest(
  form: FormData,
  errors: RequestAnswer["errors"],
  failure: ToastText | null = null,
): RequestAnswer {
  const typed = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
  return { typed: Object.fromEntries(typed), errors, failure };
}
