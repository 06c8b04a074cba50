import { done, failed } from "./section-toasts.ts";

/** Contenido Global (admin §8); `key` is the content key, which people hear by its field's words (decision 0126). */
export const contentToasts = {
  loadFailed: failed("No se pudo cargar el contenido."),
  saved: (key: string) => done(`${savedName(key)} correctamente.`),
  savedTogether: (keys: readonly string[]) => done(`Se han guardado ${inWords(keys)}.`),
  /** `stored`: those before it, which were saved. */
  saveFailed: (key: string, stored: readonly string[] = []) =>
    failed(`No se pudo guardar: ${inWords([key])}${stored.length > 0 ? `. Sí se ${savedWords(stored)}.` : ""}`),
};

const words: Record<string, string> = {
  logo_white_url: "el logo blanco",
  logo_color_url: "el logo en color",
  hero_main_title: "el título principal",
  hero_subtitle: "el subtítulo",
  hero_image_url: "la imagen de fondo",
  hero_video_url: "el vídeo de fondo",
};

/** "Título principal guardado", "Imagen de fondo guardada". */
function savedName(key: string): string {
  const [, article, name = key] = /^(el|la) (.*)$/.exec(words[key] ?? "") ?? [];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${article === "la" ? "guardada" : "guardado"}`;
}

function savedWords(keys: readonly string[]): string {
  return `${keys.length === 1 ? "ha" : "han"} guardado ${inWords(keys)}`;
}

function inWords(keys: readonly string[]): string {
  return new Intl.ListFormat("es").format(keys.map((key) => words[key] ?? key));
}
