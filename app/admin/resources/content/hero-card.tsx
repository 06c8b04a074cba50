import { type HeroDraft, hero, heroDraft } from "../../../content/site-content-input.ts";
import { contentToasts } from "../../../texts/admin/content-toasts.ts";
import { FieldRow } from "../../fields/field-group.tsx";
import { FileField } from "../../fields/file-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import { CardForm } from "../../form/card-form.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { usePreviewDraft } from "../../form/use-preview-draft.ts";
import { OnTheWeb } from "../../resource/on-the-web.tsx";
import { useContentForm } from "../../site-content/use-content-form.ts";
import { HeroPreview } from "./hero-preview.tsx";
import { saveByKey } from "./save-by-key.ts";

/** The first screen of the home page. */
export function HeroCard({ stored }: { stored: HeroDraft }) {
  const form = useContentForm({
    name: "hero",
    stored,
    of: heroDraft,
    columns: hero.columns,
    input: hero.input,
    save: saveByKey,
    saveFailed: contentToasts.saveFailed("hero_image_url"),
  });
  const previewed = usePreviewDraft(form);
  return (
    <CardForm
      title="Hero"
      about="La primera pantalla de la web."
      save="Guardar Contenido Hero"
      form={form}
      aside={<OnTheWeb place={{ path: "/", hiddenBecause: [] }} />}
    >
      <div className="hero-card">
        <HeroFields form={form} />
        <HeroPreview draft={previewed} />
      </div>
    </CardForm>
  );
}

function HeroFields({ form }: { form: FormHandle<HeroDraft> }) {
  return (
    <div className="hero-card__fields">
      <FieldRow>
        <TextField form={form} name="hero_main_title" placeholder="More Than" />
        <TextField form={form} name="hero_subtitle" placeholder="FITNESS" />
      </FieldRow>
      <FileField form={form} name="hero_image_url" note="URL o archivo" folder="" />
      <TextField
        form={form}
        name="hero_video_url"
        note="opcional"
        kind="link"
        placeholder="https://youtube.com/shorts/"
        help="Admite enlaces de vídeo y de short. Si lo dejas vacío se usa la imagen."
      />
    </div>
  );
}
