import { useMemo } from "react";
import { isTodayEnabled } from "#domain/pages/is-today-enabled.ts";
import { menuToasts } from "#texts/admin/menu-toasts.ts";
import { callToActionDraft } from "../../../content/site/site-content-input.ts";
import { headerLinksTable } from "../../../data/site/header.ts";
import { readTodaySetting } from "../../../data/site/settings.ts";
import { readSiteContent } from "../../../data/site/site-contents.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { FailedList } from "../../resource/empty-lists.tsx";
import { loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { browserClient } from "../../session/browser-client.ts";
import { readPage } from "../../session/read-page.ts";
import type { Route } from "./+types/header-route.ts";
import { CallToActionCard } from "./call-to-action-card.tsx";
import { headerLinksResource } from "./header-links-resource.tsx";

const path = "/admin/header";

export async function clientLoader() {
  const client = browserClient();
  const [list, callToAction, isTodayOn] = await Promise.all([
    loadList(headerLinksTable, menuToasts.loadFailed),
    readCallToAction(),
    // Not worth an error: it only tells why a link does not show.
    readTodaySetting(client).then(isTodayEnabled, () => true),
  ]);
  return { list, callToAction, isTodayOn };
}

/** Null, and the stated toast, when it cannot be read: an empty form would invite to overwrite it. */
const readCallToAction = () =>
  readPage("site_content", menuToasts.loadFailed, async (client) => {
    return callToActionDraft(await readSiteContent(client, ["header_cta_text", "header_cta_path"]));
  });

export const shouldRevalidate = onlyWhenAsked;

export default function HeaderRoute({ loaderData: { list, callToAction, isTodayOn } }: Route.ComponentProps) {
  const links = useMemo(
    () => headerLinksResource({ links: list.rows, isTodayOn, callToAction: callToAction?.header_cta_text ?? "" }),
    [list, isTodayOn, callToAction],
  );
  return (
    <>
      <section aria-label="Gestionar Menú Principal">
        <PageHead title="Gestionar Menú Principal" about="La cabecera de la web: su botón y sus enlaces." />
        {callToAction ? (
          <CallToActionCard stored={callToAction} />
        ) : (
          <FailedList>El botón de acción no se ha podido cargar.</FailedList>
        )}
      </section>
      <ResourcePage resource={links} list={list} path={path} level={2} />
    </>
  );
}
