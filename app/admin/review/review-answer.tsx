import { Check } from "lucide-react";
import { useState } from "react";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";

interface ReviewAnswerProps {
  onAnswer: (verdict: "approved" | "changes", words: string) => void;
}

/** Yes, or what is still to be changed. */
export function ReviewAnswer({ onAnswer }: ReviewAnswerProps) {
  const [words, setWords] = useState("");
  const [error, setError] = useState<string>();
  const askForChanges = () => {
    if (words.trim() === "") return setError("Di qué hay que cambiar.");
    onAnswer("changes", words);
  };
  return (
    <fieldset className="review__form" aria-label="Contestar">
      <Field id="review-answer" label="Respuesta" note="opcional si das el visto bueno" error={error}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={2}
            maxLength={2000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <span className="panel-notice__actions">
        <Button size="compact" onClick={() => onAnswer("approved", words)}>
          <Icon of={Check} size={17} />
          Dar el visto bueno
        </Button>
        <Button size="compact" variant="line" onClick={askForChanges}>
          Pedir cambios
        </Button>
      </span>
    </fieldset>
  );
}
