import { useState } from "react";
import type { Colleague } from "../../content/people/colleague.ts";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Select } from "../fields/select.tsx";
import { takeFocus } from "./take-focus.ts";
import { WordsField } from "./words-field.tsx";

interface AskFormProps {
  colleagues: readonly Colleague[];
  onAsk: (person: string, words: string) => Promise<void>;
  onCancel: () => void;
}

/** Whom a row is given to, and with which words. It stands in the form of the row, and sends nothing of it. */
export function AskForm({ colleagues, onAsk, onCancel }: AskFormProps) {
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
  if (readers.length === 0) return <p>No hay nadie más en dirección ni en edición a quien pasárselo.</p>;
  return (
    <fieldset className="stack slim" aria-label="Pasar a revisar">
      <Field id="review-person" label="A quién">
        {(control) => (
          <Select
            {...control}
            ref={takeFocus}
            value={person}
            options={readers.map(({ user_id, name }) => ({ value: user_id, text: name }))}
            onChoose={setPerson}
          />
        )}
      </Field>
      <WordsField id="review-note" label="Nota" note="opcional" value={words} onChange={setWords} />
      <span className="row wraps gap-8">
        <Button size="compact" busy={isBusy} onClick={() => void ask()}>
          Pasar a revisar
        </Button>
        <Button size="compact" variant="text" onClick={onCancel}>
          Cancelar
        </Button>
      </span>
    </fieldset>
  );
}
