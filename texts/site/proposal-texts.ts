import { destructive } from "../toast-text.ts";

/** What the proposal dialog says about its fields (public-site §5; the last four are ours). */
export const proposalTexts = {
  companyMissing: "Por favor, completa los campos obligatorios.",
  proposalMissing: "Por favor, cuéntanos tu propuesta.",
  emailWrong: "Escribe un correo electrónico válido, como nombre@empresa.es.",
  websiteWrong: "Escribe una dirección web válida, como empresa.es.",
  tooLong: (limit: number) => `Escribe como máximo ${limit.toLocaleString("es-ES")} caracteres.`,
};

/** The insert failed; nothing was sent (public-site §8). */
export const proposalFailed = destructive(
  "Error al enviar",
  "Hubo un problema al guardar tu propuesta. Inténtalo de nuevo.",
);

/** More than a person would send within minutes; nothing was sent. The words are ours. */
export const tooManyProposals = destructive(
  "Demasiados envíos",
  "Han llegado varias propuestas en poco tiempo. Espera unos minutos y vuelve a enviarla: tu texto sigue aquí.",
);
