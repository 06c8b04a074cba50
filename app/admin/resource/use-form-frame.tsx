import { type FormEvent, type RefObject, useId, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { Button } from "../../ui/links/button.tsx";
import type { DraftForm } from "../form/draft-form.ts";
import { useStandStill } from "../form/use-stand-still.ts";
import type { ReviewedRow } from "../review/review-commands.ts";
import { useCommenting } from "../review/use-commenting.tsx";
import type { Beside } from "./sheet-beside.tsx";

/** What a form does in whatever stands round it, a sheet or a page. */
export function useFormFrame<Draft extends object>(form: DraftForm<Draft>, reviewed: ReviewedRow | null) {
  const id = useId();
  const beside = useBesidePart(reviewed, form.draft);
  const { shown, isBeside, show } = beside;
  useStandStill(form.ref, form.isSaving);
  useFirstField(form.ref);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A fault is to be seen, and its field to take the focus.
    flushSync(() => show(null));
    void form.submit();
  };
  /** What stands beside it takes its place, where both have no room. */
  const switchTo = (part: Beside, words: string) => (
    <Button
      size="compact"
      variant="line"
      className="only-narrow"
      aria-pressed={isBeside && shown === part}
      onClick={() => show(isBeside && shown === part ? null : part)}
    >
      {words}
    </Button>
  );
  const attributes = {
    id,
    ref: form.ref,
    "aria-busy": form.isSaving || undefined,
    noValidate: true,
    onSubmit,
  };
  return { ...beside, id, switchTo, attributes };
}

/** What stands beside the form, preview or comments; and whether it stands there instead of it, where both have no room. */
function useBesidePart(reviewed: ReviewedRow | null, draft: object) {
  const [beside, setBeside] = useState<Beside>();
  const [isBeside, setIsBeside] = useState(false);
  const show = (part: Beside | null) => {
    if (part) setBeside(part);
    setIsBeside(part !== null);
  };
  const commenting = useCommenting(reviewed, draft, (isShown) => show(isShown ? "comments" : null));
  // What waits for an answer is shown first, and stays when it is settled. What is said later turns nothing over.
  if (!beside && commenting) setBeside(commenting.open > 0 ? "comments" : "preview");
  return { commenting, shown: beside ?? "preview", isBeside, setBeside, show } as const;
}

export const commentCount = (open: number) => {
  if (open === 0) return "Comentarios";
  return open === 1 ? "1 comentario" : `${open} comentarios`;
};

/**
 * A form opens to be filled in, not to be closed: the browser would give the focus to the cross of a sheet. Whoever came
 * for one field finds it.
 */
function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  const { state } = useLocation();
  // Talks to the browser's focus, after the dialog inside has opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the form was opened from, once
  useLayoutEffect(() => {
    const fields = [...(form.current?.elements ?? [])].filter(
      (element) => element.closest("[data-field]") && isFilledIn(element),
    );
    const wanted = fields.find((field) => field.closest(`[data-field="${state?.field}"]`)) ?? fields[0];
    wanted?.closest("details")?.setAttribute("open", "");
    if (wanted instanceof HTMLElement) wanted.focus();
  }, [form]);
}

function isFilledIn(control: Element): boolean {
  if (control instanceof HTMLButtonElement) return control.getAttribute("role") === "switch" && !control.disabled;
  if (control instanceof HTMLInputElement) return !control.hidden && control.type !== "hidden" && !control.disabled;
  return (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) && !control.disabled;
}
