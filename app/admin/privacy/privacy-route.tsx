import { type PrivacyDraft, type PrivacySettings, privacySettings } from "../../content/privacy.ts";
import {
  findPerson,
  forgetPerson,
  listErasures,
  readPrivacySettings,
  removeForgottenCvs,
  savePrivacySettings,
} from "../../data/privacy.ts";
import { privacyToasts } from "../../texts/admin/privacy-toasts.ts";
import { showToast } from "../../ui/toast.ts";
import { SaveRefused, type SaveResult, type SentForm, toastOf } from "../form/save-result.ts";
import { answering } from "../form/use-send.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { browserClient } from "../session/browser-client.ts";
import { refuseUnless } from "../session/permissions.ts";
import type { Route } from "./+types/privacy-route.ts";
import type { Erased } from "./erase-dialog.tsx";
import { Erasures } from "./erasures.tsx";
import { PersonData } from "./person-data.tsx";
import { TermsForm } from "./terms-form.tsx";

/** Null, and the stated toast, when it cannot be read: an empty form would invite to overwrite it. */
export async function clientLoader() {
  const client = browserClient();
  try {
    refuseUnless("read", privacySettings.table);
    const [settings, erasures] = await Promise.all([readPrivacySettings(client), listErasures(client)]);
    return { settings, erasures };
  } catch (error) {
    showToast(toastOf(error, privacyToasts.loadFailed));
    return { settings: null, erasures: [] };
  }
}

/** put: how long data are kept; post: finds a person by an e-mail or a phone; delete: erases what was found. */
export const clientAction = answering({
  put: save,
  post: (contact: string) => {
    refuseUnless("read", privacySettings.table);
    return findPerson(browserClient(), contact);
  },
  delete: erase,
});

async function erase(contact: string): Promise<Erased> {
  refuseUnless("delete", privacySettings.table);
  const client = browserClient();
  const counts = await forgetPerson(client, contact);
  const areFilesGone = await removeForgottenCvs(client).then(
    () => true,
    () => false,
  );
  return { counts, areFilesGone };
}

async function save({
  values,
  version,
}: SentForm<Omit<PrivacySettings, "updated_at">>): Promise<SaveResult<PrivacyDraft>> {
  refuseUnless("update", privacySettings.table);
  const outcome = await savePrivacySettings(browserClient(), values, version ?? "");
  if (outcome.kind === "saved") {
    return { kind: "saved", toast: privacyToasts.saved, id: "1", version: outcome.row.updated_at };
  }
  if (outcome.kind === "conflict") {
    return { kind: "conflict", draft: privacySettings.draft(outcome.theirs), version: outcome.theirs.updated_at };
  }
  throw new SaveRefused(privacyToasts.saveFailed("nadie los ha encontrado."));
}

/** What a person may ask of her data, and how long the house keeps anybody's. */
export default function PrivacyRoute({ loaderData: { settings, erasures } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Privacidad"
        about="Lo que la web guarda de quien escribe, cuánto tiempo, y cómo dárselo o borrarlo cuando lo pide."
      />
      <div className="panel-cards privacy">
        <PersonData />
        {settings ? <TermsForm row={settings} /> : <FailedList>Los plazos no se han podido cargar.</FailedList>}
        <Erasures list={erasures} />
      </div>
    </>
  );
}
