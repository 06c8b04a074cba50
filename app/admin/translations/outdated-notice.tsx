import { useState } from "react";
import { wordDiff } from "#domain/text/word-diff.ts";
import { destructive } from "#texts/toast-text.ts";
import type { OutdatedTranslation } from "../../data/site/outdated-translations.ts";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { confirmStillHolds } from "./use-outdated.ts";

interface OutdatedNoticeProps {
  mark: OutdatedTranslation;
  /** What it says now. */
  spanish: string | string[];
}

/** Under a translation whose Spanish was changed since: what went and what came, and that it holds all the same. */
export function OutdatedNotice({ mark, spanish }: OutdatedNoticeProps) {
  const [isSaving, setSaving] = useState(false);
  const confirm = async () => {
    setSaving(true);
    try {
      await confirmStillHolds(mark);
    } catch {
      showToast(destructive("Error", "No se ha podido guardar. Inténtalo de nuevo."));
      setSaving(false);
    }
  };
  return (
    <div className="panel-notice" role="status">
      <p>El inglés es de un texto anterior. Esto ha cambiado en español:</p>
      <p lang="es">
        {wordDiff(linesOf(mark.former), linesOf(spanish)).map(({ kind, text }, at) => {
          const key = `${at}`;
          if (kind === "same") return <span key={key}>{text}</span>;
          return kind === "gone" ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>;
        })}
      </p>
      <Button size="compact" variant="line" disabled={isSaving} onClick={() => void confirm()}>
        Sigue valiendo
      </Button>
    </div>
  );
}

const linesOf = (words: string | readonly string[]) => (typeof words === "string" ? words : words.join("\n"));
