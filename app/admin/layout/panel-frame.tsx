import { ArrowUpRight, Menu, X } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { type Location, useLocation } from "react-router";
import { useModal } from "../../ui/dialog/use-modal.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { PaletteButton } from "../palette/palette-button.tsx";
import { refusedSection } from "../sections.ts";
import { Sidebar } from "./sidebar.tsx";
import { useSection } from "./use-section.ts";

interface PanelFrameProps {
  email: string;
  onSignOut: () => void;
  /** Takes the place of another frame, whose menu was open. */
  opensMenu?: boolean;
  onMenu?: (isOpen: boolean) => void;
  children: ReactNode;
}

export function PanelFrame({ email, onSignOut, opensMenu = false, onMenu, children }: PanelFrameProps) {
  const [isMenuOpen, setOpen] = useState(opensMenu);
  const setMenuOpen = (isOpen: boolean) => {
    setOpen(isOpen);
    onMenu?.(isOpen);
  };
  const sidebar = <Sidebar email={email} onSignOut={onSignOut} />;
  return (
    <div className="panel stack gap-0" data-surface="cal">
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      <aside className="sidebar sidebar--fixed only-wide column" data-surface="noche">
        {sidebar}
      </aside>
      {isMenuOpen && <MenuDialog onClose={() => setMenuOpen(false)}>{sidebar}</MenuDialog>}
      <div className="slim">
        <TopBar isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(true)} />
        <main id="contenido" className="panel__main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

/** The sidebar of a phone: a modal dialog from the left that goes with the link that was chosen. */
function MenuDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const modal = useModal(onClose);
  const closeOnChoice = (event: MouseEvent<HTMLElement>) => {
    const isScrim = event.target === event.currentTarget;
    if (isScrim || (event.target instanceof Element && event.target.closest("a"))) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are pressed by key as well, and Escape closes a dialog
    <dialog
      {...modal}
      className="sidebar sidebar--dialog column"
      data-surface="noche"
      aria-label="Menú de administración"
      onClick={closeOnChoice}
    >
      <button type="button" className="dialog__close square centred" aria-label="Cerrar menú" onClick={onClose}>
        <Icon of={X} size={22} />
      </button>
      {children}
    </dialog>
  );
}

function TopBar({ isMenuOpen, onMenu }: { isMenuOpen: boolean; onMenu: () => void }) {
  const { section } = useSection();
  const location = useLocation();
  return (
    <header className="top-bar row white ruled">
      <button
        type="button"
        className="square only-narrow centred"
        aria-label="Abrir menú"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <Icon of={Menu} size={22} />
      </button>
      <p className="strong small">{section?.title ?? nameOutside(location)}</p>
      <PaletteButton />
      <a className="quiet-link row inline gap-8 target" href="/admin/web/" target="_blank" rel="noopener">
        Ver la web
        <Icon of={ArrowUpRight} size={16} />
      </a>
    </header>
  );
}

/** What a page is called that is of no section. */
function nameOutside({ pathname, search }: Location): string {
  if (pathname.startsWith("/admin/historial/")) return "Historial";
  if (pathname.startsWith("/admin/cuenta")) return "Mi cuenta";
  return refusedSection(search)?.title ?? "Administración";
}
