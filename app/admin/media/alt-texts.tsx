import { Sparkles } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { mediaTexts } from "#texts/admin/media-texts.ts";
import type { StoredFile } from "../../content/media-file.ts";
import { askAi } from "../../data/inbox/ask-ai.ts";
import { mediaAddress } from "../../data/media.ts";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { pictureUrl } from "../../ui/pictures/picture-url.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { useLeaveGuard } from "../form/use-unsaved-text.ts";
import { attempt } from "../session/attempt.ts";
import { perform } from "../session/perform.ts";
import { saveWords } from "./media-commands.ts";

const prompt =
  "Describe en una frase de 60 a 140 letras lo que se ve en esta imagen, para quien no la ve: sin «imagen de», sin adornos, " +
  "sin nombres de personas. Responde con dos líneas y nada más: la primera en español de España, la segunda la misma en inglés.";

/** What the AI sees in a picture, in both languages; a person reads it before it is kept. Throws why there is none. */
const proposeAlt = (file: StoredFile): Promise<{ es: string; en: string }> =>
  perform(["read", "media"], async (client) => {
    const small = pictureUrl(mediaAddress(file), 416, "webp")?.replace(".webp/", ".jpeg/");
    if (!small) throw new Error("De un dibujo o una animación no sabe hacerlo.");
    const picture = await dataAddress(await (await fetch(small)).blob());
    const [es = "", en = ""] = (await askAi(client, prompt, undefined, picture))
      .split(/\n+/)
      .map((line) => line.trim());
    return { es, en };
  });

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("La imagen no se ha podido leer."));
    reader.readAsDataURL(blob);
  });
}

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
    <form className="stack" onSubmit={save}>
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
      <div className="row wraps gap-8">
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
