import { useId } from "react";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import type { Conflict, DraftForm } from "./draft-form.ts";
import { fieldInWords, fieldLabel } from "./field-in-words.ts";

interface VersionsProps<Draft extends object> {
  form: DraftForm<Draft>;
  conflict: Conflict<Draft>;
}

export function VersionsDialog<Draft extends object>({ form, conflict }: VersionsProps<Draft>) {
  const textId = useId();
  const { clashes, mine, theirs } = conflict.merge;
  return (
    <Dialog
      title="Otra persona ha guardado cambios aquí"
      width={760}
      alert
      aria-describedby={textId}
      onDismiss={conflict.putOff}
    >
      <div className="dialog__body">
        <p id={textId}>{situation(conflict)}</p>
        {clashes.length > 0 && <Clashes form={form} conflict={conflict} />}
        {theirs.length > 0 && (
          <p className="breaks above-16">
            {clashes.length > 0 ? "La otra persona ha cambiado también: " : "La otra persona ha cambiado: "}
            <b>{labels(form, theirs)}</b>.
          </p>
        )}
        {mine.length > 0 && (
          <p className="breaks above-16">
            {clashes.length > 0 ? "Tú has cambiado también: " : "Tú has cambiado: "}
            <b>{labels(form, mine)}</b>.
          </p>
        )}
      </div>
      <Choices conflict={conflict} />
    </Dialog>
  );
}

function situation<Draft extends object>({ merge: { clashes, mine, theirs } }: Conflict<Draft>): string {
  if (clashes.length > 0)
    return mine.length + theirs.length > 0
      ? "Los dos habéis cambiado lo mismo. Elige qué se queda; los demás cambios se conservan."
      : "Los dos habéis cambiado lo mismo. Elige qué se queda.";
  if (mine.length > 0) return "Habéis cambiado cosas distintas: se pueden guardar los dos cambios.";
  return "Lo que ha guardado no choca con nada de lo que has escrito.";
}

function Clashes<Draft extends object>({ form, conflict }: VersionsProps<Draft>) {
  const columns: Column<keyof Draft & string>[] = [
    { title: "Campo", cell: (name) => fieldLabel(form.columns, name) },
    { title: "Lo tuyo", cell: (name) => inLines(fieldInWords(form.columns, name, form.draft[name])) },
    { title: "Lo guardado", cell: (name) => inLines(fieldInWords(form.columns, name, conflict.theirs[name])) },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable without a mouse
    <section className="half-high scrolls" tabIndex={0} aria-label="Las dos versiones">
      <Table columns={columns} rows={conflict.merge.clashes} rowKey={(name) => name} isStacked={false} />
    </section>
  );
}

/** With a clash, what does not clash stays whatever is chosen; without one, one's own changes can be let go. */
function Choices<Draft extends object>({ conflict }: { conflict: Conflict<Draft> }) {
  const { clashes, mine, withTheirs } = conflict.merge;
  const hasClash = clashes.length > 0;
  const hasMine = hasClash || mine.length > 0;
  return (
    <footer className="dialog__foot">
      <Button size="compact" variant="text" onClick={conflict.putOff}>
        Seguir editando
      </Button>
      <Button
        size="compact"
        variant={hasMine ? "line" : "solid"}
        onClick={() => conflict.goOnWith(hasClash ? withTheirs : conflict.theirs)}
      >
        Quedarme con lo guardado
      </Button>
      {hasMine && (
        <Button size="compact" onClick={conflict.saveMine}>
          {hasClash ? "Guardar lo mío" : "Guardar los dos cambios"}
        </Button>
      )}
    </footer>
  );
}

const inLines = (words: string) => <span className="lines">{words}</span>;

function labels<Draft extends object>({ columns }: DraftForm<Draft>, names: readonly (keyof Draft & string)[]): string {
  return new Intl.ListFormat("es").format([...new Set(names.map((name) => fieldLabel(columns, name)))]);
}
