import { pageTitle } from "#app/domain/pages/page-title.ts";
import { siteConfigContext } from "#app/load-context.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Titular } from "#app/ui/titular.tsx";
import { pageMeta } from "../page-meta.ts";
import { textAt } from "../text-at.ts";
import { GoTo } from "../visits/club-gone.tsx";
import { readVisitedClubs } from "../visits/read-visit-days.ts";
import { VisitedClubs } from "../visits/visited-clubs.tsx";
import type { Route } from "./+types/visit-chooser.ts";
import "../visits/no-visits.css";

/** Where the menu's button leads when staff choose so: which club is it to be? */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  return { siteUrl, clubs: await readVisitedClubs(context) };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  if (!loaderData) return [];
  return pageMeta({
    t,
    title: pageTitle("Reserva tu visita"),
    description: "Elige club, día y hora y ven a ver un club NINE FITNESS con alguien del equipo. Sin compromiso.",
    siteUrl: loaderData.siteUrl,
    path: "/visita",
  });
}

export default function VisitChooserRoute({ loaderData: { clubs } }: Route.ComponentProps) {
  return (
    <div className="wrap no-visits">
      <Titular as="h1">Reserva tu visita</Titular>
      {clubs.length > 0 ? (
        <p>¿Qué club quieres ver? Elige uno y después el día y la hora.</p>
      ) : (
        <>
          <p>Ahora mismo no se reservan visitas en la web. Escríbenos y te buscamos un hueco.</p>
          <LinkButton href="/contact#mensaje">Escríbenos</LinkButton>
        </>
      )}
      <VisitedClubs clubs={clubs} action={({ name }, path) => <GoTo name={name} path={path} />} />
    </div>
  );
}
