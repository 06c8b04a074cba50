import { privacyToasts } from "#texts/admin/privacy-toasts.ts";
import { privacySettings } from "../../content/people/privacy.ts";
import { listErasures, readPrivacySettings } from "../../data/people/privacy.ts";
import { readLawfulNotice } from "../../data/site/settings.ts";
import { HistoryLink } from "../history/history-link.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/privacy-route.ts";
import { Erasures } from "./erasures.tsx";
import { NoticeSwitch } from "./notice-switch.tsx";
import { PersonData } from "./person-data.tsx";
import { TermsForm } from "./terms-form.tsx";

/** Null, and the stated toast, when it cannot be read: an empty form would invite to overwrite it. */
export async function clientLoader() {
  const read = await readPage(privacySettings.table, privacyToasts.loadFailed, async (client) => {
    const [settings, erasures, isLawful] = await Promise.all([
      readPrivacySettings(client),
      listErasures(client),
      readLawfulNotice(client),
    ]);
    return { settings, erasures, isLawful };
  });
  return read ?? { settings: null, erasures: [], isLawful: null };
}

/** What a person may ask of her data, and how long the house keeps anybody's. */
export default function PrivacyRoute({ loaderData: { settings, erasures, isLawful } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Privacidad"
        about="Lo que la web guarda de quien escribe, cuánto tiempo, y cómo dárselo o borrarlo cuando lo pide."
      >
        <HistoryLink table="privacy_settings" />
      </PageHead>
      <div className="panel-cards privacy">
        <PersonData />
        {settings ? <TermsForm row={settings} /> : <FailedList>Los plazos no se han podido cargar.</FailedList>}
        {isLawful !== null && <NoticeSwitch stored={isLawful} />}
        <Erasures list={erasures} />
      </div>
    </>
  );
}
