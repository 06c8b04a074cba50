import { parseColour } from "#domain/pages/colour-contrast.ts";
import type { LandingPageDraft } from "../../../content/site/landing-pages.ts";
import { Field } from "../../../ui/field.tsx";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { fieldOf } from "../../fields/field-of.ts";
import { FileField } from "../../fields/file-field.tsx";
import { ListField } from "../../fields/list-field.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import { type FieldName, type FormHandle, typedIn } from "../../form/form-handle.ts";
import { FooterLinksField } from "./footer-links-field.tsx";

interface LandingContentFieldsProps {
  form: FormHandle<LandingPageDraft>;
}

export function LandingContentFields({ form }: LandingContentFieldsProps) {
  return (
    <>
      <FieldGroup title="Cabecera">
        <FileField form={form} name="headerLogo1" note="opcional" folder="landings" />
        <FileField form={form} name="headerLogo2" note="opcional" folder="landings" />
      </FieldGroup>
      <Lead form={form} />
      <Section form={form} />
      <Colours form={form} />
      <FieldGroup title="Pie">
        <FooterLinksField form={form} />
        <FileField form={form} name="footerLogo" note="opcional" folder="landings" />
      </FieldGroup>
    </>
  );
}

function Lead({ form }: LandingContentFieldsProps) {
  return (
    <FieldGroup title="Portada">
      <TextField form={form} name="mainTitle" note="vacío, el de la página" />
      <TextArea form={form} name="mainSubtitle" note="opcional" rows={2} />
      <FileField form={form} name="mainImage" note="opcional" folder="landings" />
      <FieldRow>
        <TextField form={form} name="buttonText" />
        <TextField form={form} name="buttonUrl" kind="link" placeholder="https://" hint="Sin enlace no hay botón." />
      </FieldRow>
    </FieldGroup>
  );
}

function Section({ form }: LandingContentFieldsProps) {
  return (
    <FieldGroup title="Texto">
      <TextField form={form} name="sectionTitle" note="opcional" />
      <ListField
        form={form}
        name="sectionContent"
        entry="Párrafo"
        add="Añadir párrafo"
        rows={3}
        hint="Admiten HTML sencillo: <b>, <a>, listas y tablas."
      />
      <TextArea form={form} name="infoBoxContent" note="opcional" rows={3} hint="HTML sencillo." />
      <TextArea
        form={form}
        name="html_content"
        note="opcional"
        rows={4}
        hint="Solo se ve si el texto no tiene título ni párrafos."
      />
    </FieldGroup>
  );
}

function Colours({ form }: LandingContentFieldsProps) {
  return (
    <FieldGroup title="Colores">
      <FieldRow columns={3}>
        <ColourField form={form} name="mainBgColor" />
        <ColourField form={form} name="mainTextColor" />
        <ColourField form={form} name="mainTitleColor" />
      </FieldRow>
      <FieldRow>
        <ColourField form={form} name="infoBoxBgColor" />
        <ColourField form={form} name="infoBoxTextColor" />
      </FieldRow>
      <p className="field__hint">Los pares de colores que no se podrían leer se dejan como en el diseño.</p>
    </FieldGroup>
  );
}

interface ColourFieldProps {
  form: FormHandle<LandingPageDraft>;
  name: FieldName<LandingPageDraft, string>;
}

/** A colour by its number or from the browser's own chart; empty means that of the design. */
function ColourField({ form, name }: ColourFieldProps) {
  const { value: typed, set } = typedIn<LandingPageDraft, string>(form, name);
  const field = fieldOf(form, name);
  return (
    <Field {...field} note="opcional">
      {(control) => (
        <div className="colour-field row gap-8">
          <input
            type="color"
            aria-label={`Elegir ${field.label.toLowerCase()}`}
            value={parseColour(typed) ?? "#ffffff"}
            onChange={(event) => set(event.target.value)}
          />
          <input
            className="input"
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder="#d4af37"
            {...control}
            value={typed}
            onChange={(event) => set(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
