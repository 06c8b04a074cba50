import type { LandingPageDraft } from "../../../content/landing-page-input.ts";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { FileField } from "../../fields/file-field.tsx";
import { ListField } from "../../fields/list-field.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { ColourField } from "./colour-field.tsx";
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
        <TextField form={form} name="buttonUrl" kind="link" placeholder="https://" help="Sin enlace no hay botón." />
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
        help="Admiten HTML sencillo: <b>, <a>, listas y tablas."
      />
      <TextArea form={form} name="infoBoxContent" note="opcional" rows={3} help="HTML sencillo." />
      <TextArea
        form={form}
        name="html_content"
        note="opcional"
        rows={4}
        help="Solo se ve si el texto no tiene título ni párrafos."
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
      <p className="panel-field__help">Los pares de colores que no se podrían leer se dejan como en el diseño.</p>
    </FieldGroup>
  );
}
