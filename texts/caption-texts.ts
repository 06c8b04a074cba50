/** What is wrong with a file of captions. */
export const captionTexts = {
  none: "No es un archivo de subtítulos WebVTT: su primera línea tiene que decir WEBVTT.",
  subRip: "Es un archivo SRT. Expórtalo como WebVTT (.vtt).",
  tooLong: "Es demasiado largo para ser unos subtítulos: como mucho 100.000 caracteres.",
  empty: "No tiene ningún subtítulo.",
  header: "Deja una línea en blanco después de WEBVTT.",
  style: (line: number) => `Línea ${line}: quita los estilos (STYLE y REGION); los pone la web.`,
  times: (line: number) => `Línea ${line}: no se entiende el tiempo. Escríbelo como 00:01.000 --> 00:04.000.`,
  settings: (line: number) => `Línea ${line}: no se entiende lo que va detrás del tiempo. Quítalo.`,
  endsBefore: (line: number) => `Línea ${line}: el subtítulo acaba antes de empezar.`,
  order: (line: number) => `Línea ${line}: empieza antes que el anterior. Ponlos por orden.`,
  silent: (line: number) => `Línea ${line}: falta el texto del subtítulo.`,
  noBlank: (line: number) => `Línea ${line}: falta una línea en blanco antes del subtítulo siguiente.`,
};
