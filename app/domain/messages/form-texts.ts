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
  rootedLink: "Un enlace interno empieza por /, como /clubs.",
  slug: "Usa solo letras sin acento, números y guiones.",
  video: "Pega el enlace o el código de un vídeo de YouTube.",
  rating: "Elige de 1 a 5 estrellas.",
  hours: "Escribe las horas así: 7:00-22:30. Si cierra, escribe Cerrado.",
  colour: "Escribe un color como #D4AF37.",
  tooLong: (limit: number) => `Escribe como máximo ${limit.toLocaleString("es-ES")} caracteres.`,
};
