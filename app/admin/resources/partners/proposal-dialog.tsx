import { type FormEvent, type ReactNode, useId } from "react";
import { Link, useRevalidator } from "react-router";
import * as z from "zod/mini";
import { safeLink } from "#domain/links/link-safety.ts";
import { answerAddress } from "#domain/partners/answer-address.ts";
import type { ProposalStatus } from "#domain/partners/proposal-status.ts";
import { wroteIn } from "#domain/requests/visitor-language.ts";
import { madridDateTime } from "#domain/time/madrid-time.ts";
import { proposalToasts } from "#texts/admin/partner-toasts.ts";
import { proposals, type ReceivedProposal } from "../../../content/inbox/proposal.ts";
import { proposalsTable } from "../../../data/inbox/proposals.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Button } from "../../../ui/links/button.tsx";
import { buttonClass } from "../../../ui/links/button-class.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { SelectField } from "../../fields/select-field.tsx";
import { ConflictDialog } from "../../form/conflict-dialog.tsx";
import { KeptDraftNotice } from "../../form/kept-draft-notice.tsx";
import { SaveButton } from "../../form/save-button.tsx";
import { SeenTogether } from "../../form/seen-together.tsx";
import { useDraftForm } from "../../form/use-draft-form.ts";
import { useStandStill } from "../../form/use-stand-still.ts";
import { draftKey } from "../../resource/draft-key.ts";
import { saveRow } from "../../resource/row-commands.ts";
import { usePermissions } from "../../session/permissions.ts";

interface ProposalDialogProps {
  row: ReceivedProposal;
  onClose: () => Promise<unknown> | undefined;
}

/** What a company wrote, and where its proposal stands. */
export function ProposalDialog({ row, onClose }: ProposalDialogProps) {
  const id = useId();
  const form = useStatusForm(row, onClose);
  const may = usePermissions();
  useStandStill(form.ref, form.isSaving);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Dialog title={`Solicitud de ${row.company_name}`} width={640} onDismiss={() => void onClose()}>
      <div className="dialog__body">
        <KeptDraftNotice kept={form.kept} />
        <ProposalDetails row={row} />
        <form id={id} ref={form.ref} className="narrow" noValidate onSubmit={submit}>
          <SelectField form={form} name="status" />
        </form>
      </div>
      <footer className="dialog__foot">
        <SeenTogether form={form} />
        <Button size="compact" variant="line" onClick={() => void onClose()}>
          Cerrar
        </Button>
        {may("read", "requests") && (
          <Link className={buttonClass({ variant: "line", size: "compact" })} to={`/admin/inbox/${row.id}`}>
            Contestar en la bandeja
          </Link>
        )}
        {may("update", proposalsTable.name) && (
          <SaveButton formId={id} isSaving={form.isSaving} isIdle={!form.isDirty} />
        )}
      </footer>
      <ConflictDialog form={form} />
    </Dialog>
  );
}

const input = z.pick(proposals.fields, { status: true });

interface StatusDraft {
  status: ProposalStatus;
}

const statusForm = {
  table: proposalsTable,
  titles: { toasts: proposalToasts },
  form: { of: ({ status }: ReceivedProposal): StatusDraft => ({ status }) },
};

function useStatusForm(row: ReceivedProposal, onClose: ProposalDialogProps["onClose"]) {
  const { revalidate } = useRevalidator();
  return useDraftForm<StatusDraft, StatusDraft>({
    key: draftKey(proposalsTable.name, row),
    initial: { status: row.status },
    version: row.updated_at,
    isNew: false,
    columns: proposals.columns,
    input,
    save: (sent) => saveRow(statusForm, row.id, sent),
    saveFailed: (message) => proposalToasts.saveFailed("update", message),
    onSaved: async ({ toast }) => {
      await revalidate();
      await onClose();
      showToast(toast);
    },
  });
}

/** A stranger wrote all of it: text stays text, and a web address is a link only when it is one. */
function ProposalDetails({ row }: { row: ReceivedProposal }) {
  const { created_at, company_name, contact_name, email, phone, website, proposal } = row;
  const wrote = wroteIn({ kind: "proposal", language: row.language });
  return (
    <dl className="facts breaks" style={{ "--term": "120px" }}>
      <Item term="Recibida">{madridDateTime(created_at)}</Item>
      {wrote && <Item term="Idioma">{wrote}</Item>}
      <Item term="Empresa">{company_name}</Item>
      <Item term="Contacto">{contact_name}</Item>
      <Item term="Correo">
        <a href={answerAddress(row)}>{email}</a>
      </Item>
      <Item term="Teléfono">{phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}</Item>
      <Item term="Web">{website && <WebLink address={website} />}</Item>
      <Item term="Propuesta">
        <span className="lines">{proposal}</span>
      </Item>
    </dl>
  );
}

function Item({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children || "—"}</dd>
    </div>
  );
}

function WebLink({ address }: { address: string }) {
  const href = safeLink(address);
  if (!href) return address;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {address}
    </a>
  );
}
