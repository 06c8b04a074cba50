import { Button } from "../../ui/button.tsx";
import { PanelDialog } from "../dialogs/panel-dialog.tsx";

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
    <PanelDialog title={isFailed ? "No se ha podido abrir" : "Ya no está"} onClose={onClose}>
      <div className="panel-dialog__body">
        <p className="panel-dialog__text">
          {isFailed
            ? `No se ha podido leer este ${what}. Comprueba la conexión y vuelve a abrirlo.`
            : `En esta dirección no hay ${what}. Puede que se haya eliminado.`}
        </p>
      </div>
      <footer className="panel-dialog__foot">
        <Button size="compact" onClick={onClose}>
          Volver a la lista
        </Button>
      </footer>
    </PanelDialog>
  );
}
