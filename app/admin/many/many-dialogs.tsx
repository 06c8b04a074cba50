import { destructive } from "#texts/toast-text.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import type { ListDescription } from "../resource/resource.ts";
import { attempt } from "../session/attempt.ts";
import { ListDialog } from "./list-dialog.tsx";
import { readWhole } from "./many-commands.ts";
import { copyOf, manyForm } from "./planned-row.ts";
import { useWriteMany } from "./use-write-many.ts";

const notCopied = (why: string) => destructive("No se ha duplicado", why);

export interface ManyProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  /** Those that are picked, as the list has them. */
  rows: readonly Row[];
  onClose: () => void;
  onDone: () => void;
}

/** "6 precios". */
export const countOf = <Row extends StoredRow>({ titles }: ListDescription<Row>, count: number): string =>
  `${count} ${count === 1 ? titles.one : titles.many}`;

export function DeleteManyDialog<Row extends StoredRow>({ resource, rows, onClose, onDone }: ManyProps<Row>) {
  const write = useWriteMany(resource.table, onDone);
  const count = countOf(resource, rows.length);
  return (
    <ListDialog
      title={`¿Borrar ${count}?`}
      about="Dejan de verse en la web ahora mismo. Se pueden deshacer de una vez, y quedan 30 días en la Papelera."
      names={rows.map(resource.nameOf)}
      action="Borrar"
      isDanger
      onClose={onClose}
      onConfirm={async () => void (await write("delete", { removed: rows }, `Borrado: ${count}.`))}
    />
  );
}

export function CopyDialog<Row extends StoredRow>({ resource, rows, onClose, onDone }: ManyProps<Row>) {
  const write = useWriteMany(resource.table, onDone);
  const count = countOf(resource, rows.length);
  const copy = async () => {
    const form = manyForm(resource);
    if (!form) return;
    await attempt(notCopied, async () => {
      const whole = await readWhole(
        form.table,
        rows.map(({ id }) => id),
      );
      // An address that nobody has: it can be changed in the form.
      const mark = `copia-${Date.now().toString(36)}`;
      const added = whole.map((row, at) => copyOf(form, row, whole.length === 1 ? mark : `${mark}-${at + 1}`));
      await write("create", { added }, `Duplicado: ${count}.`);
    });
  };
  return (
    <ListDialog
      title={`¿Duplicar ${count}?`}
      about="Cada copia lleva «(copia)» en su nombre. Lo que se publica con un interruptor empieza sin publicar; lo demás se ve en la web enseguida."
      names={rows.map((row) => `${resource.nameOf(row)} (copia)`)}
      action="Duplicar"
      onClose={onClose}
      onConfirm={copy}
    />
  );
}
