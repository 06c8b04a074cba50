import { type ReactNode, useState } from "react";
import { MenuDialog } from "./menu-dialog.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

interface PanelFrameProps {
  email: string;
  onSignOut: () => void;
  children: ReactNode;
}

/** Menu and top bar round whatever the panel shows. */
export function PanelFrame({ email, onSignOut, children }: PanelFrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
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
