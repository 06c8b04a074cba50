import type { ManifiestoRow } from "../../content/manifiesto.ts";
import { type ManifiestoDraft, manifiestoForm } from "../../content/manifiesto-input.ts";
import { readManifiestoRecord, saveManifiesto } from "../../data/manifiesto.ts";
import { manifiestoToasts } from "../../texts/admin/manifiesto-toasts.ts";
import { showToast } from "../../ui/toast.ts";
import { SaveRefused, type SaveResult, type SentForm, toastOf } from "../form/save-result.ts";
import { answering } from "../form/use-send.ts";
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

export const clientAction = answering({ put: save });

async function save({
  values,
  version,
}: SentForm<Pick<ManifiestoRow, "content" | "translations">>): Promise<SaveResult<ManifiestoDraft>> {
  refuseUnless("update", "manifiesto_content");
  const outcome = await saveManifiesto(browserClient(), values, version ?? "", new Date());
  if (outcome.kind === "gone") throw new SaveRefused(manifiestoToasts.saveFailed);
  if (outcome.kind === "saved") {
    return { kind: "saved", toast: manifiestoToasts.saved, id: "1", version: outcome.row.updated_at };
  }
  return { kind: "conflict", draft: manifiestoForm(outcome.theirs), version: outcome.theirs.updated_at };
}

export default function ManifiestoRoute({ loaderData: { row, isFailed } }: Route.ComponentProps) {
  if (row) return <ManifiestoForm row={row} />;
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
