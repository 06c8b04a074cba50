import type { Event } from "#app/content/event.ts";
import { listEvents } from "#app/data/events.ts";
import { pageTitle } from "#app/domain/page-title.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { Titular } from "#app/ui/titular.tsx";
import { EventList } from "../events/event-list.tsx";
import { EventListLoading } from "../events/event-list-loading.tsx";
import { Invitation } from "../events/invitation.tsx";
import { pageMeta } from "../page-meta.ts";
import { readOr } from "../read-or.ts";
import type { Route } from "./+types/events.ts";

/** Null events could not be read: the page says so and stands. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  const reading = listEvents(context.get(backendContext));
  return { siteUrl, events: readOr<Event[] | null>(context.get(renderReportContext), "events", reading, null) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: pageTitle("Próximos eventos"),
    description:
      "Carreras, talleres, noches de fuerza y puertas abiertas en los clubs NINE FITNESS de Madrid: fecha, hora y lugar de cada evento.",
    siteUrl: loaderData.siteUrl,
    path: "/events",
    image: "/images/eventos-invitacion.jpg",
  });
}

export default function EventsPage({ loaderData: { events } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pb-section">
        <Titular as="h1" size={1} className="pt-[clamp(44px,5.4vw,84px)] pb-[clamp(32px,3.6vw,56px)]">
          PRÓXIMOS EVENTOS
        </Titular>
        <Deferred value={events} loading={<EventListLoading />}>
          {(list) => <EventList events={list} />}
        </Deferred>
      </div>
      <Invitation />
    </>
  );
}
