import { ChevronRight } from "lucide-react";
import { useMemo } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { hasPlaceholders, legalOwner } from "#domain/company/legal-owner.ts";
import { type Attention, needsAttention } from "#domain/panel/attention.ts";
import { type BackupRuns, describeBackups, needBackupsAttention } from "#domain/panel/describe-backups.ts";
import { readBackupRuns } from "../../data/record/backups.ts";
import { listRefusedPlans } from "../../data/record/planned-changes.ts";
import { readPanelContent } from "../../data/site/panel-content.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SinceLastTime } from "../activity/since-last-time.tsx";
import type { loader as documentLoader } from "../document.tsx";
import { factsOf } from "../history/recorded-facts.ts";
import { PageHead } from "../layout/page-head.tsx";
import { useOpenSections } from "../layout/use-section.ts";
import { sectionAt, sections } from "../sections.ts";
import { browserClient } from "../session/browser-client.ts";
import type { Route } from "./+types/dashboard.ts";

/** Null when it cannot be read: the links below work all the same. */
export const clientLoader = async () => {
  const [content, backups, refused] = await Promise.all([
    readPanelContent(browserClient(), new Date()).catch(() => null),
    readBackupRuns(browserClient()).catch(() => null),
    listRefusedPlans(browserClient()).catch(() => []),
  ]);
  const refusedPlans = refused.map(({ table_name, row_id, reason }) => {
    const section = factsOf(table_name)?.section ?? "/admin";
    return { reason, path: table_name === "club_extra_services" ? section : `${section}/${row_id}` };
  });
  return { content, backups, refusedPlans };
};

export default function Dashboard({ loaderData: { content, backups, refusedPlans } }: Route.ComponentProps) {
  const server = useRouteLoaderData<typeof documentLoader>("admin/document");
  const isOpen = useOpenSections();
  const isOurs = server?.url === "/";
  const found = useMemo(() => {
    if (!content || !server) return null;
    const now = new Date();
    const hasLegalPlaceholders = hasPlaceholders(legalOwner(content.company, server.configuredOwner));
    const hasLateBackups = isOurs && backups !== null && needBackupsAttention(backups, now);
    const { hasUnknownProxy } = server;
    return needsAttention({ ...content, refusedPlans, hasLegalPlaceholders, hasUnknownProxy, hasLateBackups }, now);
  }, [content, backups, refusedPlans, isOurs, server]);
  // What somebody else has to do is not hers to be troubled with.
  const hers = found?.filter(({ path }) => {
    const section = sectionAt(path);
    return !section || isOpen(section);
  });
  return (
    <>
      <PageHead
        title="Dashboard de Administración"
        about={
          <>
            Usa el menú <span className="with-side-menu">de la izquierda</span>
            <span className="with-menu-button">de arriba</span> para gestionar el contenido de la web.
          </>
        }
      />
      <section aria-labelledby="attention" className="panel-section">
        <h2 id="attention">Qué pide atención</h2>
        {hers ? (
          <AttentionList found={hers} />
        ) : (
          <p>No se ha podido comprobar. Recarga la página para intentarlo de nuevo.</p>
        )}
      </section>
      <SinceLastTime />
      {/* A hosted project makes backups of its own. */}
      {backups && isOurs && <BackupsCard runs={backups} />}
      <nav aria-labelledby="sections" className="panel-section">
        <h2 id="sections">Secciones</h2>
        <ul className="ruled-links panel-box">
          {sections
            .filter((it) => it.path !== "/admin" && isOpen(it))
            .map(({ path, title, icon }) => (
              <li key={path}>
                <Link to={path}>
                  <Icon of={icon} size={18} />
                  {title}
                  <Icon of={ChevronRight} size={16} />
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}

function AttentionList({ found }: { found: readonly Attention[] }) {
  if (found.length === 0) return <p>Todo está en orden.</p>;
  return (
    <ul className="ruled-links panel-box">
      {found.map(({ text, path }) => (
        <li key={text}>
          {/* Pages of the site are whole documents. */}
          <Link to={path} reloadDocument={!path.startsWith("/admin")}>
            {text}
            <Icon of={ChevronRight} size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** When the site was last backed up, how large that is, and what went wrong since. */
function BackupsCard({ runs }: { runs: BackupRuns }) {
  const now = new Date();
  return (
    <section aria-labelledby="backups" className="panel-section">
      <h2 id="backups">Copias de seguridad</h2>
      <div className={needBackupsAttention(runs, now) ? "backups-card panel-notice" : "backups-card panel-box"}>
        {describeBackups(runs, now).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  );
}
