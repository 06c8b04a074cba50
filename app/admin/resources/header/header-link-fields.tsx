import { useParams } from "react-router";
import { headerMenu } from "#domain/pages/header-menu.ts";
import { menuRoom } from "#domain/pages/menu-room.ts";
import type { HeaderLink, HeaderLinkDraft } from "../../../content/site/header-link.ts";
import { FieldGroup } from "../../fields/field-group.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

/** What else stands in the header. */
export interface HeaderBeside {
  links: readonly HeaderLink[];
  isTodayOn: boolean;
  callToAction: string;
}

export function HeaderLinkFields({ form, beside }: { form: FormHandle<HeaderLinkDraft>; beside: HeaderBeside }) {
  return (
    <FieldGroup title="Enlace">
      <TextField form={form} name="text" />
      <TextField
        form={form}
        name="path"
        kind="link"
        placeholder="/events"
        hint="Una página de la web empieza por /, como /clubs o /#clubs. Otra web, por https://."
      />
      <TextField form={form} name="display_order" kind="whole" hint="1 es el primero." />
      <SwitchField form={form} name="is_visible" whenTrue="Visible en el menú" whenFalse="Oculto" />
      <Room draft={form.draft} beside={beside} />
    </FieldGroup>
  );
}

const computer = { lg: 1024, xl: 1280, "2xl": 1440 };

function Room({ draft, beside: { links, isTodayOn, callToAction } }: { draft: HeaderLinkDraft; beside: HeaderBeside }) {
  const { id = "" } = useParams();
  const others = links.filter((link) => link.is_visible && link.id !== id);
  const own = { id: "own", text: draft.text, path: draft.path, display_order: Number(draft.display_order) };
  const menu = headerMenu([...others, ...(draft.is_visible ? [own] : [])], isTodayOn);
  const { all, entries } = menuRoom(menu, callToAction);
  if (all === "lg" || all === "xl") return null;
  const count = entries.filter((entry) => entry === "lg" || entry === "xl").length;
  return (
    <p className="small" role="status">
      {all === null
        ? `Con ${menu.length} enlaces el menú no cabe entero en ninguna pantalla: `
        : `Con ${menu.length} enlaces el menú cabe entero desde ${computer[all]} px de ancho: `}
      en un portátil de {computer.xl} px se ven {count} y el resto queda detrás de «Más».
    </p>
  );
}
