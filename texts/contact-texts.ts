/** What is said of an e-mail address or a phone that is none, to visitors and to staff. */
export const contactTexts = {
  email: {
    at: "Falta la arroba: escríbelo como nombre@ejemplo.com.",
    ending: "Falta el final del email, por ejemplo «.com».",
    shape: "Escribe un solo email, como nombre@ejemplo.com.",
    long: "Es demasiado largo para un email.",
  },
  none: "Escribe un email o un teléfono.",
  phone: "Escribe nueve cifras, como 600 000 000, o el número con su prefijo: +44…",
};
