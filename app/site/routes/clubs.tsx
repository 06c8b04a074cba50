import type { Club } from "#app/content/club.ts";
import { listClubs } from "#app/data/clubs.ts";
import { pageTitle } from "#app/domain/page-title.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { Titular } from "#app/ui/titular.tsx";
import { ClubGrid, ClubGridLoading } from "../clubs/club-grid.tsx";
import { pageMeta } from "../page-meta.ts";
import { readOr } from "../read-or.ts";
import type { Route } from "./+types/clubs.ts";

/** Null clubs could not be read: the page says so and stands. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  const reading = listClubs(context.get(backendContext));
  return { siteUrl, clubs: readOr<Club[] | null>(context.get(renderReportContext), "clubs", reading, null) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: pageTitle("Clubs"),
    description:
      "Los clubs NINE FITNESS de Madrid: dirección, tarifas, horarios y servicios de los abiertos, y los que están en construcción.",
    siteUrl: loaderData.siteUrl,
    path: "/clubs",
  });
}

export default function ClubsPage({ loaderData: { clubs } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-section">
      <Titular as="h1" size={1} className="pt-[clamp(44px,5.4vw,84px)] pb-[clamp(32px,3.6vw,56px)]">
        ELIGE TU CLUB
      </Titular>
      <Deferred value={clubs} loading={<ClubGridLoading />}>
        {(list) => <ClubGrid clubs={list} />}
      </Deferred>
    </div>
  );
}
