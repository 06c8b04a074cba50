interface LetterCountProps {
  id: string;
  text: string;
  limit: number;
}

/** How many letters a field holds of those that its place on the page has room for. */
export function LetterCount({ id, text, limit }: LetterCountProps) {
  const length = Array.from(text.trim()).length;
  return (
    <p className="field__count" id={id} data-over={length > limit || undefined}>
      {length} de {limit} <span className="sr-only">caracteres</span>
    </p>
  );
}

/** What describes a control that has a count behind it too. */
export const describedWith = (describedBy: string | undefined, countId: string) =>
  [describedBy, countId].filter(Boolean).join(" ");
