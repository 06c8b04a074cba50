import { Link2, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { done, failed } from "#texts/admin/section-toasts.ts";
import type { SavedView } from "../../data/record/saved-views.ts";
import { Button } from "../../ui/links/button.tsx";
import { IconButton } from "../../ui/pictures/icon-button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { attempt } from "../session/attempt.ts";
import { deleteView, renameView } from "./view-commands.ts";
import { ViewName } from "./view-name.tsx";

interface ViewRowProps {
  view: SavedView;
  path: string;
  /** The list is looked at in this way now. */
  isShown: boolean;
  onOpen: () => void;
  onChanged: () => Promise<void>;
}

/** One of her views: opened, passed on, called otherwise, forgotten. */
export function ViewRow({ view: { id, name, query }, path, isShown, onOpen, onChanged }: ViewRowProps) {
  const [isNaming, setNaming] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + path + query);
    showToast(done("Dirección copiada: vale para cualquiera del equipo."));
  };
  const remove = () =>
    attempt(failed, async () => {
      await deleteView(id);
      await onChanged();
    });
  return (
    <li>
      <span className="row gap-0 ruled">
        <Button
          size="compact"
          variant="text"
          className="pull"
          {...(isShown && { "aria-current": true })}
          onClick={onOpen}
        >
          {name}
        </Button>
        <IconButton compact icon={Link2} label={`Copiar la dirección de ${name}`} onClick={() => void copy()} />
        <IconButton compact icon={Pencil} label={`Cambiar el nombre de ${name}`} onClick={() => setNaming(!isNaming)} />
        <IconButton compact danger icon={Trash2} label={`Borrar la vista ${name}`} onClick={() => void remove()} />
      </span>
      {isNaming && (
        <ViewName
          id={`name-of-${id}`}
          label="Nombre"
          button="Guardar el nombre"
          name={name}
          onName={async (next) => {
            await renameView({ id, name: next });
            setNaming(false);
            await onChanged();
          }}
        />
      )}
    </li>
  );
}
