import { Sparkles } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { mediaTexts } from "#texts/admin/media-texts.ts";
import type { StoredFile } from "../../content/media-file.ts";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { useLeaveGuard } from "../form/use-unsaved-text.ts";
import { attempt } from "../session/attempt.ts";
import { saveWords } from "./media-commands.ts";
import { proposeAlt } from "./propose-alt.ts";

const longest = 300;

/** What a picture shows, for those who do not see it, in both languages; a proposal is written by whoever accepts it. */
export function AltTexts({ file, hasAi }: { file: StoredFile; hasAi: boolean }) {
  const [es, setEs] = useState(file.alt_es);
  const [en, setEn] = useState(file.alt_en);
  const [isBusy, setBusy] = useState<"save" | "ask" | null>(null);
  const { revalidate } = useRevalidator();
  const isChanged = es.trim() !== file.alt_es || en.trim() !== file.alt_en;
  useLeaveGuard(isChanged, {
    abandon: () => {
      setEs(file.alt_es);
      setEn(file.alt_en);
    },
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || isBusy) return;
    setBusy("save");
    await attempt(mediaTexts.saveFailed, async () => {
      await saveWords(file.id, { alt_es: es.trim(), alt_en: en.trim() });
      await revalidate();
      showToast(mediaTexts.saved);
    });
    setBusy(null);
  };
  const ask = async () => {
    setBusy("ask");
    await attempt(mediaTexts.proposalFailed, async () => {
      const proposed = await proposeAlt(file);
      setEs(proposed.es.slice(0, longest));
      setEn(proposed.en.slice(0, longest));
    });
    setBusy(null);
  };
  return (
    <form className="media-file__words" onSubmit={save}>
      <Field name="alt_es" label="Texto alternativo" note="lo lee quien no ve la imagen">
        {(control) => (
          <textarea
            className="input"
            rows={2}
            maxLength={longest}
            {...control}
            value={es}
            onChange={(event) => setEs(event.target.value)}
          />
        )}
      </Field>
      <Field name="alt_en" label="En inglés">
        {(control) => (
          <textarea
            className="input"
            rows={2}
            lang="en"
            maxLength={longest}
            {...control}
            value={en}
            onChange={(event) => setEn(event.target.value)}
          />
        )}
      </Field>
      <div>
        {isChanged && (
          <Button size="compact" type="submit" busy={isBusy === "save"}>
            Guardar el texto
          </Button>
        )}
        {hasAi && (
          <Button size="compact" variant="line" busy={isBusy === "ask"} onClick={() => isBusy === null && ask()}>
            {isBusy !== "ask" && <Icon of={Sparkles} size={16} />}
            Proponer un texto
          </Button>
        )}
      </div>
    </form>
  );
}
