import { MissingRow } from "../../resource/missing-row.tsx";
import { SubmissionDialog } from "./submission-dialog.tsx";
import { useSubmission } from "./use-submission.ts";

export default function SubmissionRoute() {
  const { row, isFailed, close } = useSubmission();
  if (row) return <SubmissionDialog key={row.id} row={row} onClose={close} />;
  return isFailed ? null : <MissingRow what="solicitud" onClose={close} />;
}
