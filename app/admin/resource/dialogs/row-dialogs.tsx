import { type ComponentProps, type ComponentType, type ReactNode, Suspense } from "react";
import { laterPart } from "#app/admin/form/later-part.tsx";
import type { ImportDialog as Importing } from "#app/admin/spreadsheet/import-dialog.tsx";
import type { StoredRow } from "#app/content/stored-row.ts";
import type { ListDescription } from "../resource.ts";
import type { RowForm as Form } from "../row-form.tsx";
import { SheetOnItsWay } from "../sheet-on-its-way.tsx";
import { sheetWidth } from "../sheet-width.ts";
import type { WholeRow as Whole } from "../whole-row.tsx";

// A list is looked at before anything in it is opened: what its dialogs are made of comes once somebody is at work. Whoever
// presses before that sees the sheet at once, and in it that something is on its way.

/** The form of a row. */
export const RowForm = dialog(
  async () => (await import("../row-form.tsx")).RowForm,
  ({ resource: { titles, form }, row, onClose }: ComponentProps<typeof Form>) => (
    <SheetOnItsWay title={row ? titles.edit : titles.create} width={sheetWidth(form)} onClose={onClose} />
  ),
) as typeof Form;

/** A row that is read when its dialog opens. */
export const WholeRow = dialog(
  async () => (await import("../whole-row.tsx")).WholeRow,
  ({ titles, onClose }: ComponentProps<typeof Whole>) => <SheetOnItsWay title={titles.edit} onClose={onClose} />,
) as typeof Whole;

/** A file that becomes rows. */
export const ImportDialog = dialog(
  async () => (await import("#app/admin/spreadsheet/import-dialog.tsx")).ImportDialog,
  ({ resource: { titles }, onClose }: ComponentProps<typeof Importing>) => (
    <SheetOnItsWay title={`Importar ${titles.many}`} onClose={onClose} />
  ),
) as <Row extends StoredRow>(props: { resource: ListDescription<Row>; onClose: () => Promise<void> }) => ReactNode;

function dialog<Props extends object>(bring: () => Promise<unknown>, Meanwhile: ComponentType<Props>) {
  // A component forgets here what it is generic in.
  const Dialog = laterPart(bring as () => Promise<ComponentType<object>>);
  return (props: Props) => (
    <Suspense fallback={<Meanwhile {...props} />}>
      <Dialog {...props} />
    </Suspense>
  );
}
