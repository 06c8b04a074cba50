import { shownSource } from "#domain/links/link-safety.ts";
import { contentToasts } from "#texts/admin/content-toasts.ts";
import { type HeroDraft, hero, heroDraft } from "../../../content/site/site-content-input.ts";
import { Hero } from "../../../views/home/hero.tsx";
import { FieldRow } from "../../fields/field-group.tsx";
import { FileField } from "../../fields/file-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import { CardForm } from "../../form/card-form.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { markPictures } from "../../form/mark-pictures.ts";
import { usePreviewDraft } from "../../form/use-preview-draft.ts";
import { OnTheWeb } from "../../resource/on-the-web.tsx";
import type { ContentForm } from "../../site-content/content-form.ts";
import { useContentForm } from "../../site-content/use-content-form.ts";
import { Translations } from "../../translations/translations.tsx";
import { saveByKey } from "./save-by-key.ts";

const heroForm: ContentForm<HeroDraft> = {
  name: "hero",
  of: heroDraft,
  columns: hero.columns,
  input: hero.fields,
  save: saveByKey,
  saveFailed: contentToasts.saveFailed("hero_image_url"),
};

export function HeroCard({ stored }: { stored: HeroDraft }) {
  const form = useContentForm(heroForm, stored, "/admin/content");
  const previewed = usePreviewDraft(form);
  return (
    <CardForm
      title="Hero"
      about="La primera pantalla de la web."
      save="Guardar Contenido Hero"
      form={form}
      planning={form.planning}
      section="/admin/content"
      aside={<OnTheWeb place={{ path: "/", hiddenBecause: [] }} />}
    >
      <div className="beside">
        <HeroFields form={form} />
        <HeroPreview draft={previewed} />
      </div>
      <Translations form={form} of={{ table: "site_content" }} />
    </CardForm>
  );
}

function HeroFields({ form }: { form: FormHandle<HeroDraft> }) {
  return (
    <div className="stack gap-16">
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
        hint="Admite enlaces de vídeo y de short. Si lo dejas vacío se usa la imagen."
      />
    </div>
  );
}

/** The home page's first screen in small, with the stated words where nothing is typed. The video stays still here. */
function HeroPreview({ draft }: { draft: HeroDraft }) {
  const { hero_main_title, hero_subtitle, hero_image_url, hero_video_url } = draft;
  return (
    <section className="hero-preview" aria-label="Vista previa del hero">
      <p className="row wraps spread fine muted below">
        <span>Vista previa</span>
        <span>Se actualiza al escribir</span>
      </p>
      <div className="hero-preview__screen dark rounded clip" inert {...markPictures}>
        <Hero
          title1={hero_main_title.trim() || "More Than"}
          title2={hero_subtitle.trim() || "FITNESS"}
          image={shownSource(hero_image_url)}
          video={null}
          titleAs="p"
        />
      </div>
      {hero_video_url.trim() !== "" && (
        <p className="row wraps spread fine muted below">En la web, el vídeo se reproduce sobre la imagen.</p>
      )}
    </section>
  );
}
