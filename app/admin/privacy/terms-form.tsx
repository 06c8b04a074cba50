import { useState } from "react";
import { privacyToasts } from "#texts/admin/privacy-toasts.ts";
import { type PrivacySettings, privacySettings } from "../../content/people/privacy.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { FieldRow } from "../fields/field-group.tsx";
import { TextField } from "../fields/text-field.tsx";
import { CardForm } from "../form/card-form.tsx";
import { useDraftForm } from "../form/use-draft-form.ts";
import { OnTheWeb } from "../resource/on-the-web.tsx";
import { saveTerms } from "./privacy-commands.ts";

const path = "/admin/privacy";

/** How long each kind is kept; every night what has had its term goes. */
export function TermsForm({ row }: { row: PrivacySettings }) {
  const [initial] = useState(() => privacySettings.draft(row));
  const form = useDraftForm({
    key: "privacy/1",
    initial,
    version: row.updated_at,
    isNew: false,
    columns: privacySettings.columns,
    input: privacySettings.input,
    save: saveTerms,
    saveFailed: privacyToasts.saveFailed,
    staysWithin: path,
    onSaved: ({ toast }) => void showToast(toast),
  });
  return (
    <CardForm
      title="Cuánto se guarda"
      about="En meses desde que llega; una visita, desde su día. Cada noche se borra lo que ha cumplido su plazo, con sus notas y su currículum."
      save="Guardar plazos"
      form={form}
      aside={<OnTheWeb place={{ path: "/politica-de-privacidad", hiddenBecause: [] }} />}
    >
      <FieldRow columns={3}>
        <TextField form={form} name="message_months" kind="whole" note="meses" />
        <TextField form={form} name="visit_months" kind="whole" note="meses" />
        <TextField form={form} name="application_months" kind="whole" note="meses" />
      </FieldRow>
      <FieldRow columns={3}>
        <TextField form={form} name="car_lead_months" kind="whole" note="meses" />
        <TextField form={form} name="proposal_months" kind="whole" note="meses" />
        <TextField
          form={form}
          name="notice_days"
          kind="whole"
          note="días"
          hint="Esperan a que el club abra. Los que nadie ha contestado se guardan estos días más."
        />
      </FieldRow>
      <FieldRow columns={3}>
        <TextField
          form={form}
          name="audit_months"
          kind="whole"
          note="meses"
          hint="Quién cambió qué en este panel, y las versiones de antes."
        />
      </FieldRow>
    </CardForm>
  );
}
