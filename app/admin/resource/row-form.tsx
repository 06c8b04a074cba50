import { Suspense, use, useState } from "react";
import { useRevalidator } from "react-router";
import { formTexts } from "#texts/form-texts.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import { isReviewed, readReviewRule } from "../../data/record/reviews.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { PublicationGroup } from "../fields/publication-group.tsx";
import type { DraftForm } from "../form/draft-form.ts";
import { laterPart } from "../form/later-part.tsx";
import type { Saved } from "../form/save-result.ts";
import { useDraftForm } from "../form/use-draft-form.ts";
import { usePreviewDraft } from "../form/use-preview-draft.ts";
import { HistoryLink } from "../history/history-link.tsx";
import { plansOfRow } from "../plans/plans-of-row.ts";
import { usePlanning } from "../plans/use-planning.tsx";
import { attempt } from "../session/attempt.ts";
import { browserClient } from "../session/browser-client.ts";
import { usePermissions } from "../session/permissions.ts";
import { withSession } from "../session/with-session.ts";
import { Translations } from "../translations/translations.tsx";
import { draftKey } from "./draft-key.ts";
import { FormPage } from "./form-page.tsx";
import { type FormFrameProps, FormSheet } from "./form-sheet.tsx";
import { OnTheWeb } from "./on-the-web.tsx";
import { webPlaceOf } from "./publication-tag.tsx";
import type { Resource } from "./resource.ts";
import { deleteRow, saveRow } from "./row-commands.ts";
import { SheetOnItsWay } from "./sheet-on-its-way.tsx";
import { sheetWidth } from "./sheet-width.ts";

interface RowFormProps<Row extends Brief, Draft extends object, Brief extends StoredRow> {
  resource: Resource<Row, Draft, Brief>;
  /** Null for a new one. */
  row: Row | null;
  rows: readonly Brief[];
  onClose: (saved?: Saved) => Promise<void> | void;
  /** A draft is saved that is written on: its page stays, and is at the address of its row from then on. */
  onDraft?: (id: string) => Promise<void> | void;
}

/** A new row of what colleagues read first opens as a draft where the house asks for a second person's yes. */
export function RowForm<Row extends Brief, Draft extends object, Brief extends StoredRow = Row>(
  props: RowFormProps<Row, Draft, Brief>,
) {
  const { resource, row, onClose } = props;
  const [isRuled] = useState(() => row === null && !props.onDraft && isReviewed(resource.table.name) && readRule());
  if (!isRuled) return <Form {...props} />;
  return (
    <Suspense
      fallback={
        <SheetOnItsWay title={resource.titles.create} width={sheetWidth(resource.form)} onClose={() => onClose()} />
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
  const { resource, rows, onClose, onDraft } = props;
  const [saved, setSaved] = useState<Row | null>(null);
  // A draft that is written on is drawn once: what its saves gave takes the place of what it opened with.
  const row = saved ?? props.row;
  const isDraft = onDraft !== undefined || (props.isRuled !== undefined && use(props.isRuled));
  const { form: description, titles, table } = resource;
  const { revalidate } = useRevalidator();
  const mode = row ? "update" : "create";
  const may = usePermissions();
  const close = async (saved: Saved) => {
    await revalidate();
    // Who takes a row off the site is done with it: where it was seen from says why it no longer is.
    const wasPublic = row !== null && !isUnpublished(description.of(row));
    const isStaying = onDraft && !wasPublic && !saved.isForLater && isUnpublished(form.now());
    await (isStaying ? onDraft(saved.id) : onClose(saved));
    const action = { label: "Deshacer", run: () => void takeBack(saved.id) };
    showToast({ ...saved.toast, ...(row === null && !isStaying && may("delete", table.name) && { action }) });
  };
  const takeBack = (id: string) =>
    attempt(titles.toasts.deleteFailed, async () => {
      await deleteRow<Brief>(table, { id });
      await revalidate();
      showToast(titles.toasts.deleted);
    });
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
    save: planning.saving(async (sent) => {
      const result = await saveRow(resource, row?.id ?? null, sent);
      if (onDraft && result.row && isUnpublished(result.row)) setSaved(result.row);
      return result;
    }),
    saveFailed: (message) => titles.toasts.saveFailed(mode, message),
    faultToast: (faults) =>
      description.faultToast?.(faults, mode) ?? (isRequiredMissing(faults) ? titles.toasts.requiredMissing : undefined),
    onSaved: close,
  });
  const previewed = usePreviewDraft(form);
  const place = row && webPlaceOf(resource, row);
  const reviewed = row && isReviewed(table.name) && { table: table.name, row: row.id };
  const frame: FormFrameProps<Draft> = {
    title: row ? titles.edit : titles.create,
    form,
    onClose: () => onClose(),
    notice: place && <OnTheWeb place={place} />,
    // Whatever comes later than the form must not hide it: a dialog that is hidden closes.
    review: reviewed && (
      <Suspense>
        <ReviewNotice of={reviewed} row={{ ...row, ...stored(form) }} isDirty={form.isDirty} />
      </Suspense>
    ),
    planning: planning.parts(form),
    history: row && <HistoryLink table={table.name} id={row.id} />,
    reviewed: reviewed || null,
    children: (
      <>
        {description.fields(form)}
        <PublicationGroup form={form} />
        <Translations form={form} of={{ table: table.name, id: row?.id ?? "" }} />
      </>
    ),
  };
  const width = sheetWidth(description);
  if (width === "page") return <FormPage {...frame} isPublic={row !== null && !isUnpublished(form.base)} />;
  return <FormSheet {...frame} preview={description.preview?.(previewed)} width={width} />;
}

const isUnpublished = (draft: object) => "is_published" in draft && draft.is_published === false;

/** What a colleague would read of the row by now. */
const stored = <Draft extends object>({ base, version }: DraftForm<Draft>) => ({
  ...("is_published" in base && { is_published: base.is_published === true }),
  ...(version && { updated_at: version }),
});

// What is done beside the writing comes after it.
const ReviewNotice = laterPart(async () => (await import("../review/review-notice.tsx")).ReviewNotice, {
  isBeside: true,
});

const isRequiredMissing = (faults: object) => Object.values(faults).includes(formTexts.required);
