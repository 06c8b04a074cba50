import { useEffect, useRef } from "react";
import type { LandingPage } from "../../../content/landing-page.ts";
import { deleteQuestion } from "../../../texts/admin/delete-question.ts";
import { useDeleteRow } from "../../resource/delete-dialog.tsx";
import { landings } from "./landings.tsx";

interface DeleteLandingProps {
  row: LandingPage;
  onClose: () => Promise<void>;
}

/** Landing pages are deleted after the browser's own question (admin §2, architecture 24). */
export function DeleteLanding({ row, onClose }: DeleteLandingProps) {
  const remove = useDeleteRow(landings, onClose);
  const isAsked = useRef(false);
  // Talks to the person through the browser's dialog, once.
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    if (!confirm(deleteQuestion.title)) return void onClose();
    void remove(row).then((isGone) => (isGone ? undefined : onClose()));
  });
  return null;
}
