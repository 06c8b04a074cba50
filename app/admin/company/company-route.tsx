import { useOutlet, useRouteLoaderData } from "react-router";
import { companyToasts } from "#texts/admin/company-texts.ts";
import { readCompanyRecord } from "../../data/site/company.ts";
import { showToast } from "../../ui/toast/toast.ts";
import type { loader as documentLoader } from "../document.tsx";
import { toastOf } from "../form/save-result.ts";
import { HistoryLink } from "../history/history-link.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { browserClient } from "../session/browser-client.ts";
import { refuseUnless } from "../session/permissions.ts";
import type { Route } from "./+types/company-route.ts";
import { CompanyForm } from "./company-form.tsx";

/** Null, and the stated toast, when it cannot be read: an empty form would invite to overwrite it. */
export async function clientLoader() {
  try {
    refuseUnless("read", "company");
    return { row: await readCompanyRecord(browserClient()) };
  } catch (error) {
    showToast(toastOf(error, companyToasts.loadFailed));
    return { row: null };
  }
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
