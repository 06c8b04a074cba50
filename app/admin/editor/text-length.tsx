import { memo } from "react";

const wordsAMinute = 220;

// The editor is drawn at each key, its text told when the fingers rest.
export const TextLength = memo(function TextLength({ text }: { text: string }) {
  // Addresses are no words.
  const words = text.replaceAll(/\]\([^)]*\)/g, "]").match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  return (
    <p className="fine muted ruled-top pad">
      {words.toLocaleString("es-ES")} {words === 1 ? "palabra" : "palabras"} ·{" "}
      {Math.max(1, Math.round(words / wordsAMinute))} min de lectura
    </p>
  );
});
