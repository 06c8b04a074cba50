import { Download } from "lucide-react";
import { Outlet } from "react-router";
import { useFocusNeighbour } from "#app/admin/resource/order/use-focus-neighbour.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { proposalToasts } from "#texts/admin/partner-toasts.ts";
import { proposalsCsv, type ReceivedProposal } from "../../../content/inbox/proposal.ts";
import { proposalsTable } from "../../../data/inbox/proposals.ts";
import { Button } from "../../../ui/links/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { saveFile } from "../../files/save-file.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { FailedList, NothingYet } from "../../resource/empty-lists.tsx";
import { loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { panelTitle } from "../../sections.ts";
import type { Route } from "./+types/proposals-route.ts";
import { PartnerTabs } from "./partner-tabs.tsx";
import { ProposalsTable } from "./proposals-table.tsx";

export const clientLoader = () => loadList(proposalsTable, proposalToasts.loadFailed);

export const shouldRevalidate = onlyWhenAsked;

export const meta = () => [{ title: panelTitle("Solicitudes") }];

/** Proposals that companies sent, the latest first. They are answered and deleted, never written here. */
export default function ProposalsRoute({ loaderData: list }: Route.ComponentProps) {
  const { rows, isFailed } = list;
  const heading = useFocusNeighbour("/admin/partners/solicitudes", rows);
  return (
    <>
      <PageHead title="Gestionar Partners" />
      <PartnerTabs selected="proposals">
        <section aria-label="Solicitudes">
          <PageHead
            ref={heading}
            title="Solicitudes"
            about="Lo que las empresas envían desde la página de partners."
            level={2}
          >
            {rows.length > 0 && <ExportButton rows={rows} />}
          </PageHead>
          {isFailed ? (
            <FailedList />
          ) : rows.length === 0 ? (
            <NothingYet sentence="Todavía no ha llegado ninguna solicitud." action={<PartnersPageLink />} />
          ) : (
            <ProposalsTable rows={rows} />
          )}
        </section>
      </PartnerTabs>
      <Outlet />
    </>
  );
}

function ExportButton({ rows }: { rows: readonly ReceivedProposal[] }) {
  const save = () => {
    const { date } = madridDayAndMinute(new Date());
    saveFile(`solicitudes-${date}.csv`, "text/csv;charset=utf-8", proposalsCsv(rows));
  };
  return (
    <Button size="compact" variant="line" onClick={save}>
      <Icon of={Download} size={17} />
      Exportar CSV
    </Button>
  );
}

function PartnersPageLink() {
  return (
    <a className="panel-link" href="/partners" target="_blank" rel="noopener">
      Ver el formulario en la web
    </a>
  );
}
