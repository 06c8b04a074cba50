import { ArrowUpRight, Menu } from "lucide-react";
import { Icon } from "../../ui/pictures/icon.tsx";
import { PaletteButton } from "../palette/palette-button.tsx";
import { useSection } from "./use-section.ts";

export function TopBar({ isMenuOpen, onMenu }: { isMenuOpen: boolean; onMenu: () => void }) {
  const { section } = useSection();
  return (
    <header className="top-bar">
      <button
        type="button"
        className="top-bar__menu"
        aria-label="Abrir menú"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <Icon of={Menu} size={22} />
      </button>
      <p>{section?.title ?? "Administración"}</p>
      <PaletteButton />
      <a href="/admin/web/" target="_blank" rel="noopener">
        Ver la web
        <Icon of={ArrowUpRight} size={16} />
      </a>
    </header>
  );
}
