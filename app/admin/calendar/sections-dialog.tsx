import { Link } from "react-router";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { buttonClass } from "../../ui/links/button-class.ts";
import { sections } from "../sections.ts";
import { usePermissions } from "../session/permissions.ts";

const planned = new Set([
  ...["/admin/header", "/admin/content", "/admin/prices", "/admin/clubs", "/admin/ninecast", "/admin/events"],
  ...[
    "/admin/9ftoday",
    "/admin/merch",
    "/admin/testimonials",
    "/admin/landings",
    "/admin/partners",
    "/admin/manifiesto",
  ],
]);

/** Where something is added to a campaign: in the form of what it changes. */
export function SectionsDialog({ name, onDismiss }: { name: string; onDismiss: () => void }) {
  const may = usePermissions();
  return (
    <Dialog title="Añadir un cambio" width={480} onDismiss={onDismiss}>
      <div className="dialog__body">
        <p>
          Abre lo que cambia, escribe cómo será y, en «Guardar para más adelante…», elige la campaña {name}. Lo que solo
          sale durante la campaña se crea oculto y se cambia a visible.
        </p>
        <ul className="row wraps gap-8">
          {sections
            .filter(({ path, table = "" }) => planned.has(path) && may("update", table))
            .map(({ path, title }) => (
              <li key={path}>
                <Link className={buttonClass({ size: "compact", variant: "line" })} to={path}>
                  {title}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </Dialog>
  );
}
