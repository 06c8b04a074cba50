import { Eye, EyeOff } from "lucide-react";
import { manualOrder } from "#app/admin/resource/order/manual-order.ts";
import { nextOrder } from "#domain/lists/ordering.ts";
import { isTodayPath } from "#domain/pages/header-menu.ts";
import { menuPageToasts, menuToasts } from "#texts/admin/menu-toasts.ts";
import { type HeaderLink, type HeaderLinkDraft, headerLinks } from "../../../content/site/header-link.ts";
import { headerLinksTable } from "../../../data/site/header.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { laterPart } from "../../form/later-part.tsx";
import type { Resource } from "../../resource/resource.ts";
import type { HeaderBeside } from "./header-link-fields.tsx";

// A list is looked at before anything in it is opened.
const HeaderLinkFields = laterPart(async () => (await import("./header-link-fields.tsx")).HeaderLinkFields);
const HeaderLinkPreview = laterPart(async () => (await import("./header-link-preview.tsx")).HeaderLinkPreview);

/** The links of the menu, in their order. What stands beside them says which are seen. */
export function headerLinksResource(beside: HeaderBeside): Resource<HeaderLink, HeaderLinkDraft> {
  const { isTodayOn } = beside;
  return {
    table: headerLinksTable,
    titles: {
      list: "Enlaces del menú",
      about:
        "El orden de esta lista es el de la cabecera. Sin enlace propio, 9FToday aparece solo mientras está activo.",
      add: "Añadir Enlace",
      create: "Añadir Nuevo Enlace",
      edit: "Editar Enlace",
      one: "enlace",
      many: "enlaces",
      theOne: "el enlace",
      empty: "El menú todavía no tiene enlaces.",
      toasts: menuToasts,
    },
    nameOf: (row) => row.text,
    columns: [
      { title: "Texto", kind: "name", text: (row) => row.text, cell: (row) => <b>{row.text}</b> },
      { title: "Ruta", text: (row) => row.path },
      {
        title: "Visible",
        text: (row) => (row.is_visible ? "Visible" : "Oculto"),
        cell: (row) => <EyeState isVisible={row.is_visible} />,
      },
    ],
    form: {
      empty: (rows) => headerLinks.empty({ display_order: String(nextOrder(rows)) }),
      of: headerLinks.draft,
      columns: headerLinks.columns,
      input: headerLinks.input,
      fields: (form) => <HeaderLinkFields form={form} beside={beside} />,
      preview: (draft) => <HeaderLinkPreview draft={draft} beside={beside} />,
    },
    order: manualOrder(menuPageToasts),
    onTheWeb: (row) => ({
      path: "/",
      hiddenBecause: [
        ...(row.is_visible ? [] : [hidden(row.path, isTodayOn)]),
        ...(isTodayPath(row.path) && !isTodayOn ? ["La sección 9FToday está desactivada."] : []),
      ],
    }),
  };
}

/** The menu never goes without the section while it is on (public-site §4): hiding this row only moves its link. */
function hidden(path: string, isTodayOn: boolean): string {
  return isTodayPath(path) && isTodayOn
    ? "Este enlace está oculto, pero 9FToday sigue en el menú con su enlace propio mientras la sección está activada. Para quitarlo, desactívala en 9F Today."
    : "El enlace está oculto.";
}

function EyeState({ isVisible }: { isVisible: boolean }) {
  return (
    <span className={isVisible ? " row inline gap-8" : " muted row inline gap-8"}>
      <Icon of={isVisible ? Eye : EyeOff} size={17} />
      {isVisible ? "Visible" : "Oculto"}
    </span>
  );
}
