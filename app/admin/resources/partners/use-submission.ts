import { useOutletContext, useParams } from "react-router";
import type { Submission } from "../../../content/submission.ts";
import { useWayBack } from "../../dialogs/use-way-back.ts";
import type { Listed } from "../../resource/load-list.ts";

/** The proposal that the address names, out of the list behind its dialog. */
export function useSubmission() {
  const { rows, isFailed } = useOutletContext<Listed<Submission>>();
  const { id } = useParams();
  const close = useWayBack("/admin/partners/solicitudes");
  return { row: rows.find((it) => it.id === id), isFailed, close };
}
