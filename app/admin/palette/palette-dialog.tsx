import { Search } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useModal } from "../../ui/dialog/use-modal.ts";
import { Icon } from "../../ui/pictures/icon.tsx";

interface PaletteDialogProps {
  typed: string;
  onType: (words: string) => void;
  onClose: () => void;
  /** Without a list, which is on its way, the field alone. */
  list?: string;
  active?: string | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  children?: ReactNode;
}

/** Opens at once: what is typed before the list has come is not lost. */
export function PaletteDialog({ typed, onType, onClose, list, active, onKeyDown, children }: PaletteDialogProps) {
  const modal = useModal(onClose);
  return (
    <dialog
      {...modal}
      className="palette dialog dialog--box"
      data-surface="blanco"
      aria-label="Buscar o ir a"
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={onKeyDown}
    >
      <label className="palette__field row muted ruled">
        <Icon of={Search} size={19} />
        <input
          className="grow heading ink"
          role="combobox"
          aria-label="Buscar o ir a"
          aria-expanded={list !== undefined}
          aria-controls={list}
          aria-activedescendant={active}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          placeholder="Sección, tarifa, club, persona…"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <button className="square" type="button" onClick={onClose} aria-label="Esc, cerrar">
          <kbd>Esc</kbd>
        </button>
      </label>

      {children}
    </dialog>
  );
}
