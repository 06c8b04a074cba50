import type { ReactNode } from "react";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { ConflictDialog } from "../form/conflict-dialog.tsx";
import type { DraftForm } from "../form/draft-form.ts";
import { KeptDraftNotice } from "../form/kept-draft-notice.tsx";
import { SaveButton } from "../form/save-button.tsx";
import { SeenTogether } from "../form/seen-together.tsx";
import type { PlanningParts } from "../plans/use-planning.tsx";
import { CommentContext } from "../review/comment-context.ts";
import type { ReviewedRow } from "../review/review-commands.ts";
import { SheetBeside } from "./sheet-beside.tsx";
import { commentCount, useFormFrame } from "./use-form-frame.tsx";

export interface FormFrameProps<Draft extends object> {
  title: string;
  form: DraftForm<Draft>;
  onClose: () => void;
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

interface FormSheetProps<Draft extends object> extends FormFrameProps<Draft> {
  preview?: ReactNode;
  /** In CSS pixels. */
  width: number;
}

/** A form in a sheet at the right edge, with its preview and comments beside it where there is room, else a button away. */
export function FormSheet<Draft extends object>(props: FormSheetProps<Draft>) {
  const { title, form, onClose, preview, width, notice, review, planning, history, reviewed, children } = props;
  const frame = useFormFrame(form, reviewed);
  const { commenting, shown } = frame;
  return (
    <Dialog title={title} shape="sheet" width={width} onDismiss={onClose}>
      <div className={`sheet__body grow scrolls ${frame.isBeside ? "sheet__body--previewing" : ""}`}>
        <form {...frame.attributes} className="sheet__form slim">
          <KeptDraftNotice kept={form.kept} />
          {planning?.notice}
          {(notice || review) && (
            <div className="panel-notice">
              {notice}
              {review}
            </div>
          )}
          <CommentContext value={commenting?.context ?? null}>{children}</CommentContext>
        </form>
        {preview && (
          <SheetBeside
            preview={preview}
            comments={reviewed && (commenting ?? { open: 0, rail: null })}
            shown={shown}
            onShow={frame.setBeside}
          />
        )}
      </div>
      <footer className="dialog__foot">
        <p className="dialog__state" role="status">
          {form.isDirty ? "Cambios sin guardar" : ""}
        </p>
        <SeenTogether form={form} onOthers={commenting?.readAgain} />
        {history}
        {preview && frame.switchTo("preview", "Vista previa")}
        {commenting && frame.switchTo("comments", commentCount(commenting.open))}
        <Button size="compact" variant="line" onClick={onClose}>
          Cancelar
        </Button>
        {planning?.button}
        <SaveButton formId={frame.id} isSaving={form.isSaving} />
      </footer>
      <ConflictDialog form={form} />
      {planning?.dialog}
    </Dialog>
  );
}
