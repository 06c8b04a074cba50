import { safeLink } from "#domain/links/link-safety.ts";
import type { ManifiestoDraft } from "../../content/site/manifiesto-input.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { FieldRow } from "../fields/field-group.tsx";
import { FileField } from "../fields/file-field.tsx";
import { ListField } from "../fields/list-field.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { FieldName, FormHandle } from "../form/form-handle.ts";

interface PartProps {
  form: FormHandle<ManifiestoDraft>;
}

interface ManifiestoTabsProps extends PartProps {
  selected: ManifiestoPart;
  onSelect: (part: ManifiestoPart) => void;
}

export type ManifiestoPart = "hero" | "mission" | "vision" | "lines" | "cta";

/** The five parts of the page, top to bottom (admin §2). */
export function ManifiestoTabs({ form, selected, onSelect }: ManifiestoTabsProps) {
  return (
    <Tabs
      label="Partes del manifiesto"
      selected={selected}
      onSelect={onSelect}
      tabs={[
        { id: "hero", title: "Hero", panel: <HeroFields form={form} /> },
        { id: "mission", title: "Misión", panel: <StatementFields form={form} part="mission" /> },
        { id: "vision", title: "Visión", panel: <StatementFields form={form} part="vision" /> },
        { id: "lines", title: "Manifiesto", panel: <LinesFields form={form} /> },
        { id: "cta", title: "CTA Final", panel: <FinalCtaFields form={form} /> },
      ]}
    />
  );
}

function HeroFields({ form }: PartProps) {
  return (
    <div className="stack gap-16">
      <BackgroundField form={form} src="hero_background" alt="hero_alt" />
      <TextField form={form} name="hero_line1" />
      <TextField form={form} name="hero_line2" note="en dorado" />
      <TextField form={form} name="hero_subtitle" />
    </div>
  );
}

function StatementFields({ form, part }: PartProps & { part: "mission" | "vision" }) {
  return (
    <div className="stack gap-16">
      <BackgroundField form={form} src={`${part}_background`} alt={`${part}_alt`} />
      <TextField form={form} name={`${part}_title`} />
      <TextArea form={form} name={`${part}_text`} rows={6} />
    </div>
  );
}

function LinesFields({ form }: PartProps) {
  return (
    <div className="stack gap-16">
      <BackgroundField form={form} src="lines_background" alt="lines_alt" />
      <ListField
        form={form}
        name="lines"
        entry="Línea"
        add="Añadir Línea"
        hint="Las líneas vacías se guardan, pero no se ven."
      />
    </div>
  );
}

interface BackgroundFieldProps {
  form: FormHandle<ManifiestoDraft>;
  src: FieldName<ManifiestoDraft, string>;
  alt: FieldName<ManifiestoDraft, string>;
}

/** What stands behind a part of the page: a picture, or a video that plays without sound. */
function BackgroundField({ form, src, alt }: BackgroundFieldProps) {
  return (
    <>
      <FileField
        form={form}
        name={src}
        folder="manifiesto"
        accepts="picture or video"
        hint="Una imagen, o un vídeo MP4 o WEBM que se reproduce sin sonido."
      />
      <TextField form={form} name={alt} note="opcional" hint="Describe el fondo para quien no lo ve." />
    </>
  );
}

function FinalCtaFields({ form }: { form: FormHandle<ManifiestoDraft> }) {
  const { cta_button_link: link } = form.draft;
  // Any address may be saved (admin §5); one that could run is left out of the page, and this says so.
  const isShown = link.trim() === "" || safeLink(link) !== null;
  return (
    <div className="stack gap-16">
      <FileField form={form} name="cta_logo" folder="manifiesto" ground="dark" />
      <TextField form={form} name="cta_phrase" />
      <FieldRow>
        <TextField form={form} name="cta_button_text" />
        <TextField
          form={form}
          name="cta_button_link"
          kind="link"
          placeholder="/clubs"
          hint={isShown ? "Sin texto o sin enlace no hay botón." : "Con esta dirección el botón no se ve en la web."}
        />
      </FieldRow>
    </div>
  );
}
