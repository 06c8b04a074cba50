import { Sparkles, Undo2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { languages } from "#shared/language.ts";
import { aiReason } from "#texts/admin/ai-toasts.ts";
import { translationToasts } from "#texts/admin/translation-toasts.ts";
import { NotWritten } from "../../data/inbox/ask-ai.ts";
import { translateTexts } from "../../data/site/translate-texts.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { type FormHandle, languageName } from "../form/form-handle.ts";
import { toastOf } from "../form/save-result.ts";
import { askAiState } from "../resources/articles/ai-button.tsx";
import { browserClient } from "../session/browser-client.ts";
import { useAnswer } from "../session/use-answer.ts";
import { withSession } from "../session/with-session.ts";
import { isBlank, type TextDraft, type TranslatableText, translatableTexts } from "./translatable-texts.ts";

/** Has the texts that are still empty translated: drafts for a person to read, mend and save, or to take back. */
export function TranslateButton({ form, code }: { form: FormHandle<TextDraft>; code: string }) {
  const ai = useAnswer(askAiState, null) ?? null;
  const reason = useId();
  const { part, filled, translate, stop, takeBack } = useTranslating(form, code);
  const left = untranslated(form, code).length;
  if (ai?.isConfigured === false)
    return (
      <div className="row wraps gap-8">
        <Button
          size="compact"
          variant="line"
          aria-disabled="true"
          aria-describedby={reason}
          onClick={() => showToast(translationToasts.failed(aiReason("not_configured")))}
        >
          <Icon of={Sparkles} size={16} />
          Traducir
        </Button>
        <span id={reason} hidden>
          {aiReason("not_configured")}
        </span>
      </div>
    );
  return (
    <div className="row wraps gap-8">
      <Button
        size="compact"
        variant="line"
        busy={part !== null}
        aria-disabled={left === 0 || undefined}
        onClick={() => left > 0 && part === null && void translate()}
      >
        {part === null && <Icon of={Sparkles} size={16} />}
        {left === 1 ? "Traducir el texto que falta" : left > 0 ? `Traducir los ${left} textos que faltan` : "Traducir"}
      </Button>
      {part !== null && (
        <Button size="compact" variant="text" onClick={stop}>
          Cancelar
        </Button>
      )}
      {part === null && filled.length > 0 && (
        <Button size="compact" variant="text" onClick={takeBack}>
          <Icon of={Undo2} size={16} />
          Deshacer la traducción
        </Button>
      )}
      <p className="field__hint" role="status">
        {part}
      </p>
    </div>
  );
}

const untranslated = (form: FormHandle<TextDraft>, code: string) =>
  translatableTexts(form, code).filter(({ spanish, words }) => isBlank(words) && !isBlank(spanish));

function useTranslating(form: FormHandle<TextDraft>, code: string) {
  const [part, setPart] = useState<string | null>(null);
  const [filled, setFilled] = useState<{ field: string; words: string | string[] }[]>([]);
  const underWay = useRef<AbortController>(null);
  // Talks to the request that is still on its way: what comes back to a closed form is not wanted any more.
  useEffect(() => () => underWay.current?.abort(), []);

  const translate = async () => {
    const asking = new AbortController();
    underWay.current = asking;
    const wanted = untranslated(form, code);
    setPart("Traduciendo…");
    try {
      const drafts = await withSession(() => ask(wanted, code, asking.signal, setPart));
      if (asking.signal.aborted) return;
      // Whatever somebody has typed meanwhile stays.
      const now = form.now();
      const done = drafts.filter(({ field }) => isBlank(now[field] ?? ""));
      for (const { field, words } of done) form.set(field, words);
      setFilled(done);
      showToast(translationToasts.drafted(drafts.length, wanted.length));
    } catch (error) {
      if (asking.signal.aborted) return;
      const failed = (why: string) => translationToasts.failed(why);
      showToast(error instanceof NotWritten ? failed(aiReason(error.code)) : toastOf(error, failed));
    } finally {
      setPart(null);
    }
  };
  const takeBack = () => {
    const now = form.now();
    // What was mended by hand is somebody's own work.
    for (const { field, words } of filled) if (same(now[field], words)) form.set(field, Array.isArray(words) ? [] : "");
    setFilled([]);
  };
  return { part, filled, translate, takeBack, stop: () => underWay.current?.abort() };
}

/** Lists are asked entry by entry, and only a whole one is a translation. */
async function ask(wanted: readonly TranslatableText[], code: string, signal: AbortSignal, say: (it: string) => void) {
  const texts = wanted.map(({ spanish }) => (typeof spanish === "string" ? [spanish] : spanish));
  const locale = languages.find((language) => language.code === code)?.locale ?? code;
  const words = await translateTexts(
    browserClient(),
    texts.flat(),
    languageName(locale),
    (part, parts) => say(parts === 1 ? "Traduciendo…" : `Traduciendo: parte ${part} de ${parts}…`),
    signal,
  );
  let from = 0;
  return wanted.flatMap(({ field, spanish }, index) => {
    const own = words.slice(from, from + (texts[index]?.length ?? 0));
    from += own.length;
    const said = own.filter((text) => text !== null);
    if (said.length < own.length) return [];
    return [{ field, words: typeof spanish === "string" ? (said[0] ?? "") : said }];
  });
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
