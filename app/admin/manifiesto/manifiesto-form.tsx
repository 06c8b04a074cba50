import { type FormEvent, useDeferredValue, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import { manifiestoToasts } from "#texts/admin/manifiesto-toasts.ts";
import type { ManifiestoRow } from "../../content/site/manifiesto.ts";
import {
  type ManifiestoDraft,
  manifiestoColumns,
  manifiestoForm,
  manifiestoInput,
  manifiestoOfDraft,
} from "../../content/site/manifiesto-input.ts";
import { saveManifiesto } from "../../data/site/manifiesto.ts";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { ManifiestoView } from "../../views/manifiesto/manifiesto-view.tsx";
import { ConflictDialog } from "../form/conflict-dialog.tsx";
import { KeptDraftNotice } from "../form/kept-draft-notice.tsx";
import { markPictures } from "../form/mark-pictures.ts";
import { PreviewFrame } from "../form/preview-frame.tsx";
import { SaveButton } from "../form/save-button.tsx";
import { saveResult } from "../form/save-result.ts";
import { SeenTogether } from "../form/seen-together.tsx";
import { useDraftForm } from "../form/use-draft-form.ts";
import { usePreviewDraft } from "../form/use-preview-draft.ts";
import { HistoryLink } from "../history/history-link.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { changedColumns } from "../plans/plan-commands.ts";
import { type FormPlans, usePlanning } from "../plans/use-planning.tsx";
import { OnTheWeb } from "../resource/on-the-web.tsx";
import { perform } from "../session/perform.ts";
import { Translations } from "../translations/translations.tsx";
import { type ManifiestoPart, ManifiestoTabs } from "./manifiesto-tabs.tsx";

const path = "/admin/manifiesto";

/** The whole page in one form of five tabs, which stays open; its buttons stay in sight, and with them the preview. */
export function ManifiestoForm({ row }: { row: ManifiestoRow }) {
  const [part, setPart] = useState<ManifiestoPart>("hero");
  const [isPreviewing, setPreviewing] = useState(false);
  const [initial] = useState(() => manifiestoForm(row));
  const { revalidate } = useRevalidator();
  const planning = usePlanning(plansOfManifiesto(row, revalidate));
  const form = useDraftForm({
    key: "manifiesto_content/1",
    initial,
    version: row.updated_at,
    isNew: false,
    columns: manifiestoColumns,
    input: manifiestoInput,
    save: planning.saving(({ values, version }) =>
      perform(["update", "manifiesto_content"], async (client) => {
        const outcome = await saveManifiesto(client, values, version ?? "", new Date());
        return saveResult(outcome, manifiestoForm, manifiestoToasts.saved, manifiestoToasts.saveFailed);
      }),
    ),
    saveFailed: () => manifiestoToasts.saveFailed,
    staysWithin: path,
    onSaved: ({ toast }) => void showToast(toast),
  });
  const later = planning.parts(form);
  const previewed = usePreviewDraft(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A fault is to be seen, and its field to take the focus.
    flushSync(() => setPreviewing(false));
    void form.submit();
  };
  return (
    <>
      <form ref={form.ref} noValidate onSubmit={submit}>
        <PageHead title="Editar Página Manifiesto" about="Lo que se lee en /manifiesto, de arriba abajo.">
          <HistoryLink table="manifiesto_content" />
        </PageHead>
        <KeptDraftNotice kept={form.kept} />
        {later?.notice}
        <div className={isPreviewing ? "beside manifiesto-form--previewing" : "beside"}>
          <div className="panel-box manifiesto-form__fields slim pad-20">
            <ManifiestoTabs form={form} selected={part} onSelect={setPart} />
            <Translations form={form} of={{ table: "manifiesto_content" }} />
          </div>
          <aside className="manifiesto-form__preview beside__aside" aria-label="Vista previa" {...markPictures}>
            {/* Made anew when it comes into sight: a frame that is hidden cannot be scrolled to the part. */}
            <ManifiestoPreview key={String(isPreviewing)} draft={previewed} part={part} />
          </aside>
        </div>
        <div className="dialog__foot save-bar foot above-16">
          <SeenTogether form={form} />
          <p className="dialog__state" role="status">
            {form.isDirty ? "Cambios sin guardar" : ""}
          </p>
          <OnTheWeb place={{ path: "/manifiesto", hiddenBecause: [] }} />
          <Button
            size="compact"
            variant="line"
            className="manifiesto-form__switch"
            aria-pressed={isPreviewing}
            onClick={() => setPreviewing(!isPreviewing)}
          >
            Vista previa
          </Button>
          {later?.button}
          <SaveButton isSaving={form.isSaving} isIdle={!form.isDirty} />
        </div>
        <ConflictDialog form={form} />
      </form>
      {later?.dialog}
    </>
  );
}

const places: Record<ManifiestoPart, string> = {
  hero: ".manifiesto",
  mission: "#mision",
  vision: "#vision",
  lines: ".manifiesto-lines",
  cta: ".manifiesto-finale",
};

/** The page as it would be, at the part whose tab is open. */
function ManifiestoPreview({ draft, part }: { draft: ManifiestoDraft; part: ManifiestoPart }) {
  const shown = useDeferredValue(draft);
  const page = useMemo(() => <ManifiestoView content={manifiestoOfDraft(shown)} />, [shown]);
  return <PreviewFrame at={places[part]}>{page}</PreviewFrame>;
}

/** What the form of the Manifiesto may keep for later: its one document. */
function plansOfManifiesto(
  row: ManifiestoRow,
  onApplied: () => Promise<void>,
): FormPlans<ManifiestoDraft, Pick<ManifiestoRow, "content"> & Partial<Pick<ManifiestoRow, "translations">>> {
  return {
    table: "manifiesto_content",
    rows: ["1"],
    row,
    draftOf: ({ changes }) => manifiestoForm({ ...row, ...changes }),
    changesOf: async (values, base) => [{ row: "1", changes: changedColumns(manifiestoInput.parse(base), values) }],
    onApplied,
  };
}
