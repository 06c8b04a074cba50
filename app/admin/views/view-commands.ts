import * as data from "../../data/record/saved-views.ts";
import { SaveRefused } from "../form/save-result.ts";
import { perform } from "../session/perform.ts";

export const listSavedViews = (list: string) =>
  perform(["read", "saved_views"], (client) => data.listSavedViews(client, list));

export const saveView = (view: Parameters<typeof data.saveView>[1]) =>
  perform(["create", "saved_views"], (client) => data.saveView(client, view));

export const renameView = (view: Parameters<typeof data.renameView>[1]) =>
  perform(["update", "saved_views"], (client) => data.renameView(client, view));

export const deleteView = (id: string) => perform(["delete", "saved_views"], (client) => data.deleteView(client, id));

/** What is wrong with a name, to be said in its field; null where something else went wrong. */
export function nameFault(error: unknown, name: string): string | null {
  if (error instanceof SaveRefused || !(error instanceof Error) || !("code" in error)) return null;
  if (error.code === "23505") return `Ya tienes una vista que se llama «${name}». Escribe otro nombre.`;
  return error.code === "23514" ? "Escribe un nombre de 1 a 60 letras." : null;
}
