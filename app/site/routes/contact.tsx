import { readClubs } from "#app/data/clubs.ts";
import { pageSize } from "#app/domain/lists/paging.ts";
import { pageTitle } from "#app/domain/pages/page-title.ts";
import { nextMadridMidnight } from "#app/domain/time/madrid-time.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { ChatStatus } from "../contact/chat-status.tsx";
import { ClubSchedule } from "../contact/club-schedule.tsx";
import { PhotoHero } from "../layout/photo-hero.tsx";
import { pageMeta } from "../page-meta.ts";
import { readOr } from "../read-or.ts";
import { readOwner } from "../read-owner.ts";
import type { Route } from "./+types/contact.ts";

const photo = { src: "/images/contacto-hero.jpg", width: 2000, height: 900 };

export async function loader({ context }: Route.LoaderArgs) {
  const report = context.get(renderReportContext);
  const { siteUrl, embeds } = context.get(siteConfigContext);
  const now = new Date();
  // Another column of the hours is today's from then on.
  report.expiresAt(nextMadridMidnight(now));
  const owner = readOwner(context);
  const clubs = readOr(report, "clubs", readClubs(context.get(backendContext), 1, pageSize), null);
  const { phone, email } = await owner;
  return { siteUrl, clubs, now, chatScriptUrl: embeds.chatScriptUrl, phone, email };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: pageTitle("Contacto"),
    description: "Habla con NINE FITNESS por chat, teléfono o email, y mira el horario de cada club de Madrid.",
    siteUrl: loaderData.siteUrl,
    path: "/contact",
    image: photo.src,
  });
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { clubs, now, chatScriptUrl, phone, email } = loaderData;
  return (
    <>
      <PhotoHero title="Contacta Con Nosotros" photo={photo} isDark>
        <ChatStatus scriptUrl={chatScriptUrl} phone={phone} email={email} />
      </PhotoHero>
      <Deferred value={clubs} loading={<Loading className="wrap section">Cargando horarios...</Loading>}>
        {(list) => <ClubSchedule list={list} now={now} phone={phone} email={email} />}
      </Deferred>
    </>
  );
}
