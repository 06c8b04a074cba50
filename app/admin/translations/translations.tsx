import { furtherLanguages } from "../../content/site/translation.ts";
import type { FormColumn, FormHandle } from "../form/form-handle.ts";
import { type TranslatedRow, TranslationPart } from "./translation-part.tsx";

/** Under the fields of a form, what may be written in further languages, where anything may. */
export function Translations<Draft extends object>({ form, of }: { form: FormHandle<Draft>; of: TranslatedRow }) {
  if (!Object.values<FormColumn | undefined>(form.columns).some((column) => column?.isTranslatable)) return null;
  return furtherLanguages.map(({ code }) => <TranslationPart key={code} form={form} code={code} of={of} />);
}
