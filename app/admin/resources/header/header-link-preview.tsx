import { useParams } from "react-router";
import { headerMenu } from "#domain/pages/header-menu.ts";
import type { HeaderLinkDraft } from "../../../content/site/header-link.ts";
import { MenuList } from "../../../views/layout/menu-list.tsx";
import { PreviewFrame } from "../../form/preview-frame.tsx";
import type { HeaderBeside } from "./header-link-fields.tsx";

export function HeaderLinkPreview({ draft, beside }: { draft: HeaderLinkDraft; beside: HeaderBeside }) {
  const { id: written = "own" } = useParams();
  const others = beside.links.filter((link) => link.is_visible && link.id !== written);
  const own = { ...draft, id: written, text: draft.text || "Texto", display_order: Number(draft.display_order) || 99 };
  const shown = [...others, ...(draft.is_visible ? [own] : [])];
  const menu = headerMenu(
    shown.toSorted((a, b) => a.display_order - b.display_order),
    beside.isTodayOn,
  );
  const links = menu.map((link) => ({
    ...link,
    href: link.path,
    current: link.id === written ? ("page" as const) : undefined,
  }));
  return (
    <PreviewFrame>
      <div className="wrap" data-surface="noche">
        <MenuList links={links} />
      </div>
    </PreviewFrame>
  );
}
