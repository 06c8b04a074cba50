import { destructive, neutral, type ToastText } from "#texts/toast-text.ts";
import { listClubNames } from "../../data/clubs/clubs.ts";
import { type ChangedSince, isUndone, nameRows, readChangedSince } from "../../data/record/activity.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { factsOf } from "../history/recorded-facts.ts";
import { perform } from "../session/perform.ts";

/**
 * Takes a change back and says so. Where a colleague has changed some of its rows since, it names them, and one press takes
 * back the others. `after` reads anew what is shown.
 */
export async function takeBack(
  undo: (theRest: boolean) => Promise<void>,
  done: ToastText,
  after: () => Promise<void>,
): Promise<void> {
  try {
    await undo(false);
    await after();
    showToast(done);
  } catch (error) {
    const since = readChangedSince(error);
    await after();
    if (!since) {
      const title = isUndone(error) ? "Ya estaba deshecho" : "No se ha deshecho";
      showToast(toastOf(error, (why) => destructive(title, why)));
      return;
    }
    const stays = await whatStays(since);
    const [others, back] =
      since.others === 1
        ? ["la otra", "La otra vuelve"]
        : [`las otras ${since.others}`, `Las otras ${since.others} vuelven`];
    const rest = neutral("Cambio deshecho", `${back} a estar como antes.`);
    const run = () => void takeBack(() => undo(true), rest, after);
    showToast({
      ...destructive("Todavía no se ha deshecho", stays),
      action: { label: `Deshacer ${others}`, run },
    });
  }
}

async function whatStays({ table, rows, others }: ChangedSince): Promise<string> {
  const changed = rows.filter(({ gone }) => !gone);
  const deleted = rows.length - changed.length;
  const said: string[] = [];
  if (changed.length > 0) {
    const names = await namesOf({ table, rows: changed, others }).catch(() => `${changed.length} de estas filas`);
    said.push(
      `${names} ${changed.length === 1 ? "ha cambiado después y se queda" : "han cambiado después y se quedan"} como ahora.`,
    );
  }
  if (deleted === 1) said.push("Una fila se ha eliminado después: quien ve la Papelera puede restaurarla.");
  if (deleted > 1) said.push(`${deleted} filas se han eliminado después: quien ve la Papelera puede restaurarlas.`);
  return said.join(" ");
}

const mostNamed = 3;

/** «Mensual · Retiro, Anual · Acacias y 2 más». */
async function namesOf({ table, rows }: ChangedSince): Promise<string> {
  const { name, key = "id" } = factsOf(table) ?? {};
  const some = rows.slice(0, mostNamed);
  const [names, clubs] = await perform(["read", table], (client) =>
    Promise.all([
      name ? nameRows(client, [{ table, key, name, ids: some.map(({ row }) => row) }]) : new Map<string, string>(),
      listClubNames(client),
    ]),
  );
  const said = some.map(({ row, club }) =>
    [names.get(`${table}/${row}`) || factsOf(table)?.one, clubs.find(({ id }) => id === club)?.name]
      .filter(Boolean)
      .join(" · "),
  );
  if (rows.length > mostNamed) said.push(`${rows.length - mostNamed} más`);
  return new Intl.ListFormat("es").format(said);
}
