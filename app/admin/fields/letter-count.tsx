import type { FormColumn } from "../form/form-handle.ts";

/** From this share on, a limit that nobody designs for is counted. */
const near = 0.8;

/** How many letters a field holds of those that there is room for: always where the page has little, else near the end. */
export function LetterCount({ id, text, of: { limit, isRoomy } }: { id: string; text: string; of: FormColumn }) {
  const length = Array.from(text.trim()).length;
  if (!limit || (isRoomy && length < limit * near)) return null;
  return (
    <p className={length > limit ? "right fine figures bad" : "right fine figures muted"} id={id}>
      {length} de {limit} <span className="sr-only">caracteres</span>
    </p>
  );
}

/** What describes a control that has a count behind it too. */
export const describedWith = (describedBy: string | undefined, countId: string) =>
  [describedBy, countId].filter(Boolean).join(" ");
