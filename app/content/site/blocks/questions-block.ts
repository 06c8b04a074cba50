import { translatable } from "../../entity.ts";
import { shortText, texts } from "../document-columns.ts";
import { blockKind } from "./block-kind.ts";

/** Questions that open on their answers; the first line of an entry asks, the others answer. */
export const questionsBlock = blockKind(
  "questions",
  { about: "Se abren y se cierran", group: "Lo de siempre" },
  {
    heading: translatable(shortText("Título del bloque", 80)),
    questions: translatable(texts("Preguntas y respuestas"), "list"),
  },
);

/** The questions of a block that have an answer. */
export function questionsIn({ questions }: { questions: readonly string[] }): { question: string; answer: string }[] {
  return questions.flatMap((entry) => {
    const [first = "", ...rest] = entry.trim().split("\n");
    const [question, answer] = [first.trim(), rest.join("\n").trim()];
    return question === "" || answer === "" ? [] : { question, answer };
  });
}
