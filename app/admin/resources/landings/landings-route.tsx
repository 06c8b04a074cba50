import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useDeleteRow } from "#app/admin/resource/dialogs/delete-dialog.tsx";
import { deleteQuestion } from "#texts/admin/delete-question.ts";
import type { ListedLandingPage } from "../../../content/site/landing-page.ts";
import { loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourcePage } from "../../resource/resource-page.tsx";
import type { Route } from "./+types/landings-route.ts";
import { landings } from "./landings.tsx";

const path = "/admin/landings";

export const clientLoader = () => loadList(landings.table, landings.titles.toasts.loadFailed);

export const shouldRevalidate = onlyWhenAsked;

export default function LandingsRoute({ loaderData: list }: Route.ComponentProps) {
  return (
    <ResourcePage
      resource={landings}
      list={list}
      path={path}
      question={(row, onClose) => <DeleteLanding row={row} onClose={onClose} />}
    />
  );
}

/** Landing pages are deleted after the browser's own question (admin §2, architecture 24). */
function DeleteLanding({ row, onClose }: { row: ListedLandingPage; onClose: () => Promise<void> }) {
  const remove = useDeleteRow(landings, onClose);
  const { key } = useLocation();
  const askedAt = useRef("");
  // Talks to the person through the browser's dialog, once for each press: who presses again at once after a "no" may
  // find this very component still there.
  useEffect(() => {
    if (askedAt.current === key) return;
    askedAt.current = key;
    if (!confirm(deleteQuestion.title)) return void onClose();
    void remove(row).then((isGone) => (isGone ? undefined : onClose()));
  });
  return null;
}
