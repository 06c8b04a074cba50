import { destructive } from "../toast-text.ts";

/** What the forms of the site say about their fields; `todo` is how the summary above them names what is left to do. */
export const requestTexts = {
  name: { missing: "Escribe tu nombre.", todo: "Escribe tu nombre" },
  message: { missing: "Escribe qué necesitas: con una frase basta.", todo: "Escribe tu mensaje" },
  contact: {
    missingEmail: "Escribe un email para que podamos contestarte.",
    missingPhone: "Escribe un teléfono para que podamos llamarte.",
    todo: "Revisa cómo contestarte",
  },
  email: { missing: "Escribe tu email.", todo: "Revisa el email" },
  phone: { missing: "Escribe tu teléfono.", todo: "Revisa el teléfono" },
  cv: {
    missing: "Adjunta tu currículum en PDF.",
    notPdf: "Este archivo no es un PDF. Expórtalo como PDF y vuelve a elegirlo.",
    empty: "Este archivo está vacío. Elige otro.",
    locked: "Este PDF tiene contraseña y no podríamos leerlo. Quítasela y vuelve a elegirlo.",
    tooLarge: "Este archivo pasa de 8 MB. Redúcelo y vuelve a elegirlo.",
    again: "Vuelve a elegir tu currículum: el navegador no lo guarda.",
    todo: "Elige tu currículum",
  },
  tooLong: (limit: number) => `Escribe como máximo ${limit.toLocaleString("es-ES")} caracteres.`,
};

/** The insert failed; nothing was sent. */
export const requestFailed = destructive(
  "Error al enviar",
  "No hemos podido guardarlo. Inténtalo de nuevo: lo que has escrito sigue aquí.",
);

/** Sent before anybody can have read the page; nothing was stored. */
export const tooSoon = destructive(
  "Aún no se ha enviado",
  "Ha llegado nada más abrir la página. Pulsa otra vez el botón: lo que has escrito sigue aquí.",
);

/** More than a person would send within minutes; nothing was sent. */
export const tooManyRequests = destructive(
  "Demasiados envíos",
  "Han llegado varios envíos en poco tiempo. Espera unos minutos y vuelve a enviarlo: lo que has escrito sigue aquí.",
);
