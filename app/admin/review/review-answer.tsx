import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { WordsField } from "./words-field.tsx";

/** Yes, or what is still to be changed. */
export function ReviewAnswer({ onAnswer }: { onAnswer: (verdict: "approved" | "changes", words: string) => void }) {
  const [words, setWords] = useState("");
  const [error, setError] = useState<string>();
  const askForChanges = () => {
    if (words.trim() === "") return setError("Di qué hay que cambiar.");
    onAnswer("changes", words);
  };
  return (
    <fieldset className="stack slim" aria-label="Contestar">
      <WordsField
        id="review-answer"
        label="Respuesta"
        note="opcional si das el visto bueno"
        error={error}
        value={words}
        onChange={setWords}
      />
      <span className="row wraps gap-8">
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
