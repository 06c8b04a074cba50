import { useRevalidator } from "react-router";
import { submissionToasts } from "#app/texts/admin/section-toasts.ts";
import type { Submission } from "../../../content/submission.ts";
import { deleteRecord } from "../../../data/records.ts";
import { submissionsTable } from "../../../data/submissions.ts";
import { showToast } from "../../../ui/toast.ts";
import { ConfirmDelete } from "../../dialogs/confirm-delete.tsx";
import { sayWhy } from "../../form/say-why.ts";
import { forgetDraft } from "../../form/stored-draft.ts";
import { MissingRow } from "../../resource/missing-row.tsx";
import { draftKey } from "../../resource/row-form.tsx";
import { browserClient } from "../../session/browser-client.ts";
import { withSession } from "../../session/with-session.ts";
import { useSubmission } from "./use-submission.ts";

export default function DeleteSubmissionRoute() {
  const { row, isFailed, close } = useSubmission();
  const { revalidate } = useRevalidator();
  const remove = async (it: Submission) => {
    try {
      const isGone = await withSession(() => deleteRecord(browserClient(), submissionsTable, it.id));
      if (!isGone) throw new Error("No se ha borrado ninguna fila.");
    } catch (error) {
      showToast(submissionToasts.deleteFailed(sayWhy(error)));
      return;
    }
    forgetDraft(draftKey(submissionsTable.name, it));
    await close();
    await revalidate();
    showToast(submissionToasts.deleted);
  };
  if (!row) return isFailed ? null : <MissingRow what="solicitud" onClose={close} />;
  return <ConfirmDelete thing="la solicitud" name={row.company_name} onCancel={close} onConfirm={() => remove(row)} />;
}
