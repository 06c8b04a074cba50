import type { EventCard } from "#app/content/publications/event.ts";
import { readEvents } from "#app/data/publications/events.ts";
import { backendContext, siteConfigContext } from "#app/load-context.ts";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Translate } from "#texts/translate.ts";
import { EventList, EventListLoading } from "../events/event-list.tsx";
import { eventStructuredData } from "../events/event-structured-data.ts";
import { eventsCalendar } from "../events/events-calendar.ts";
import { Invitation } from "../events/invitation.tsx";
import { fixedPageMeta } from "../fixed-page-meta.ts";
import { LateList } from "../paging/late-list.tsx";
import { readListedPage } from "../paging/read-listed-page.ts";
import { readWords } from "../read-words.ts";
import { inPageLanguage } from "../structured-data/in-page-language.ts";
import { StructuredData } from "../structured-data/structured-data.tsx";
import type { Route } from "./+types/events.ts";

export const handle: RouteHandle = { query: ["pagina"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const words = readWords(context, "events");
  const read = (page: number) => readEvents(context.get(backendContext), page);
  const { page, list: events } = await readListedPage({ request, context }, "events", read);
  return { siteUrl: context.get(siteConfigContext).siteUrl, page, events, words: await words };
}

export const meta = (args: Route.MetaArgs) => fixedPageMeta("events", args, { feed: eventsCalendar });

export default function EventsPage({ loaderData: { siteUrl, events } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <div className="wrap section-end list-page">
        <Titular as="h1" size={1} className="above-block below-block">
          {t("PRÓXIMOS EVENTOS")}
        </Titular>
        <LateList value={events} path="/events" loading={<EventListLoading />}>
          {(list) => (
            <>
              <EventList list={list} siteUrl={siteUrl} />
              <StructuredData things={toldOf(list?.items ?? [], siteUrl, t)} />
            </>
          )}
        </LateList>
      </div>
      <Invitation />
    </>
  );
}

function toldOf(events: readonly EventCard[], siteUrl: string, { language }: Translate) {
  const told = events.map((event) => eventStructuredData(event, siteUrl)).filter((thing) => thing !== null);
  return told.map((thing) => inPageLanguage(thing, siteUrl, language));
}
