import { manifiestoToasts } from "#texts/admin/manifiesto-toasts.ts";
import { readManifiestoRecord } from "../../data/site/manifiesto.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/manifiesto-route.ts";
import { ManifiestoForm } from "./manifiesto-form.tsx";

export async function clientLoader() {
  const read = await readPage("manifiesto_content", manifiestoToasts.loadFailed, async (client) => {
    return { row: await readManifiestoRecord(client), isFailed: false };
  });
  return read ?? { row: null, isFailed: true };
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
