import { useRouteLoaderData } from "react-router";
import { readCompany } from "../../data/company.ts";
import { companyToasts } from "../../texts/admin/company-texts.ts";
import { showToast } from "../../ui/toast.ts";
import type { loader as documentLoader } from "../document.tsx";
import { sayWhy } from "../form/say-why.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { browserClient } from "../session/browser-client.ts";
import type { Route } from "./+types/company-route.ts";
import { CompanyForm } from "./company-form.tsx";

/** Null, and the stated toast, when it cannot be read: an empty form would invite to overwrite it. */
export async function clientLoader() {
  try {
    return { row: await readCompany(browserClient()) };
  } catch (error) {
    showToast(companyToasts.loadFailed(sayWhy(error)));
    return { row: null };
  }
}

export default function CompanyRoute({ loaderData: { row } }: Route.ComponentProps) {
  const server = useRouteLoaderData<typeof documentLoader>("admin/document");
  if (row && server) return <CompanyForm row={row} configured={server.configuredOwner} />;
  return (
    <>
      <PageHead title="Datos de la empresa" />
      <FailedList>Los datos de la empresa no se han podido cargar.</FailedList>
    </>
  );
}
