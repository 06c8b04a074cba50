import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { failed } from "#texts/admin/section-toasts.ts";
import type { SavedView } from "../../data/record/saved-views.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Select } from "../fields/select.tsx";
import { listOrders, otherListView } from "../resource/list-address.ts";
import { attempt } from "../session/attempt.ts";
import { hiddenColumns, otherColumns, queryOf } from "./view-address.ts";
import { listSavedViews, saveView } from "./view-commands.ts";
import { ViewName } from "./view-name.tsx";
import { ViewRow } from "./view-row.tsx";

interface ViewsDialogProps {
  resource: { table: { name: string }; columns: readonly { title: string; kind?: string }[] };
  path: string;
  words: string;
  onClose: () => void;
}

/** How the list is looked at: its columns and order, and what she has kept of that by a name. All of it is an address. */
export function ViewsDialog({ resource, path, words, onClose }: ViewsDialogProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { views, load } = useViews(path);
  const query = queryOf(search, words);
  const go = (to: string) => void navigate(path + to, { replace: true, preventScrollReset: true });
  const hidden = hiddenColumns(search);
  const columns = resource.columns.filter(({ kind }) => kind !== "name");
  return (
    <Dialog title="Vistas de la lista" width={520} onDismiss={onClose}>
      <div className="dialog__body views">
        <section aria-label="Tus vistas">
          <h3>Tus vistas</h3>
          {views?.length === 0 && <p>Aún no has guardado ninguna.</p>}
          <ul>
            {views?.map((view) => (
              <ViewRow
                key={view.id}
                view={view}
                path={path}
                isShown={view.query === query}
                onOpen={() => {
                  onClose();
                  void navigate(path + view.query);
                }}
                onChanged={load}
              />
            ))}
          </ul>
        </section>
        <fieldset className="row wraps">
          <legend>Columnas</legend>
          {columns.map(({ title }) => (
            <label className="target row gap-8" key={title}>
              <input
                type="checkbox"
                checked={!hidden.includes(title)}
                onChange={() => go(otherColumns(search, title))}
              />
              {title}
            </label>
          ))}
        </fieldset>
        {ordered.test(resource.table.name) && (
          <label className="stack gap-8 strong">
            Orden
            <Select
              none="Como en la lista"
              options={listOrders}
              value={new URLSearchParams(search).get("orden") ?? ""}
              onChoose={(orden) => go(otherListView(query, { orden }))}
            />
          </label>
        )}
        <ViewName
          id="new-view"
          label="Guardar lo que se ve ahora como"
          button="Guardar la vista"
          onName={async (name) => {
            await saveView({ list: path, name, query });
            await load();
          }}
        />
      </div>
    </Dialog>
  );
}

/** Those that the database puts in order: the others are short, and have one by hand. */
const ordered = /^(articles|events|merch_products|ninecast_episodes|partners|precios|testimonials)$/;

/** Null until they are here. */
function useViews(path: string) {
  const [views, setViews] = useState<readonly SavedView[] | null>(null);
  const load = () =>
    attempt(failed, async () => {
      setViews(await listSavedViews(path));
    });
  // Asks the backend, once the dialog is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void load(), []);
  return { views, load };
}
