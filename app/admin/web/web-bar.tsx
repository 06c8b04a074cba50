import { ArrowLeft, Pencil } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { Saved } from "../form/save-result.ts";
import type { LookedPage } from "./use-looked-page.ts";

/** Under the page: where one is, how what was saved came out, and all that can be edited, in words. */
export function WebBar({ looked, saved }: { looked: LookedPage; saved: Saved | undefined }) {
  const [isListed, setListed] = useState(false);
  const { path, parts, state, edit } = looked;
  return (
    <aside className="web-bar row wraps gap-8 pad small" data-surface="noche" aria-label="Editar la web">
      <h1 className="sr-only">Editar la web</h1>
      <Link className="row inline gap-8 strong press" to="/admin">
        <Icon of={ArrowLeft} size={17} />
        Panel
      </Link>
      <p className="roomy breaks">
        <b>{path}</b>{" "}
        <span className="muted" role="status">
          {saved ? outcomeOf(saved) : wordsOf(state, parts.length)}
        </span>
      </p>
      {parts.length > 0 && (
        <button
          className="row inline gap-8 strong press"
          type="button"
          aria-haspopup="dialog"
          onClick={() => setListed(true)}
        >
          <Icon of={Pencil} size={17} />
          Qué puedes editar
        </button>
      )}
      <a className="row inline gap-8 strong press" href={path}>
        Salir
      </a>
      {isListed && (
        <Dialog title="Qué puedes editar aquí" width={520} onDismiss={() => setListed(false)}>
          <ul className="dialog__body starts">
            {parts.map((part) => (
              <li key={`${part.label} ${part.path}`}>
                <Button size="compact" variant="text" onClick={() => edit(part)}>
                  {part.label}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </aside>
  );
}

/** Whether what was saved can be seen by now, and why not. */
function outcomeOf({ isForLater, place }: Saved): string {
  if (isForLater) return "Guardado para más adelante: hasta entonces la web sigue igual.";
  if (!place) return "Guardado.";
  if (place.hiddenBecause.length > 0) return `Guardado, pero no se ve en la web: ${place.hiddenBecause.join(" ")}`;
  return `Visible ya en ${place.path}`;
}

function wordsOf(state: LookedPage["state"], count: number): string {
  if (state === "coming") return "Buscando qué puedes editar…";
  if (state === "failed") return "No se ha podido saber qué puedes editar. Vuelve a cargar la página.";
  if (state === "lost") return "Esta página no es de la web. Sal, o vuelve atrás.";
  if (count === 0) return "Aquí no hay nada que puedas editar.";
  return count === 1 ? "Puedes editar 1 parte." : `Puedes editar ${count} partes.`;
}
