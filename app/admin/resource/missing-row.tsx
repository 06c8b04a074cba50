import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";

interface MissingRowProps {
  /** "artículo" */
  what: string;
  /** It may be there, and could not be read. */
  isFailed?: boolean;
  onClose: () => void;
}

/** The address names a row that is not there (any more): somebody deleted it, or the link is old. */
export function MissingRow({ what, isFailed = false, onClose }: MissingRowProps) {
  return (
    <Dialog title={isFailed ? "No se ha podido abrir" : "Ya no está"} onDismiss={onClose}>
      <div className="dialog__body">
        <p className="dialog__text">
          {isFailed
            ? `No se ha podido leer este ${what}. Comprueba la conexión y vuelve a abrirlo.`
            : `En esta dirección no hay ${what}. Puede que se haya eliminado.`}
        </p>
      </div>
      <footer className="dialog__foot">
        <Button size="compact" onClick={onClose}>
          Volver a la lista
        </Button>
      </footer>
    </Dialog>
  );
}
