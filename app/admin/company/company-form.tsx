import { CalendarDays } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { CompanyFacts, Configured } from "#domain/company/legal-facts.ts";
import { legalOwner } from "#domain/company/legal-owner.ts";
import { companyToasts } from "#texts/admin/company-texts.ts";
import { type CompanyRow, company } from "../../content/site/company.ts";
import { saveCompany } from "../../data/site/company.ts";
import { Button } from "../../ui/links/button.tsx";
import { buttonClass } from "../../ui/links/button-class.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { ConflictDialog } from "../form/conflict-dialog.tsx";
import { KeptDraftNotice } from "../form/kept-draft-notice.tsx";
import { SaveButton } from "../form/save-button.tsx";
import { saveResult } from "../form/save-result.ts";
import { SeenTogether } from "../form/seen-together.tsx";
import { useDraftForm } from "../form/use-draft-form.ts";
import { PageHead } from "../layout/page-head.tsx";
import { OnTheWeb } from "../resource/on-the-web.tsx";
import { perform } from "../session/perform.ts";
import { Translations } from "../translations/translations.tsx";
import { CompanyFields } from "./company-fields.tsx";
import { FooterPreview } from "./footer-preview.tsx";

const path = "/admin/company";

interface CompanyFormProps {
  row: CompanyRow;
  /** What the environment says goes first, and cannot be changed here. */
  configured: Configured;
}

export function CompanyForm({ row, configured }: CompanyFormProps) {
  const [initial] = useState(() => company.draft(row));
  const [stored, setStored] = useState<CompanyFacts>(row);
  const form = useDraftForm({
    key: "company/1",
    initial,
    version: row.updated_at,
    isNew: false,
    columns: company.columns,
    input: company.input,
    save: ({ values, version }) =>
      perform(["update", "company"], async (client) => {
        const outcome = await saveCompany(client, values, version ?? "");
        return saveResult(
          outcome,
          company.draft,
          companyToasts.saved,
          companyToasts.saveFailed("nadie la ha encontrado."),
        );
      }),
    saveFailed: companyToasts.saveFailed,
    staysWithin: path,
    onSaved: ({ toast }) => {
      setStored(company.preview(form.draft));
      showToast(toast);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form ref={form.ref} noValidate onSubmit={submit}>
      <PageHead
        title="Datos de la empresa"
        about="Se escriben una vez y salen en el pie, en contacto, en las páginas legales y en lo que lee Google."
      >
        <Link className={buttonClass({ size: "compact", variant: "line" })} to="/admin/company/festivos">
          <Icon of={CalendarDays} size={17} />
          Festivos y cierres
        </Link>
      </PageHead>
      <KeptDraftNotice kept={form.kept} />
      <div className="beside">
        <div className="stack gap-16">
          <CompanyFields form={form} configured={configured} />
          <Translations form={form} of={{ table: "company" }} />
        </div>
        <aside className="beside__aside stack gap-16" aria-label="Vista previa">
          <FooterPreview
            owner={legalOwner(company.preview(form.draft), configured)}
            before={legalOwner(stored, configured)}
          />
        </aside>
      </div>
      <div className="dialog__foot save-bar foot above-16">
        <SeenTogether form={form} />
        <p className="dialog__state" role="status">
          {form.isDirty ? "Cambios sin guardar" : ""}
        </p>
        <OnTheWeb place={{ path: "/aviso-legal", hiddenBecause: [] }} />
        {form.isDirty && (
          <Button size="compact" variant="line" onClick={form.discard}>
            Descartar
          </Button>
        )}
        <SaveButton isSaving={form.isSaving} isIdle={!form.isDirty} />
      </div>
      <ConflictDialog form={form} />
    </form>
  );
}
