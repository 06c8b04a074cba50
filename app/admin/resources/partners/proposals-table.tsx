import { Trash2 } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { type ProposalStatus, proposalStatuses } from "#domain/partners/proposal-status.ts";
import { madridDateTime } from "#domain/time/madrid-time.ts";
import type { ReceivedProposal } from "../../../content/inbox/proposal.ts";
import { proposalsTable } from "../../../data/inbox/proposals.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import { Chip } from "../../layout/chip.tsx";
import { NothingFound } from "../../resource/empty-lists.tsx";
import { findRows, makeFindable } from "../../resource/find-rows.ts";
import { MoreRows, useRowLimit } from "../../resource/more-rows.tsx";
import { OpenButton, OpenIcon } from "../../resource/open-button.tsx";
import { SearchBar } from "../../resource/search-bar.tsx";
import { usePermissions } from "../../session/permissions.ts";

const path = "/admin/partners/solicitudes";

const statusText = (status: ProposalStatus) => proposalStatuses.find(({ value }) => value === status)?.text ?? status;

const searched: readonly ((row: ReceivedProposal) => string)[] = [
  (row) => row.company_name,
  (row) => row.contact_name,
  (row) => row.email,
  (row) => row.proposal,
  (row) => statusText(row.status),
];

export function ProposalsTable({ rows }: { rows: readonly ReceivedProposal[] }) {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const drawn = useRowLimit(wanted.trim() !== "");
  const findable = useMemo(() => makeFindable(rows, searched), [rows]);
  const found = useMemo(() => findRows(findable, wanted), [findable, wanted]);
  return (
    <>
      <SearchBar
        search={search}
        onSearch={setSearch}
        found={found.length}
        total={rows.length}
        one="solicitud"
        many="solicitudes"
      />
      {found.length === 0 ? (
        <NothingFound search={wanted} onClear={() => setSearch("")} />
      ) : (
        <div className="panel-box">
          <Table label="Solicitudes" columns={columns} rows={found.slice(0, drawn.limit)} rowKey={({ id }) => id} />
        </div>
      )}
      <MoreRows drawn={drawn} total={found.length} many="solicitudes" />
    </>
  );
}

const columns: Column<ReceivedProposal>[] = [
  { title: "Empresa", kind: "name", cell: (row) => <Company {...row} /> },
  { title: "Recibida", cell: ({ created_at }) => madridDateTime(created_at) },
  { title: "Estado", cell: ({ status }) => <StatusBadge status={status} /> },
  { title: "Acciones", kind: "actions", cell: (row) => <ProposalActions row={row} /> },
];

function Company({ company_name, contact_name }: ReceivedProposal) {
  return (
    <>
      <b>{company_name}</b>
      <span>{contact_name}</span>
    </>
  );
}

function ProposalActions({ row: { id, company_name } }: { row: ReceivedProposal }) {
  const may = usePermissions();
  return (
    <span className="row inline gap-4 nowrap">
      <OpenButton variant="text" to={`${path}/${id}`} label={`Ver detalles de la solicitud de ${company_name}`}>
        Ver detalles
      </OpenButton>
      {may("delete", proposalsTable.name) && (
        <OpenIcon
          danger
          icon={Trash2}
          to={`${path}/${id}/eliminar`}
          label={`Eliminar la solicitud de ${company_name}`}
        />
      )}
    </span>
  );
}

const tones: Record<ProposalStatus, "works" | "plain" | "good" | "bad"> = {
  pending: "works",
  contacted: "plain",
  accepted: "good",
  discarded: "bad",
};

function StatusBadge({ status }: { status: ReceivedProposal["status"] }) {
  return <Chip tone={tones[status]}>{statusText(status)}</Chip>;
}
