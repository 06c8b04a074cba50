import { type ReactNode, useState } from "react";
import { MenuDialog } from "./menu-dialog.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

interface PanelFrameProps {
  email: string;
  onSignOut: () => void;
  /** Takes the place of another frame, whose menu was open. */
  opensMenu?: boolean;
  onMenu?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Menu and top bar round whatever the panel shows. */
export function PanelFrame({ email, onSignOut, opensMenu = false, onMenu, children }: PanelFrameProps) {
  const [isMenuOpen, setOpen] = useState(opensMenu);
  const setMenuOpen = (isOpen: boolean) => {
    setOpen(isOpen);
    onMenu?.(isOpen);
  };
  const sidebar = <Sidebar email={email} onSignOut={onSignOut} />;
  return (
    <div className="panel" data-surface="cal">
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      <aside className="sidebar sidebar--fixed" data-surface="noche">
        {sidebar}
      </aside>
      {isMenuOpen && <MenuDialog onClose={() => setMenuOpen(false)}>{sidebar}</MenuDialog>}
      <div className="panel__column">
        <TopBar isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(true)} />
        <main id="contenido" className="panel__main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}
