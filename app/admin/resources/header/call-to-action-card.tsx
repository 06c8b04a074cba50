import { menuPageToasts } from "#texts/admin/menu-toasts.ts";
import {
  type CallToActionDraft,
  callToAction,
  callToActionDraft,
  siteContentRows,
} from "../../../content/site/site-content-input.ts";
import { saveSiteContents } from "../../../data/site/site-contents.ts";
import { FieldRow } from "../../fields/field-group.tsx";
import { TextField } from "../../fields/text-field.tsx";
import { CardForm } from "../../form/card-form.tsx";
import { OnTheWeb } from "../../resource/on-the-web.tsx";
import { browserClient } from "../../session/browser-client.ts";
import type { ContentForm } from "../../site-content/content-form.ts";
import { useContentForm } from "../../site-content/use-content-form.ts";
import { Translations } from "../../translations/translations.tsx";

const callToActionForm: ContentForm<CallToActionDraft> = {
  name: "header_cta",
  of: callToActionDraft,
  columns: callToAction.columns,
  input: callToAction.fields,
  save: async (values) => {
    await saveSiteContents(browserClient(), siteContentRows(values));
    return menuPageToasts.ctaSaved;
  },
  saveFailed: menuPageToasts.ctaSaveFailed,
};

/** The header's button: its words, where it leads, and how it looks on both grounds. */
export function CallToActionCard({ stored }: { stored: CallToActionDraft }) {
  const form = useContentForm(callToActionForm, stored, "/admin/header");
  return (
    <CardForm
      title="Botón de acción"
      about="El botón de la cabecera, en todas las páginas."
      save="Guardar Cambios"
      form={form}
      planning={form.planning}
      section="/admin/content"
      aside={<OnTheWeb place={{ path: "/", hiddenBecause: [] }} />}
    >
      <div className="beside">
        <FieldRow>
          <TextField form={form} name="header_cta_text" />
          <TextField
            form={form}
            name="header_cta_path"
            kind="link"
            hint="Una página de la web, como /clubs, o una dirección que empiece por https://."
          />
        </FieldRow>
        <ButtonPreview text={form.draft.header_cta_text} />
      </div>
      <Translations form={form} of={{ table: "site_content" }} />
    </CardForm>
  );
}

/** As in the header: dark letters' ground on white, gold over a picture. It leads nowhere from here. */
function ButtonPreview({ text }: { text: string }) {
  return (
    <div inert>
      <p className="fine muted below">Vista previa</p>
      <div className="panel-box stack halves gap-0 clip">
        <span className="centred slim pad" data-surface="blanco">
          <span className="button">{text || "Únete Ahora"}</span>
        </span>
        <span className="centred slim pad" data-surface="noche">
          <span className="button button--gold">{text || "Únete Ahora"}</span>
        </span>
      </div>
    </div>
  );
}
