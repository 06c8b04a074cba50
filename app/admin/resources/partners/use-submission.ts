import { useNavigate, useOutletContext, useParams } from "react-router";
import type { Submission } from "../../../content/submission.ts";
import type { Listed } from "../../resource/load-list.ts";

/** The proposal that the address names, out of the list behind its dialog. */
export function useSubmission() {
  const { rows, isFailed } = useOutletContext<Listed<Submission>>();
  const { id } = useParams();
  const navigate = useNavigate();
  const close = () =>
    navigate("/admin/partners/solicitudes", { replace: true, preventScrollReset: true, flushSync: true });
  return { row: rows.find((it) => it.id === id), isFailed, close };
}
