/** What the panel's forms say beside a field. */
export const formTexts = {
  required: "Este campo es obligatorio.",
  decimal: "Escribe un número, como 39,90.",
  whole: "Escribe un número entero.",
  negative: "No puede ser negativo.",
  tooBig: "Es demasiado grande.",
  cents: "Escribe como mucho dos decimales.",
  date: "Escribe una fecha y una hora que existan.",
  link: "Escribe una dirección que empiece por https://, mailto: o /.",
  source: "Escribe una dirección que empiece por https:// o /, o sube un archivo.",
  colour: "Escribe un color con almohadilla, como #d4af37.",
  slug: "Usa solo letras sin acento, números y guiones.",
  video: "Pega el enlace o el código de un vídeo de YouTube.",
  rating: "Elige de 1 a 5 estrellas.",
  tooLong: (limit: number) => `Escribe como máximo ${limit.toLocaleString("es-ES")} caracteres.`,
};
