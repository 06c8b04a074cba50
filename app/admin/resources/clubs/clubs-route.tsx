import { useMemo } from "react";
import { Navigate, Outlet, useMatch, useNavigate, useRouteLoaderData } from "react-router";
import { clubAdminToasts, extraToasts } from "#texts/admin/club-admin-toasts.ts";
import type { Club } from "../../../content/clubs/club.ts";
import { clubsTable } from "../../../data/clubs/clubs.ts";
import { listedExtrasTable } from "../../../data/clubs/extras.ts";
import { useSavedId } from "../../dialogs/use-way-back.ts";
import type { loader as documentLoader } from "../../document.tsx";
import { byName, Select } from "../../fields/select.tsx";
import { loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourceList } from "../../resource/resource-list.tsx";
import type { Route } from "./+types/clubs-route.ts";
import { clubsResource } from "./clubs-resource.tsx";
import { extrasOf, extrasPath, extrasResource } from "./extras-resource.tsx";

const path = "/admin/clubs";
const noOrigins: readonly string[] = [];

export async function clientLoader() {
  const [clubs, extras] = await Promise.all([
    loadList(clubsTable, clubAdminToasts.loadFailed),
    loadList(listedExtrasTable, extraToasts.loadFailed),
  ]);
  return { clubs, extras };
}

export const shouldRevalidate = onlyWhenAsked;

export default function ClubsRoute({ loaderData: { clubs, extras } }: Route.ComponentProps) {
  const origins = useRouteLoaderData<typeof documentLoader>("admin/document")?.embedOrigins ?? noOrigins;
  // What is changed in many is nothing that two of them may not share: each would clash with itself.
  const resource = useMemo(() => clubsResource([], origins), [origins]);
  const looked = useMatch("/admin/clubs/ofertas/:club/*")?.params.club;
  const clubId = clubs.rows.find(({ id }) => id === looked)?.id ?? clubs.rows[0]?.id ?? "";
  const offers = useMemo(
    () => extrasResource({ clubs: clubs.rows, clubId, all: extras.rows }),
    [clubs.rows, clubId, extras.rows],
  );
  const ofClub = useMemo(() => ({ ...extras, rows: extrasOf(clubId, extras.rows) }), [extras, clubId]);
  const savedId = useSavedId();
  // The same object as long as it says the same, or `Navigate` would set out again at every render.
  const passedOn = useMemo(() => ({ saved: savedId }), [savedId]);
  const saved = extras.rows.find(({ id }) => id === savedId);
  // An offer saved for another club: the list follows it.
  if (saved && looked && saved.club_id !== clubId) {
    return <Navigate to={extrasPath(saved.club_id)} state={passedOn} replace />;
  }
  return (
    <>
      <ResourceList resource={resource} list={clubs} path={path} />
      {clubId !== "" && (
        <ResourceList
          key={clubId}
          resource={offers}
          list={ofClub}
          path={extrasPath(clubId)}
          level={2}
          isSecond
          tools={<ClubSelect clubs={clubs.rows} clubId={clubId} />}
        />
      )}
      <Outlet />
    </>
  );
}

/** Whose offers are looked at: the choice is an address, so that it survives a reload. */
function ClubSelect({ clubs, clubId }: { clubs: readonly Club[]; clubId: string }) {
  const navigate = useNavigate();
  return (
    <Select
      className="select-fit"
      aria-label="Club"
      value={clubId}
      options={byName(clubs)}
      onChoose={(id) => navigate(extrasPath(id), { replace: true, preventScrollReset: true })}
    />
  );
}
