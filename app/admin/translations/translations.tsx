import { furtherLanguages } from "../../content/translation.ts";
import type { FormColumn, FormHandle } from "../form/form-handle.ts";
import { TranslationPart } from "./translation-part.tsx";

/** Under the fields of a form, what may be written in further languages, where anything may. */
export function Translations<Draft extends object>({ form }: { form: FormHandle<Draft> }) {
  if (!Object.values<FormColumn | undefined>(form.columns).some((it) => it?.isTranslatable)) return null;
  return furtherLanguages.map(({ code }) => <TranslationPart key={code} form={form} code={code} />);
}
