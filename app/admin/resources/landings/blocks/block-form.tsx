import { Copy, Trash2 } from "lucide-react";
import { type ComponentType, useEffect, useRef } from "react";
import { useParams } from "react-router";
import { type BlockName, blockKinds } from "../../../../content/site/blocks/blocks.ts";
import type { StoredBlock } from "../../../../content/site/blocks/stored-block.ts";
import { IconButton } from "../../../../ui/pictures/icon-button.tsx";
import { SwitchField } from "../../../fields/switch-field.tsx";
import type { FormHandle } from "../../../form/form-handle.ts";
import { Translations } from "../../../translations/translations.tsx";
import { blockFields } from "./block-fields.tsx";
import type { BlockChoices } from "./use-block-choices.ts";

interface BlockFormProps {
  /** Null for one that nobody can read. */
  kind: BlockName | null;
  form: FormHandle<StoredBlock> | null;
  choices: BlockChoices;
  onCopy: () => void;
  onRemove: () => void;
}

/** The fields of a block, and what may be done with it as a whole. */
export function BlockForm({ kind, form, choices, onCopy, onRemove }: BlockFormProps) {
  const { id = "" } = useParams();
  const title = kind ? blockKinds[kind].title : "Bloque desconocido";
  // The fields of a kind take the form of that kind; TypeScript cannot follow that for all of them at once.
  const Fields = kind && (blockFields[kind] as ComponentType<{ form: FormHandle<StoredBlock>; choices: BlockChoices }>);
  const common = form as FormHandle<{ hideOnPhone: boolean }> | null;
  const head = useRef<HTMLDivElement>(null);
  // Talks to the browser's scrolling: the list may be longer than the screen.
  useEffect(() => {
    head.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="block-form sunken pad-20">
      <div className="row gap-4 below-16" ref={head}>
        <h3 className="heading grow">{title}</h3>
        <IconButton compact icon={Copy} label={`Duplicar ${title}`} onClick={onCopy} />
        <IconButton compact danger icon={Trash2} label={`Quitar ${title}`} onClick={onRemove} />
      </div>
      {Fields && form && common ? (
        <div className="stack gap-16">
          <Fields form={form} choices={choices} />
          <SwitchField form={common} name="hideOnPhone" />
          <Translations form={form} of={{ table: "landing_pages", id, block: String(form.draft.id) }} />
        </div>
      ) : (
        <p className="field__hint">En la pestaña JSON está lo que dice.</p>
      )}
    </div>
  );
}
