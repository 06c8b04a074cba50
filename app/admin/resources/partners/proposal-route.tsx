import { useLocation, useRouteLoaderData } from "react-router";
import { DeleteDialog } from "#app/admin/resource/dialogs/delete-dialog.tsx";
import { proposalToasts } from "#texts/admin/partner-toasts.ts";
import type { ReceivedProposal } from "../../../content/inbox/proposal.ts";
import { proposalsTable } from "../../../data/inbox/proposals.ts";
import { useWayBack } from "../../dialogs/use-way-back.ts";
import { MissingRow } from "../../resource/missing-row.tsx";
import type { Route } from "./+types/proposal-route.ts";
import { ProposalDialog } from "./proposal-dialog.tsx";
import type { clientLoader as listLoader } from "./proposals-route.tsx";

const resource = {
  table: proposalsTable,
  titles: { theOne: "la solicitud", toasts: proposalToasts },
  nameOf: (row: ReceivedProposal) => row.company_name,
};

export default function ProposalRoute({ params: { id } }: Route.ComponentProps) {
  const list = useRouteLoaderData<typeof listLoader>("admin/resources/partners/proposals-route");
  const isDelete = useLocation().pathname.endsWith("/eliminar");
  const close = useWayBack("/admin/partners/solicitudes");
  if (id === undefined || !list) return null;
  const row = list.rows.find((entry) => entry.id === id);
  if (!row) return list.isFailed ? null : <MissingRow what="solicitud" onClose={close} />;
  if (isDelete) return <DeleteDialog resource={resource} row={row} onClose={close} />;
  return <ProposalDialog key={row.id} row={row} onClose={close} />;
}
