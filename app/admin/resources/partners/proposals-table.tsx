import { Trash2 } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import type { ReceivedProposal } from "../../../content/proposal.ts";
import { proposalsTable } from "../../../data/proposals.ts";
import { type ProposalStatus, statusText } from "../../../domain/partners/proposal-status.ts";
import { madridDateTime } from "../../../domain/time/madrid-time.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Chip } from "../../layout/chip.tsx";
import { NothingFound } from "../../resource/empty-lists.tsx";
import { findRows, makeFindable } from "../../resource/find-rows.ts";
import { MoreRows, useRowLimit } from "../../resource/more-rows.tsx";
import { OpenButton } from "../../resource/open-button.tsx";
import { SearchBar } from "../../resource/search-bar.tsx";
import { usePermissions } from "../../session/permissions.ts";

const path = "/admin/partners/solicitudes";

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
          <table className="records" aria-label="Solicitudes">
            <thead>
              <tr>
                <th scope="col">Empresa</th>
                <th scope="col">Recibida</th>
                <th scope="col">Estado</th>
                <th scope="col" className="records__actions">
                  Acciones
                </th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, drawn.limit).map((row) => (
                <ProposalRow key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <MoreRows drawn={drawn} total={found.length} many="solicitudes" />
    </>
  );
}

function ProposalRow({ row }: { row: ReceivedProposal }) {
  const { id, company_name, contact_name, created_at, status } = row;
  const may = usePermissions();
  return (
    <tr data-row={id}>
      <th scope="row" className="records__name">
        <b>{company_name}</b>
        <span>{contact_name}</span>
      </th>
      <td data-label="Recibida">{madridDateTime(created_at)}</td>
      <td data-label="Estado">
        <StatusBadge status={status} />
      </td>
      <td className="records__actions">
        <span className="row-actions">
          <OpenButton
            to={`${path}/${id}`}
            className="panel-button panel-button--text"
            label={`Ver detalles de la solicitud de ${company_name}`}
          >
            Ver detalles
          </OpenButton>
          {may("delete", proposalsTable.name) && (
            <OpenButton
              to={`${path}/${id}/eliminar`}
              className="icon-action icon-action--danger"
              label={`Eliminar la solicitud de ${company_name}`}
            >
              <Icon of={Trash2} size={18} />
            </OpenButton>
          )}
        </span>
      </td>
    </tr>
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
