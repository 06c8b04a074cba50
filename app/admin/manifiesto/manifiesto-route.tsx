import { manifiestoToasts } from "#texts/admin/manifiesto-toasts.ts";
import { readManifiestoRecord } from "../../data/site/manifiesto.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { browserClient } from "../session/browser-client.ts";
import { refuseUnless } from "../session/permissions.ts";
import type { Route } from "./+types/manifiesto-route.ts";
import { ManifiestoForm } from "./manifiesto-form.tsx";

export async function clientLoader() {
  try {
    refuseUnless("read", "manifiesto_content");
    return { row: await readManifiestoRecord(browserClient()), isFailed: false };
  } catch (error) {
    showToast(toastOf(error, manifiestoToasts.loadFailed));
    return { row: null, isFailed: true };
  }
}

export default function ManifiestoRoute({ loaderData: { row, isFailed } }: Route.ComponentProps) {
  if (row) return <ManifiestoForm key={row.updated_at} row={row} />;
  return (
    <>
      <PageHead title="Editar Página Manifiesto" />
      {isFailed ? (
        <FailedList>El contenido no se ha podido cargar.</FailedList>
      ) : (
        <FailedList>No se encontró contenido.</FailedList>
      )}
    </>
  );
}
