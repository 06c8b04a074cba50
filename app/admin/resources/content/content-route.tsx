import { contentToasts } from "#texts/admin/content-toasts.ts";
import { heroDraft, logosDraft } from "../../../content/site/site-content-input.ts";
import { listSiteContent } from "../../../data/site/site-contents.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { FailedList } from "../../resource/empty-lists.tsx";
import { readPage } from "../../session/read-page.ts";
import { contentVersion } from "../../site-content/content-form.ts";
import type { Route } from "./+types/content-route.ts";
import { HeroCard } from "./hero-card.tsx";
import { LogosCard } from "./logos-card.tsx";

/** Null, and the stated toast, when it cannot be read: empty forms would invite to overwrite it. */
export const clientLoader = () =>
  readPage("site_content", contentToasts.loadFailed, async (client) => {
    const values = await listSiteContent(client);
    return { logos: logosDraft(values), hero: heroDraft(values) };
  });

export default function ContentRoute({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Gestionar Contenido Principal"
        about="Lo que se ve en la cabecera y en la portada. Cada tarjeta se guarda por separado."
      />
      {content ? (
        <div className="stack gap-16">
          <LogosCard key={contentVersion(content.logos)} stored={content.logos} />
          <HeroCard key={contentVersion(content.hero)} stored={content.hero} />
        </div>
      ) : (
        <FailedList>El contenido no se ha podido cargar.</FailedList>
      )}
    </>
  );
}
