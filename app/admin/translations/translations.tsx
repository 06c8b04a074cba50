import { lazy, type ReactNode, Suspense } from "react";
import { furtherLanguages } from "../../content/translation.ts";
import type { FormColumn, FormHandle } from "../form/form-handle.ts";
import type { TranslationPart as Part } from "./translation-part.tsx";

// Not what most people come to a form for: it follows. `lazy` forgets what a component is generic in.
const TranslationPart = lazy(async () => ({
  default: (await import("./translation-part.tsx")).TranslationPart,
})) as unknown as typeof Part;

/** Under the fields of a form, what may be written in further languages, where anything may. */
export function Translations<Draft extends object>({ form }: { form: FormHandle<Draft> }): ReactNode {
  if (!Object.values<FormColumn | undefined>(form.columns).some((it) => it?.isTranslatable)) return null;
  return (
    <Suspense fallback={null}>
      {furtherLanguages.map(({ code }) => (
        <TranslationPart key={code} form={form} code={code} />
      ))}
    </Suspense>
  );
}
