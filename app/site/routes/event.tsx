import { readEvent } from "#app/data/publications/events.ts";
import { Island } from "#app/islands/island.tsx";
import { backendContext, nowContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { useText } from "#app/ui/use-text.ts";
import { EventPage } from "#app/views/events/event-page.tsx";
import { safeSource } from "#domain/links/link-safety.ts";
import { shownVideo } from "#domain/links/shown-video.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { eventWords } from "#domain/pages/page-words.ts";
import { eventEnd, eventMoment } from "#domain/time/event-moment.ts";
import { eventToasts } from "#texts/site/list-toasts.ts";
import { detailProblem } from "../detail-problem.tsx";
import { EventCalendarLink } from "../events/event-calendar-link.tsx";
import { eventPath } from "../events/event-path.ts";
import { eventStructuredData } from "../events/event-structured-data.ts";
import { Invitation } from "../events/invitation.tsx";
import { LateDetail } from "../late-detail.tsx";
import { leadOn } from "../lead-on.ts";
import { episodeAddress } from "../ninecast/episode-address.ts";
import { EpisodeStage } from "../ninecast/episode-stage.tsx";
import { stageSlots } from "../ninecast/stage-slots.tsx";
import { pageMeta } from "../page-meta.ts";
import { isProblem, readDetail } from "../read-detail.ts";
import { readRequired } from "../read-required.ts";
import { ShareLinks } from "../share/share-links.tsx";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/event.ts";

/** An event at the address that its title gives; its id and its earlier addresses lead there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { siteUrl, embeds } = context.get(siteConfigContext);
  const { value } = await readDetail(context, readShown(context, params.event));
  return { siteUrl, videoOrigin: embeds.videoOrigin, event: value };
}

async function readShown(context: Route.LoaderArgs["context"], asked: string) {
  const report = context.get(renderReportContext);
  const event = await readRequired(report, "event", readEvent(context.get(backendContext), asked));
  leadOn(context, asked, event.slug, eventPath(event));
  const moment = eventMoment(event);
  const endsAt = moment && eventEnd(moment);
  const isOver = endsAt !== null && endsAt <= context.get(nowContext);
  // Its links live longer than it does.
  if (endsAt && !isOver) report.expiresAt(endsAt);
  return { ...event, isOver };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  // After a failed read there is nothing to tell; the boundary gives the page its title. So does what comes late.
  if (!loaderData || loaderData.event instanceof Promise || isProblem(loaderData.event)) return [];
  const { siteUrl, event } = loaderData;
  const { title, description } = eventWords(event, t);
  const path = eventPath(event);
  return pageMeta({
    t,
    title: pageTitle(title),
    description,
    siteUrl,
    path,
    image: safeSource(event.image_url) ?? "/images/eventos-invitacion.jpg",
    jsonLd: eventStructuredData(event, siteUrl),
    crumbs: [
      { name: t("Próximos eventos"), path: "/events" },
      { name: event.title, path },
    ],
  });
}

export default function EventRoute({ loaderData: { event, ...site } }: Route.ComponentProps) {
  return (
    <LateDetail value={event} loading="Cargando evento..." title={({ title }) => title} problem={problem}>
      {(row) => (
        <>
          <ShownEvent event={row} {...site} />
          <Invitation />
        </>
      )}
    </LateDetail>
  );
}

interface ShownEventProps {
  event: Awaited<ReturnType<typeof readShown>>;
  siteUrl: string;
  videoOrigin: string;
}

/** With the player round it where its video is at another company. */
function ShownEvent({ event, siteUrl, videoOrigin }: ShownEventProps) {
  const t = useText();
  const path = eventPath(event);
  const video = shownVideo(event.video_url);
  const isElsewhere = video?.kind === "youtube";
  const played = isElsewhere && { youtube_id: video.id, has_captions: true };
  const page = (
    <EventPage
      event={event}
      isOver={event.isOver}
      playsAt={played ? episodeAddress(played, videoOrigin, t.language) : undefined}
      captions={event.video_captions ? `${path}/subtitulos.vtt` : undefined}
      calendar={<EventCalendarLink event={event} />}
      share={<ShareLinks title={event.title} siteUrl={siteUrl} path={path} />}
    />
  );
  if (!isElsewhere) return page;
  return <Island name="episode-stage" of={EpisodeStage} props={{}} slots={stageSlots(t, videoOrigin, page)} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return problem(error);
}

const problem = detailProblem(eventToasts.notFound, {
  title: "404 - Evento no encontrado",
  text: "El evento que buscas no existe, o ya no está en el programa.",
  action: { text: "Volver a Eventos", href: "/events" },
});
