import { useEffect, useRef } from "react";
import { useParams, useRouteLoaderData } from "react-router";
import { deleteQuestion } from "../../../texts/admin/delete-question.ts";
import { useWayBack } from "../../dialogs/use-way-back.ts";
import { MissingRow } from "../../resource/missing-row.tsx";
import { useDeleteRow } from "../../resource/use-delete-row.ts";
import { landings } from "./landings.tsx";
import type { clientLoader } from "./landings-route.tsx";

/** Landing pages are deleted after the browser's own question (admin §2, architecture 24). */
export default function DeleteLandingRoute() {
  const { id } = useParams();
  const list = useRouteLoaderData<typeof clientLoader>("admin/resources/landings/landings-route");
  const row = list?.rows.find((it) => it.id === id);
  const close = useWayBack("/admin/landings");
  const remove = useDeleteRow(landings, close);
  const isAsked = useRef(false);
  // Talks to the person through the browser's dialog, once.
  useEffect(() => {
    if (!row || isAsked.current) return;
    isAsked.current = true;
    if (!confirm(deleteQuestion.title)) return void close();
    void remove(row).then((isGone) => (isGone ? undefined : close()));
  });
  if (row || isAsked.current || list?.isFailed) return null;
  return <MissingRow what={landings.titles.one} onClose={close} />;
}
