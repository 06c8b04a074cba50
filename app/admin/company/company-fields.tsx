import type { ReactNode } from "react";
import { type Configured, configurable } from "#domain/company/legal-facts.ts";
import type { CompanyDraft } from "../../content/site/company.ts";
import { Field } from "../../ui/field.tsx";
import { FieldRow } from "../fields/field-group.tsx";
import { TextField, type TextFieldProps } from "../fields/text-field.tsx";
import type { FormHandle } from "../form/form-handle.ts";
import { namesOf } from "../form/is-same-draft.ts";

/** The fields by what they are for; those that the environment sets are only read here. */
export function CompanyFields({ form, configured }: { form: FormHandle<CompanyDraft>; configured: Configured }) {
  const fact = (props: Omit<TextFieldProps<CompanyDraft>, "form">) => (
    <FactField form={form} configured={configured} {...props} />
  );
  return (
    <>
      <Card title="Identidad legal">
        {fact({ name: "legal_name" })}
        <FieldRow>
          {fact({ name: "tax_id", hint: "Se comprueban la letra y el dígito de control." })}
          {fact({ name: "registry", note: "sale en el Aviso Legal" })}
        </FieldRow>
        {fact({ name: "address" })}
      </Card>
      <Card title="Contacto">
        <FieldRow>
          {fact({ name: "phone", kind: "phone" })}
          {fact({ name: "email", kind: "email" })}
        </FieldRow>
        <FieldRow>
          {fact({ name: "privacy_email", kind: "email", hint: "Si está vacío, se usa el email público." })}
          {fact({ name: "whatsapp", kind: "phone", note: "opcional" })}
        </FieldRow>
      </Card>
      <Card title="Segunda marca">
        <FieldRow>
          {fact({ name: "second_brand", hint: "Se escribe tal cual, con sus mayúsculas." })}
          {fact({ name: "second_brand_about", note: "opcional" })}
        </FieldRow>
      </Card>
      <Card title="Redes">
        {fact({ name: "instagram_url", kind: "link", note: "opcional" })}
        {fact({ name: "youtube_url", kind: "link", note: "opcional" })}
        {fact({ name: "linkedin_url", kind: "link", note: "opcional" })}
      </Card>
    </>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel-box panel-card" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function FactField({ configured, ...props }: TextFieldProps<CompanyDraft> & { configured: Configured }) {
  const key = namesOf(configurable).find((name) => configurable[name].fact === props.name);
  const value = key ? configured[key] : null;
  if (!key || value === null) return <TextField {...props} />;
  const label = props.form.columns[props.name]?.label ?? "";
  return (
    <Field
      id={`field-${props.name}`}
      name={props.name}
      label={label}
      note="fijado en el servidor"
      hint={`Lo fija ${configurable[key].variable}: solo se cambia allí.`}
      error={undefined}
    >
      {(control) => <input className="input" {...control} value={value} readOnly />}
    </Field>
  );
}
