import { useOutlet, useRouteLoaderData } from "react-router";
import { companyToasts } from "#texts/admin/company-texts.ts";
import { readCompanyRecord } from "../../data/site/company.ts";
import type { loader as documentLoader } from "../document.tsx";
import { HistoryLink } from "../history/history-link.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/company-route.ts";
import { CompanyForm } from "./company-form.tsx";

/** Null, and the stated toast, when it cannot be read: an empty form would invite to overwrite it. */
export async function clientLoader() {
  const read = await readPage("company", companyToasts.loadFailed, async (client) => {
    return { row: await readCompanyRecord(client) };
  });
  return read ?? { row: null };
}

export default function CompanyRoute({ loaderData: { row } }: Route.ComponentProps) {
  // The calendar is a page of its own.
  const calendar = useOutlet();
  const server = useRouteLoaderData<typeof documentLoader>("admin/document");
  if (calendar) return calendar;
  if (row && server) return <CompanyForm row={row} configured={server.configuredOwner} />;
  return (
    <>
      <PageHead title="Datos de la empresa">
        <HistoryLink table="company" />
      </PageHead>
      <FailedList>Los datos de la empresa no se han podido cargar.</FailedList>
    </>
  );
}
