import { useId } from "react";
import { PanelDialog } from "../dialogs/panel-dialog.tsx";
import { differingFields } from "./same-draft.ts";
import type { Conflict, DraftForm } from "./use-draft-form.ts";
import { valueInWords } from "./value-in-words.ts";

/** Two people edited the same row: both versions, field by field, and the choice between them. */
export function ConflictDialog<Draft extends object>({ form }: { form: DraftForm<Draft> }) {
  return form.conflict && <Versions form={form} conflict={form.conflict} />;
}

function Versions<Draft extends object>({ form, conflict }: { form: DraftForm<Draft>; conflict: Conflict<Draft> }) {
  const textId = useId();
  const names = differingFields(form.draft, conflict.theirs);
  return (
    <PanelDialog
      title="Otra persona ha guardado cambios aquí"
      width={760}
      alert
      describedBy={textId}
      onClose={conflict.putOff}
    >
      <div className="panel-dialog__body">
        <p id={textId}>
          {names.length === 0
            ? "Lo que ha guardado es igual que lo que has escrito."
            : "Mientras editabas, alguien ha guardado otra versión. Elige cuál se queda."}
        </p>
        {names.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable without a mouse
          <section className="versions" tabIndex={0} aria-label="Las dos versiones">
            <table>
              <thead>
                <tr>
                  <th scope="col">Campo</th>
                  <th scope="col">Lo tuyo</th>
                  <th scope="col">Lo guardado</th>
                </tr>
              </thead>
              <tbody>
                {names.map((name) => (
                  <tr key={name}>
                    <th scope="row">{labelOf(form.ref.current, name)}</th>
                    <td>{inWords(form.ref.current, name, form.draft[name])}</td>
                    <td>{inWords(form.ref.current, name, conflict.theirs[name])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
      <footer className="panel-dialog__foot">
        <button type="button" className="panel-button panel-button--text" onClick={conflict.putOff}>
          Seguir editando
        </button>
        <button type="button" className="panel-button panel-button--line" onClick={conflict.takeTheirs}>
          Quedarme con lo guardado
        </button>
        <button type="button" className="panel-button" onClick={conflict.overwrite}>
          Guardar lo mío
        </button>
      </footer>
    </PanelDialog>
  );
}

/** The words a person knows the field by are in the form itself. */
function labelOf(form: HTMLElement | null, name: string): string {
  return form?.querySelector(`[data-field="${CSS.escape(name)}"] [data-label]`)?.firstChild?.textContent ?? name;
}

/** A choice by the words of its option, anything else as it reads. */
function inWords(form: HTMLElement | null, name: string, value: unknown): string {
  const options = form?.querySelector<HTMLSelectElement>(`[data-field="${CSS.escape(name)}"] select`)?.options ?? [];
  return [...options].find((it) => it.value === value)?.text ?? valueInWords(value);
}
