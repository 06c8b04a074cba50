import { useRevalidator } from "react-router";
import type { StoredRow } from "../../content/stored-row.ts";
import { formTexts } from "../../texts/form-texts.ts";
import { showToast } from "../../ui/toast.ts";
import { FormSheet } from "../form/form-sheet.tsx";
import type { Saved, SaveResult } from "../form/save-result.ts";
import { useDraftForm } from "../form/use-draft-form.ts";
import { usePreviewDraft } from "../form/use-preview-draft.ts";
import { OnTheWeb } from "./on-the-web.tsx";
import type { Resource } from "./resource.ts";
import type { SentRow } from "./resource-action.ts";
import { useSend } from "./use-send.ts";

interface RowFormProps<Row extends StoredRow, Draft extends object> {
  resource: Resource<Row, Draft>;
  /** Null for a new one. */
  row: Row | null;
  rows: readonly Row[];
  onClose: (state?: { saved: string }) => Promise<void> | void;
}

export function RowForm<Row extends StoredRow, Draft extends object>(props: RowFormProps<Row, Draft>) {
  const { resource, row, rows, onClose } = props;
  const { form: description, titles, table } = resource;
  const { revalidate } = useRevalidator();
  const mode = row ? "update" : "create";
  const send = useSend<SaveResult<Draft>>();
  const close = async ({ id, toast }: Saved) => {
    await revalidate();
    await onClose({ saved: id });
    showToast(toast);
  };
  const form = useDraftForm({
    key: draftKey(table.name, row),
    initial: row ? description.of(row) : description.empty(rows),
    version: row?.updated_at ?? null,
    isNew: row === null,
    columns: description.columns,
    input: description.input,
    save: (values, version) => {
      const sent: SentRow<Row> = { values, version: version ?? row?.updated_at ?? null };
      return send(sent, "post");
    },
    saveFailed: (message) => titles.toasts.saveFailed(mode, message),
    faultToast: (faults) =>
      description.faultToast?.(faults, mode) ?? (isRequiredMissing(faults) ? titles.toasts.requiredMissing : undefined),
    onSaved: close,
  });
  const previewed = usePreviewDraft(form);
  const place = row && resource.onTheWeb?.(row);
  return (
    <FormSheet
      title={row ? titles.edit : titles.create}
      form={form}
      onClose={() => onClose()}
      preview={description.preview?.(previewed)}
      notice={place && <OnTheWeb place={place} />}
    >
      {description.fields(form)}
    </FormSheet>
  );
}

const isRequiredMissing = (faults: object) => Object.values(faults).includes(formTexts.required);

/** Under which name a row's unsaved draft is kept in the browser; all new rows of a table share one. */
export function draftKey(table: string, row: { id: string } | null): string {
  return `${table}/${row?.id ?? "nuevo"}`;
}
