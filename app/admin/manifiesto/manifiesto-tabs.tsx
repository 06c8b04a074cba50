import type { ManifiestoDraft } from "../../content/manifiesto-input.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { ListField } from "../fields/list-field.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { FormHandle } from "../form/form-handle.ts";
import { BackgroundField } from "./background-field.tsx";
import { FinalCtaFields } from "./final-cta-fields.tsx";

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
    <div className="field-stack">
      <BackgroundField form={form} src="hero_background" alt="hero_alt" />
      <TextField form={form} name="hero_line1" />
      <TextField form={form} name="hero_line2" note="en dorado" />
      <TextField form={form} name="hero_subtitle" />
    </div>
  );
}

/** Misión and Visión are made alike. */
function StatementFields({ form, part }: PartProps & { part: "mission" | "vision" }) {
  return (
    <div className="field-stack">
      <BackgroundField form={form} src={`${part}_background`} alt={`${part}_alt`} />
      <TextField form={form} name={`${part}_title`} />
      <TextArea form={form} name={`${part}_text`} rows={6} />
    </div>
  );
}

function LinesFields({ form }: PartProps) {
  return (
    <div className="field-stack">
      <BackgroundField form={form} src="lines_background" alt="lines_alt" />
      <ListField
        form={form}
        name="lines"
        entry="Línea"
        add="Añadir Línea"
        help="Las líneas vacías se guardan, pero no se ven."
      />
    </div>
  );
}
