import { contentToasts } from "#texts/admin/content-toasts.ts";
import { type LogosDraft, logos, logosDraft } from "../../../content/site/site-content-input.ts";
import { FieldRow } from "../../fields/field-group.tsx";
import { FileField } from "../../fields/file-field.tsx";
import { CardForm } from "../../form/card-form.tsx";
import { OnTheWeb } from "../../resource/on-the-web.tsx";
import type { ContentForm } from "../../site-content/content-form.ts";
import { useContentForm } from "../../site-content/use-content-form.ts";
import { saveByKey } from "./save-by-key.ts";

const logosForm: ContentForm<LogosDraft> = {
  name: "logos",
  of: logosDraft,
  columns: logos.columns,
  input: logos.fields,
  save: saveByKey,
  saveFailed: contentToasts.saveFailed("logo_white_url"),
};

export function LogosCard({ stored }: { stored: LogosDraft }) {
  const form = useContentForm(logosForm, stored, "/admin/content");
  return (
    <CardForm
      title="Logos"
      about="SVG si puedes; si no, PNG a 600 píxeles de ancho."
      save="Guardar Logos"
      form={form}
      planning={form.planning}
      section="/admin/content"
      aside={<OnTheWeb place={{ path: "/", hiddenBecause: [] }} />}
    >
      <FieldRow>
        <FileField form={form} name="logo_white_url" note="para fondos oscuros" folder="" ground="dark" />
        <FileField form={form} name="logo_color_url" note="para fondos claros" folder="" />
      </FieldRow>
    </CardForm>
  );
}
