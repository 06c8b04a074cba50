import type { Translate } from "./translate.ts";

/** What a toast says. Destructive ones interrupt a screen reader, neutral ones wait (public-site §8). */
export type ToastText = { title: string; description: string; tone: "neutral" | "destructive" };

/** A toast that tells of a failure. */
export function destructive(title: string, description: string): ToastText {
  return { title, description, tone: "destructive" };
}

/** A toast that tells of anything else. */
export function neutral(title: string, description = ""): ToastText {
  return { title, description, tone: "neutral" };
}

/** The same toast in the language of a page. */
export function toastIn<Toast extends { title: string; description?: string | undefined }>(
  t: Translate,
  toast: Toast,
): Toast & { close?: string } {
  const { title, description } = toast;
  const close = t("Cerrar");
  const words = { title: t.known(title), ...(description !== undefined && { description: t.known(description) }) };
  // Pages of the site's own language need not carry what the toast says anyway.
  return { ...toast, ...words, ...(close !== "Cerrar" && { close }) };
}
