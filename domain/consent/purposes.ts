import type { EmbedAddresses } from "#shared/site-config.ts";
import type { PlainText } from "#texts/translate.ts";

/** What other companies' content serves. A visitor allows each by itself; nothing of theirs is loaded before. */
export const purposes = [
  {
    value: "video",
    title: "Vídeos",
    text: "Los episodios de NineCast, los vídeos de eventos y el de la portada.",
    what: "Este vídeo",
    always: "Permitir siempre los vídeos",
  },
  {
    value: "timetable",
    title: "Horarios",
    text: "El horario de actividades de los clubs que lo publican en otra web.",
    what: "Este horario",
    always: "Permitir siempre los horarios",
  },
  {
    value: "forms",
    title: "Formularios",
    text: "Los formularios de visita, de empleo y de las ofertas de partners.",
    what: "Este formulario",
    always: "Permitir siempre los formularios",
  },
  {
    value: "chat",
    title: "Chat",
    text: "El chat de la página de contacto.",
    what: "El chat",
    always: "Permitir siempre el chat",
  },
] as const satisfies readonly (Record<"title" | "text" | "what" | "always", PlainText> & { value: string })[];

export type Purpose = (typeof purposes)[number]["value"];

/** The hosts that a purpose has on this site as it is configured; none: there is nothing to allow. */
export function hostsOf(purpose: Purpose, embeds: EmbedAddresses): string[] {
  const addresses = {
    video: [embeds.videoOrigin],
    timetable: [embeds.timetableUrl],
    forms: [embeds.leadFormUrl, embeds.careersScriptUrl, embeds.partnerFormUrl],
    chat: [embeds.chatScriptUrl],
  }[purpose];
  return [...new Set(addresses.flatMap((address) => (address === null ? [] : new URL(address).hostname)))];
}
