import { type FormEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { ConflictDialog } from "../form/conflict-dialog.tsx";
import type { DraftForm } from "../form/draft-form.ts";
import { KeptDraftNotice } from "../form/kept-draft-notice.tsx";
import { SaveButton } from "../form/save-button.tsx";
import { SeenTogether } from "../form/seen-together.tsx";
import { useStandStill } from "../form/use-stand-still.ts";
import type { PlanningParts } from "../plans/use-planning.tsx";
import { CommentContext } from "../review/comment-context.ts";
import type { ReviewedRow } from "../review/review-commands.ts";
import { useCommenting } from "../review/use-commenting.tsx";
import { BesideContext } from "./beside-context.ts";
import { type Beside, SheetBeside } from "./sheet-beside.tsx";

interface FormSheetProps<Draft extends object> {
  title: string;
  form: DraftForm<Draft>;
  onClose: () => void;
  preview?: ReactNode;
  /** In CSS pixels. */
  width: number;
  /** Why the stored row does not show, or where it does. */
  notice?: ReactNode;
  /** Whose eyes it waits for, and the way to ask for them. */
  review?: ReactNode;
  /** What is planned for the row, and the way to plan more. */
  planning: PlanningParts | null;
  /** The way to its versions. */
  history?: ReactNode;
  /** The row, where colleagues comment on it. */
  reviewed: ReviewedRow | null;
  children: ReactNode;
}

/** A form in a sheet at the right edge, with its preview and comments beside it where there is room, else a button away. */
export function FormSheet<Draft extends object>(props: FormSheetProps<Draft>) {
  const { title, form, onClose, preview, width, notice, review, planning, history, reviewed, children } = props;
  const id = useId();
  const [head, setHead] = useState<HTMLElement | null>(null);
  const { commenting, shown, isBeside, setBeside, show } = useBesidePart(reviewed, form.draft);
  useStandStill(form.ref, form.isSaving);
  useFirstField(form.ref);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A fault is to be seen, and its field to take the focus.
    flushSync(() => show(null));
    void form.submit();
  };
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
  return (
    <Dialog title={title} shape="sheet" width={width} onDismiss={onClose}>
      <div className={isBeside ? "sheet__body sheet__body--previewing" : "sheet__body"}>
        <form
          id={id}
          ref={form.ref}
          className={
            commenting && shown === "comments" ? "sheet__form slim sheet__form--commented" : "sheet__form slim"
          }
          aria-busy={form.isSaving || undefined}
          noValidate
          onSubmit={submit}
        >
          <KeptDraftNotice kept={form.kept} />
          {planning?.notice}
          {(notice || review) && (
            <div className="panel-notice">
              {notice}
              {review}
            </div>
          )}
          <BesideContext value={head}>
            <CommentContext value={commenting?.context ?? null}>{children}</CommentContext>
          </BesideContext>
        </form>
        {preview && (
          <SheetBeside
            preview={preview}
            comments={reviewed && (commenting ?? { open: 0, rail: null })}
            shown={shown}
            onShow={setBeside}
            head={setHead}
          />
        )}
      </div>
      <footer className="dialog__foot">
        <p className="dialog__state" role="status">
          {form.isDirty ? "Cambios sin guardar" : ""}
        </p>
        <SeenTogether form={form} />
        {history}
        {preview && switchTo("preview", "Vista previa")}
        {commenting && switchTo("comments", commentCount(commenting.open))}
        <Button size="compact" variant="line" onClick={onClose}>
          Cancelar
        </Button>
        {planning?.button}
        <SaveButton formId={id} isSaving={form.isSaving} />
      </footer>
      <ConflictDialog form={form} />
      {planning?.dialog}
    </Dialog>
  );
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
  // What waits for an answer is shown first, and stays when it is settled.
  if (!beside && commenting?.open) setBeside("comments");
  return { commenting, shown: beside ?? "preview", isBeside, setBeside, show } as const;
}

const commentCount = (open: number) => {
  if (open === 0) return "Comentarios";
  return open === 1 ? "1 comentario" : `${open} comentarios`;
};

/**
 * A sheet opens to be filled in, not to be closed: the browser would give the focus to its cross. Whoever came for one
 * field finds it.
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
    if (wanted instanceof HTMLElement) wanted.focus();
  }, [form]);
}

function isFilledIn(control: Element): boolean {
  if (control instanceof HTMLButtonElement) return control.getAttribute("role") === "switch" && !control.disabled;
  if (control instanceof HTMLInputElement) return !control.hidden && control.type !== "hidden" && !control.disabled;
  return (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) && !control.disabled;
}
