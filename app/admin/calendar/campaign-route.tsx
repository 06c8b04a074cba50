import type { SupabaseClient } from "@supabase/supabase-js";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { dateInWords, momentInWords } from "#domain/time/moment-in-words.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import { neutral, type ToastText } from "#texts/toast-text.ts";
import { listClubNames } from "../../data/clubs/clubs.ts";
import { type Campaign, readCampaign, readRowNames } from "../../data/record/campaigns.ts";
import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { BackLink } from "../../ui/links/back-link.tsx";
import { Button } from "../../ui/links/button.tsx";
import { buttonClass } from "../../ui/links/button-class.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { factsOf } from "../history/recorded-facts.ts";
import { PageHead } from "../layout/page-head.tsx";
import { dropCampaign, moveCampaign } from "../plans/campaign-commands.ts";
import { dropPlan } from "../plans/plan-commands.ts";
import { FailedList } from "../resource/empty-lists.tsx";
import { panelTitle } from "../sections.ts";
import { attempt } from "../session/attempt.ts";
import { usePermissions } from "../session/permissions.ts";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/campaign-route.ts";
import { CampaignChanges } from "./campaign-changes.tsx";
import { CampaignMoments } from "./campaign-moments.tsx";
import { SectionsDialog } from "./sections-dialog.tsx";
import { usePassingMoments } from "./use-passing-moments.ts";
import { whatCampaignDoes, whatGoesBack, whyItStays } from "./what-stays.ts";

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  readPage("campaigns", failed, async (client) => {
    const found = await readCampaign(client, params.id);
    return found && { ...found, names: await readNames(client, found.changes) };
  });

/** What the rows of plans are called, by table and key, and clubs; those without a name are missing. */
async function readNames(client: SupabaseClient, changes: readonly PlannedChange[]): Promise<Record<string, string>> {
  const reads = [...Map.groupBy(changes, (change) => change.table_name)].map(async ([table, plans]) => {
    const { name, key = "id" } = factsOf(table) ?? {};
    if (!name || key === name) return [];
    const rows = await readRowNames(
      client,
      { table, key, name },
      plans.map(({ row_id }) => row_id),
    );
    return rows.map(([id, said]) => [`${table} ${id}`, said] as const);
  });
  const clubs = listClubNames(client).then((all) => all.map(({ id, name }) => [`clubs ${id}`, name] as const));
  return Object.fromEntries((await Promise.all([...reads, clubs])).flat());
}

export const meta = () => [{ title: panelTitle("Campaña") }];

export default function CampaignRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <CampaignPage {...loaderData} />;
  return (
    <>
      <BackLink href="/admin/calendar">Calendario</BackLink>
      <FailedList>Esta campaña ya no existe, o no se ha podido leer.</FailedList>
    </>
  );
}

function CampaignPage({ campaign, changes, names }: NonNullable<Route.ComponentProps["loaderData"]>) {
  const { id, name, starts_at, ends_at } = campaign;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const may = usePermissions();
  const [isAdding, setAdding] = useState(false);
  const now = usePassingMoments([starts_at, ends_at], (moment) => {
    void revalidate();
    showToast(neutral(moment === starts_at ? "La campaña ha empezado" : "La campaña ha terminado", name));
  });
  const [hasBegun, isOver] = [Date.parse(starts_at) <= now, Date.parse(ends_at) <= now];
  const isFixed = hasBegun || !may("update", "campaigns");
  const after = (work: Promise<void>, done: ToastText, then: () => unknown = revalidate) =>
    attempt(failed, async () => {
      await work;
      await then();
      // What was pressed may be gone with what it did.
      document.querySelector<HTMLElement>("main h1")?.focus();
      showToast(done);
    });
  const starts = changes.filter(({ undoes }) => undoes === null);
  const staying = starts.filter((plan) => whyItStays(plan, changes) !== null).length;
  const endNow = () =>
    after(
      moveCampaign(id, { starts_at, ends_at: null }),
      neutral("Campaña terminada", whatGoesBack(starts.length, staying)),
    );
  const remove = () => after(dropCampaign(id), neutral("Campaña eliminada"), () => navigate("/admin/calendar"));
  return (
    <>
      <BackLink href="/admin/calendar">Calendario</BackLink>
      <CampaignHead
        campaign={campaign}
        about={whatCampaignDoes(starts.length, staying, isOver)}
        hasBegun={hasBegun}
        isOver={isOver}
        onEnd={() => void endNow()}
        onRemove={() => void remove()}
      />
      <CampaignMoments
        key={`${id} ${starts_at} ${ends_at}`}
        campaign={campaign}
        now={now}
        isFixed={isOver || !may("update", "campaigns")}
        onMove={(moments) =>
          void after(
            moveCampaign(id, moments),
            neutral("Campaña movida", `Empieza el ${momentInWords(moments.starts_at)}.`),
          )
        }
      />
      <section className="panel-box above-16" aria-labelledby="what-changes">
        <header className="row spread pad">
          <h2 id="what-changes">Qué cambia</h2>
          {!isFixed && (
            <Button size="compact" variant="line" onClick={() => setAdding(true)}>
              <Icon of={Plus} size={16} />
              Añadir
            </Button>
          )}
        </header>
        {starts.length === 0 && <p className="pad">Todavía nada.</p>}
        <CampaignChanges
          changes={starts}
          whyItStays={(plan) => whyItStays(plan, changes)}
          names={names}
          isFixed={isFixed}
          onDrop={(plan: PlannedChange) => void after(dropPlan(plan.table_name, plan.id), neutral("Cambio descartado"))}
        />
      </section>
      {isAdding && <SectionsDialog name={name} onDismiss={() => setAdding(false)} />}
    </>
  );
}

interface CampaignHeadProps {
  campaign: Campaign;
  about: string;
  hasBegun: boolean;
  isOver: boolean;
  onEnd: () => void;
  onRemove: () => void;
}

function CampaignHead({ campaign, about, hasBegun, isOver, onEnd, onRemove }: CampaignHeadProps) {
  const may = usePermissions();
  const seen = hasBegun ? campaign.ends_at : campaign.starts_at;
  return (
    <PageHead title={campaign.name} about={about}>
      {!isOver && (
        <Link
          className={buttonClass({ size: "compact", variant: "line" })}
          to={`/admin/calendar?compartir=${encodeURIComponent(seen)}`}
        >
          Ver la web el {dateInWords(seen)}
        </Link>
      )}
      {may("update", "campaigns") && hasBegun && !isOver && (
        <Button size="compact" variant="line" onClick={onEnd}>
          Terminar ahora
        </Button>
      )}
      {may("delete", "campaigns") && (!hasBegun || isOver) && (
        <Button size="compact" variant="line" onClick={onRemove}>
          Eliminar
        </Button>
      )}
    </PageHead>
  );
}
