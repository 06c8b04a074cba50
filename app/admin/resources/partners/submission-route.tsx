import { useLocation, useRouteLoaderData } from "react-router";
import type { Submission } from "../../../content/submission.ts";
import { submissionsTable } from "../../../data/submissions.ts";
import { submissionToasts } from "../../../texts/admin/partner-toasts.ts";
import { useWayBack } from "../../dialogs/use-way-back.ts";
import { DeleteDialog } from "../../resource/delete-dialog.tsx";
import { MissingRow } from "../../resource/missing-row.tsx";
import { resourceAction } from "../../resource/resource-action.ts";
import type { Route } from "./+types/submission-route.ts";
import { SubmissionDialog } from "./submission-dialog.tsx";
import type { clientLoader as listLoader } from "./submissions-route.tsx";

const proposals = {
  table: submissionsTable,
  titles: { theOne: "la solicitud", toasts: submissionToasts },
  nameOf: (row: Submission) => row.company_name,
  form: { of: ({ status }: Submission) => ({ status }) },
};

export const clientAction = resourceAction(proposals);

/** The dialogs of a proposal, out of the list behind them. */
export default function SubmissionRoute({ params: { id } }: Route.ComponentProps) {
  const list = useRouteLoaderData<typeof listLoader>("admin/resources/partners/submissions-route");
  const isDelete = useLocation().pathname.endsWith("/eliminar");
  const close = useWayBack("/admin/partners/solicitudes");
  if (id === undefined || !list) return null;
  const row = list.rows.find((it) => it.id === id);
  if (!row) return list.isFailed ? null : <MissingRow what="solicitud" onClose={close} />;
  if (isDelete) return <DeleteDialog resource={proposals} row={row} onClose={close} />;
  return <SubmissionDialog key={row.id} row={row} onClose={close} />;
}
