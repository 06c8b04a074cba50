import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  use,
  useId,
  useLayoutEffect,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useLocation, useRevalidator } from "react-router";
import { formTexts } from "#texts/form-texts.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import { isReviewed, readReviewRule } from "../../data/record/reviews.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { PublicationGroup } from "../fields/publication-group.tsx";
import { ConflictDialog } from "../form/conflict-dialog.tsx";
import type { DraftForm } from "../form/draft-form.ts";
import { KeptDraftNotice } from "../form/kept-draft-notice.tsx";
import { markPictures } from "../form/mark-pictures.ts";
import { SaveButton } from "../form/save-button.tsx";
import { type Saved, toastOf } from "../form/save-result.ts";
import { SeenTogether } from "../form/seen-together.tsx";
import { useDraftForm } from "../form/use-draft-form.ts";
import { usePreviewDraft } from "../form/use-preview-draft.ts";
import { useStandStill } from "../form/use-stand-still.ts";
import { HistoryLink } from "../history/history-link.tsx";
import { plansOfRow } from "../plans/plans-of-row.ts";
import { type PlanningParts, usePlanning } from "../plans/use-planning.tsx";
import { ReviewedForm } from "../review/reviewed-form.tsx";
import { browserClient } from "../session/browser-client.ts";
import { usePermissions } from "../session/permissions.ts";
import { withSession } from "../session/with-session.ts";
import { Translations } from "../translations/translations.tsx";
import { draftKey } from "./draft-key.ts";
import { OnTheWeb } from "./on-the-web.tsx";
import { webPlaceOf } from "./publication-tag.tsx";
import type { Resource } from "./resource.ts";
import { deleteRow, saveRow } from "./row-commands.ts";
import { SheetOnItsWay } from "./sheet-on-its-way.tsx";

interface RowFormProps<Row extends Brief, Draft extends object, Brief extends StoredRow> {
  resource: Resource<Row, Draft, Brief>;
  /** Null for a new one. */
  row: Row | null;
  rows: readonly Brief[];
  onClose: (saved?: Saved) => Promise<void> | void;
}

/** A new row of what colleagues read first opens as a draft where the house asks for a second person's yes. */
export function RowForm<Row extends Brief, Draft extends object, Brief extends StoredRow = Row>(
  props: RowFormProps<Row, Draft, Brief>,
) {
  const { resource, row, onClose } = props;
  const [isRuled] = useState(() => row === null && isReviewed(resource.table.name) && readRule());
  if (!isRuled) return <Form {...props} />;
  return (
    <Suspense
      fallback={
        <SheetOnItsWay
          title={resource.titles.create}
          hasPreview={resource.form.preview !== undefined}
          onClose={() => onClose()}
        />
      }
    >
      <Form {...props} isRuled={isRuled} />
    </Suspense>
  );
}

const readRule = () => withSession(() => readReviewRule(browserClient())).catch(() => false);

function Form<Row extends Brief, Draft extends object, Brief extends StoredRow = Row>(
  props: RowFormProps<Row, Draft, Brief> & { isRuled?: Promise<boolean> },
) {
  const { resource, row, rows, onClose } = props;
  const isDraft = props.isRuled !== undefined && use(props.isRuled);
  const { form: description, titles, table } = resource;
  const { revalidate } = useRevalidator();
  const mode = row ? "update" : "create";
  const may = usePermissions();
  const close = async (saved: Saved) => {
    await revalidate();
    await onClose(saved);
    const action = { label: "Deshacer", run: () => void takeBack(saved.id) };
    showToast({ ...saved.toast, ...(row === null && may("delete", table.name) && { action }) });
  };
  const takeBack = async (id: string) => {
    try {
      await deleteRow<Brief>(table, { id });
    } catch (error) {
      return showToast(toastOf(error, titles.toasts.deleteFailed));
    }
    await revalidate();
    return showToast(titles.toasts.deleted);
  };
  const apply = async () => {
    await revalidate();
    await onClose();
  };
  const planning = usePlanning(row && plansOfRow(resource, row, apply));
  const form = useDraftForm({
    key: draftKey(table.name, row),
    initial: row ? description.of(row) : { ...description.empty(rows), ...(isDraft && { is_published: false }) },
    version: row?.updated_at ?? null,
    isNew: row === null,
    columns: description.columns,
    input: description.input,
    save: planning.saving((sent) => saveRow(resource, row?.id ?? null, sent)),
    saveFailed: (message) => titles.toasts.saveFailed(mode, message),
    faultToast: (faults) =>
      description.faultToast?.(faults, mode) ?? (isRequiredMissing(faults) ? titles.toasts.requiredMissing : undefined),
    onSaved: close,
  });
  const previewed = usePreviewDraft(form);
  const place = row && webPlaceOf(resource, row);
  return (
    <FormSheet
      title={row ? titles.edit : titles.create}
      form={form}
      onClose={() => onClose()}
      preview={description.preview?.(previewed)}
      notice={place && <OnTheWeb place={place} />}
      planning={planning.parts(form)}
      history={row && <HistoryLink table={table.name} id={row.id} />}
    >
      <ReviewedForm table={table.name} row={row} form={form}>
        {description.fields(form)}
        <PublicationGroup form={form} />
        <Translations form={form} of={{ table: table.name, id: row?.id ?? "" }} />
      </ReviewedForm>
    </FormSheet>
  );
}

const isRequiredMissing = (faults: object) => Object.values(faults).includes(formTexts.required);

interface FormSheetProps<Draft extends object> {
  title: string;
  form: DraftForm<Draft>;
  onClose: () => void;
  preview?: ReactNode;
  /** Why the stored row does not show, or where it does. */
  notice?: ReactNode;
  /** What is planned for the row, and the way to plan more. */
  planning: PlanningParts | null;
  /** The way to its versions. */
  history?: ReactNode;
  children: ReactNode;
}

/** A preview is looked at: its links do not lead away from what is being typed. */
const stayHere = (event: SyntheticEvent) => event.preventDefault();

/** A form in a sheet at the right edge, with its preview beside it where there is room, else a button away. */
function FormSheet<Draft extends object>(props: FormSheetProps<Draft>) {
  const { title, form, onClose, preview, notice, planning, history, children } = props;
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
    <Dialog title={title} shape="sheet" width={preview ? 1040 : 640} onDismiss={onClose}>
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
          {planning?.notice}
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
      <footer className="dialog__foot">
        <p className="dialog__state" role="status">
          {form.isDirty ? "Cambios sin guardar" : ""}
        </p>
        <SeenTogether form={form} />
        {history}
        {preview && (
          <Button
            size="compact"
            variant="line"
            className="sheet__preview-switch"
            aria-pressed={isPreviewing}
            onClick={() => setPreviewing(!isPreviewing)}
          >
            Vista previa
          </Button>
        )}
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
