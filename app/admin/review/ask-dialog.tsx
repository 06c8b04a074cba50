import { useState } from "react";
import type { Colleague } from "../../content/people/colleague.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Select } from "../fields/select.tsx";
import { WordsField } from "./words-field.tsx";

export const savedAlone = "Se revisa lo guardado: guarda antes tus cambios.";

interface AskDialogProps {
  colleagues: readonly Colleague[];
  /** What stands in the form is not stored. */
  isDirty: boolean;
  onAsk: (person: string, words: string) => Promise<void>;
  onDismiss: () => void;
}

/** Whom a row is given to, and with which words. It stands in the form of the row, and sends nothing of it. */
export function AskDialog({ colleagues, isDirty, onAsk, onDismiss }: AskDialogProps) {
  // Who may write what is reviewed.
  const readers = colleagues.filter(
    (colleague) =>
      !colleague.is_me && !colleague.is_off && (colleague.role === "direction" || colleague.role === "editor"),
  );
  const [person, setPerson] = useState(readers[0]?.user_id ?? "");
  const [words, setWords] = useState("");
  const [isBusy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    await onAsk(person, words);
    setBusy(false);
  };
  const isAlone = readers.length === 0;
  return (
    <Dialog title="Pasar a revisar" onDismiss={onDismiss}>
      <div className="dialog__body stack gap-16">
        {isDirty && <p>{savedAlone}</p>}
        {isAlone ? (
          <p>No hay nadie más en dirección ni en edición a quien pasárselo.</p>
        ) : (
          <>
            <Field id="review-person" label="A quién">
              {(control) => (
                <Select
                  {...control}
                  value={person}
                  options={readers.map(({ user_id, name }) => ({ value: user_id, text: name }))}
                  onChoose={setPerson}
                />
              )}
            </Field>
            <WordsField id="review-note" label="Nota" note="opcional" value={words} onChange={setWords} />
          </>
        )}
      </div>
      <footer className="dialog__foot">
        <Button size="compact" variant="line" onClick={onDismiss}>
          Cancelar
        </Button>
        {!isAlone && (
          <Button size="compact" busy={isBusy} onClick={() => void ask()}>
            Pasar a revisar
          </Button>
        )}
      </footer>
    </Dialog>
  );
}
