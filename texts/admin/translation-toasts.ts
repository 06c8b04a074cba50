import { destructive, neutral } from "../toast-text.ts";

/** What is said of texts that the AI translates. */
export const translationToasts = {
  drafted: (done: number, all: number) =>
    done === all
      ? neutral("Traducción lista", "Léela y corrígela antes de guardar.")
      : destructive(
          "Traducción incompleta",
          `La IA ha devuelto ${done} de ${all} textos. Lo que falta sigue vacío: puedes pedirlo otra vez.`,
        ),
  failed: (reason: string) => destructive("No se ha podido traducir", reason),
};
