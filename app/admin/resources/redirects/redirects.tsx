import * as z from "zod/mini";
import { isHttpLink } from "#domain/links/link-safety.ts";
import { redirectTexts } from "#texts/admin/redirect-texts.ts";
import { done, failed, type SectionToasts } from "#texts/admin/section-toasts.ts";
import {
  type AddressFigures,
  type Redirect,
  type RedirectDraft,
  redirectInput,
  redirects,
} from "../../../content/site/redirect.ts";
import { redirectsTable } from "../../../data/site/redirects.ts";
import { laterPart } from "../../form/later-part.tsx";
import type { Resource } from "../../resource/resource.ts";
import { isOwnHost } from "./without-own-host.ts";

// A list is looked at before anything in it is opened.
const RedirectFields = laterPart(async () => (await import("./redirect-fields.tsx")).RedirectFields);

export const redirectToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar las redirecciones."),
  saved: () => done("Redirección guardada."),
  saveFailed: (_mode, message) => redirectTexts.notSaved(message),
  deleted: done("Redirección eliminada."),
  deleteFailed: () => failed("No se pudo eliminar la redirección."),
};

/** What is asked of another site is not asked here. */
const isElsewhere = (typed: string) => isHttpLink(typed) && URL.canParse(typed) && !isOwnHost(new URL(typed).host);

const ownInput = z.pipe(
  z
    .custom<RedirectDraft>()
    .check(z.refine(({ path }) => !isElsewhere(path.trim()), { error: redirectTexts.otherSite, path: ["path"] })),
  redirectInput,
);

const kinds: Record<string, string> = { "301": "Para siempre", "302": "Por ahora", "410": "Ya no existe" };

/** Redirecciones, the latest first. A new one begins with an address, and with where it may lead. */
export function redirectsResource(
  rows: readonly Redirect[],
  { led }: Pick<AddressFigures, "led">,
  { from, to }: { from: string; to: string },
): Resource<Redirect, RedirectDraft> {
  return {
    table: redirectsTable,
    titles: {
      list: "Redirecciones",
      about:
        "Direcciones antiguas o cortas que llevan a una página de la web. Si en la dirección hay una página, se ve la página.",
      add: "Añadir Redirección",
      create: "Añadir Nueva Redirección",
      edit: "Editar Redirección",
      one: "redirección",
      many: "redirecciones",
      theOne: "la redirección",
      empty: "Todavía no hay redirecciones.",
      toasts: redirectToasts,
    },
    nameOf: ({ path }) => path,
    columns: [
      { title: "Dirección", kind: "name", text: ({ path }) => path, cell: ({ path }) => <b>{path}</b> },
      { title: "Lleva a", text: ({ leads_to }) => leads_to ?? "—" },
      { title: "Cómo", text: ({ status }) => kinds[status] ?? status },
      { title: "Veces, 30 días", kind: "number", text: ({ path }) => (led[path] ?? 0).toLocaleString("es-ES") },
    ],
    form: {
      empty: () => redirects.empty({ path: from, leads_to: to }),
      of: redirects.draft,
      columns: redirects.columns,
      input: ownInput,
      check: async (values, id) => (await import("./check-redirect.ts")).checkRedirect(values, id, rows),
      fields: (form) => <RedirectFields form={form} />,
    },
    onTheWeb: ({ path }) => ({ path, hiddenBecause: [] }),
  };
}
