import { madridDateTime } from "#domain/time/madrid-time.ts";
import { privacyToasts } from "#texts/admin/privacy-toasts.ts";
import { type Erasure, privacySettings } from "../../content/people/privacy.ts";
import { listErasures, readPrivacySettings } from "../../data/people/privacy.ts";
import { readLawfulNotice } from "../../data/site/settings.ts";
import { HistoryLink } from "../history/history-link.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/privacy-route.ts";
import { countsInWords } from "./kinds-in-words.ts";
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
      <div className="stack gap-16">
        <PersonData />
        {settings ? <TermsForm row={settings} /> : <FailedList>Los plazos no se han podido cargar.</FailedList>}
        {isLawful !== null && <NoticeSwitch stored={isLawful} />}
        <Erasures list={erasures} />
      </div>
    </>
  );
}

/** What was erased lately: how much and when, never whose. */
function Erasures({ list }: { list: readonly Erasure[] }) {
  return (
    <section className="panel-box panel-card" aria-labelledby="erasures">
      <div>
        <h2 id="erasures">Últimos borrados</h2>
        <p>Cuánto y cuándo, nunca de quién: la prueba de que los plazos y los derechos se cumplen.</p>
      </div>
      {list.length === 0 ? (
        <p>Todavía no se ha borrado nada. La primera limpieza se hace esta noche.</p>
      ) : (
        <ul className="parted">
          {list.map((entry) => (
            <li className="breaks pad-y" key={entry.id}>
              <p>{countsInWords(entry.erased) || "Nada que borrar"}</p>
              <p className="muted">
                <time dateTime={entry.created_at}>{madridDateTime(entry.created_at)}</time>
                {entry.reason === "term" ? " · por su plazo" : ` · a petición, por ${entry.person_email}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
