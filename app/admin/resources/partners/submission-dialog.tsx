import { type FormEvent, useId } from "react";
import { useRevalidator } from "react-router";
import * as z from "zod/mini";
import { submissionToasts } from "#app/texts/admin/section-toasts.ts";
import { type Submission, submissions } from "../../../content/submission.ts";
import { updateRecord } from "../../../data/records.ts";
import { submissionsTable } from "../../../data/submissions.ts";
import type { ProposalStatus } from "../../../domain/partners/proposal-status.ts";
import { showToast } from "../../../ui/toast.ts";
import { PanelDialog } from "../../dialogs/panel-dialog.tsx";
import { SelectField } from "../../fields/select-field.tsx";
import { ConflictDialog } from "../../form/conflict-dialog.tsx";
import { KeptDraftNotice } from "../../form/kept-draft-notice.tsx";
import { SaveButton } from "../../form/save-button.tsx";
import type { SaveResult } from "../../form/save-result.ts";
import { useDraftForm } from "../../form/use-draft-form.ts";
import { useStandStill } from "../../form/use-stand-still.ts";
import { draftKey } from "../../resource/row-form.tsx";
import { browserClient } from "../../session/browser-client.ts";
import { SubmissionDetails } from "./submission-details.tsx";

interface SubmissionDialogProps {
  row: Submission;
  onClose: () => Promise<void> | void;
}

/** What a company wrote, and where its proposal stands. */
export function SubmissionDialog({ row, onClose }: SubmissionDialogProps) {
  const id = useId();
  const form = useStatusForm(row, onClose);
  useStandStill(form.ref, form.isSaving);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <PanelDialog title={`Solicitud de ${row.company_name}`} width={640} onClose={() => void onClose()}>
      <div className="panel-dialog__body">
        <KeptDraftNotice kept={form.kept} />
        <SubmissionDetails row={row} />
        <form id={id} ref={form.ref} className="submission-status" noValidate onSubmit={submit}>
          <SelectField form={form} name="status" />
        </form>
      </div>
      <footer className="panel-dialog__foot">
        <button type="button" className="panel-button panel-button--line" onClick={() => void onClose()}>
          Cerrar
        </button>
        <SaveButton formId={id} isSaving={form.isSaving} isIdle={!form.isDirty} />
      </footer>
      <ConflictDialog form={form} />
    </PanelDialog>
  );
}

const input = z.pick(submissions.input, { status: true });

interface StatusDraft {
  status: ProposalStatus;
}

function useStatusForm(row: Submission, onClose: SubmissionDialogProps["onClose"]) {
  const { revalidate } = useRevalidator();
  return useDraftForm<StatusDraft, StatusDraft>({
    key: draftKey(submissionsTable.name, row),
    initial: { status: row.status },
    version: row.updated_at,
    isNew: false,
    columns: submissions.columns,
    input,
    save: (values, version) => saveStatus(row, values, version),
    saveFailed: (message) => submissionToasts.saveFailed("update", message),
    onSaved: async ({ toast }) => {
      await revalidate();
      await onClose();
      showToast(toast);
    },
  });
}

async function saveStatus(row: Submission, values: StatusDraft, version: string | null) {
  const seen = { id: row.id, updated_at: version ?? row.updated_at };
  const outcome = await updateRecord(browserClient(), submissionsTable, seen, values);
  const result: SaveResult<StatusDraft> =
    outcome.kind === "saved"
      ? { kind: "saved", toast: submissionToasts.saved("update"), id: row.id, version: outcome.row.updated_at }
      : outcome.kind === "conflict"
        ? { kind: "conflict", draft: { status: outcome.theirs.status }, version: outcome.theirs.updated_at }
        : { kind: "refused", toast: submissionToasts.saveFailed("update", "Ya no existe.") };
  return result;
}
