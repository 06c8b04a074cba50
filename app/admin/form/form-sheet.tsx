import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { PanelDialog } from "../dialogs/panel-dialog.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { KeptDraftNotice } from "./kept-draft-notice.tsx";
import { markPictures } from "./mark-pictures.ts";
import { SaveButton } from "./save-button.tsx";
import type { DraftForm } from "./use-draft-form.ts";
import { useStandStill } from "./use-stand-still.ts";

interface FormSheetProps<Draft extends object> {
  title: string;
  form: DraftForm<Draft>;
  onClose: () => void;
  preview?: ReactNode;
  /** Why the stored row does not show, or where it does. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A preview is looked at: its links do not lead away from what is being typed. */
const stayHere = (event: SyntheticEvent) => event.preventDefault();

/** A form in a sheet at the right edge, with its preview beside it where there is room, else a button away. */
export function FormSheet<Draft extends object>(props: FormSheetProps<Draft>) {
  const { title, form, onClose, preview, notice, children } = props;
  const id = useId();
  const [isPreviewing, setPreviewing] = useState(false);
  useStandStill(form.ref, form.isSaving);
  useFirstField(form.ref);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A fault is to be seen, and its field to take the focus.
    flushSync(() => setPreviewing(false));
    void form.submit();
  };
  return (
    <PanelDialog title={title} shape="sheet" width={preview ? 1040 : 640} onClose={onClose}>
      <div className={isPreviewing ? "sheet__body sheet__body--previewing" : "sheet__body"}>
        <form
          id={id}
          ref={form.ref}
          className="sheet__form"
          aria-busy={form.isSaving || undefined}
          noValidate
          onSubmit={submit}
        >
          <KeptDraftNotice kept={form.kept} />
          {notice && <div className="panel-notice">{notice}</div>}
          {children}
        </form>
        {preview && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a link by key is a click too
          // biome-ignore lint/a11y/noNoninteractiveElementInteractions: only keeps what is inside from leading away
          <aside className="sheet__preview" aria-label="Vista previa" onClickCapture={stayHere} {...markPictures}>
            <p className="sheet__preview-title" aria-hidden="true">
              Vista previa
            </p>
            {preview}
          </aside>
        )}
      </div>
      <footer className="panel-dialog__foot">
        <p className="panel-dialog__state" role="status">
          {form.isDirty ? "Cambios sin guardar" : ""}
        </p>
        {preview && (
          <button
            type="button"
            className="panel-button panel-button--line sheet__preview-switch"
            aria-pressed={isPreviewing}
            onClick={() => setPreviewing(!isPreviewing)}
          >
            Vista previa
          </button>
        )}
        <button type="button" className="panel-button panel-button--line" onClick={onClose}>
          Cancelar
        </button>
        <SaveButton formId={id} isSaving={form.isSaving} />
      </footer>
      <ConflictDialog form={form} />
    </PanelDialog>
  );
}

/** A sheet opens to be filled in, not to be closed: the browser would give the focus to its cross. */
function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  // Talks to the browser's focus, after the dialog inside has opened.
  useLayoutEffect(() => {
    const fields = "[data-field] :is(input:not([hidden], [type=hidden]), select, textarea, [role=switch]):enabled";
    form.current?.querySelector<HTMLElement>(fields)?.focus();
  }, [form]);
}
