import { PanelDialog } from "../dialogs/panel-dialog.tsx";

/** The address names a row that is not there (any more): somebody deleted it, or the link is old. */
export function MissingRow({ what, onClose }: { what: string; onClose: () => void }) {
  return (
    <PanelDialog title="Ya no está" onClose={onClose}>
      <div className="panel-dialog__body">
        <p className="panel-dialog__text">En esta dirección no hay {what}. Puede que se haya eliminado.</p>
      </div>
      <footer className="panel-dialog__foot">
        <button type="button" className="panel-button" onClick={onClose}>
          Volver a la lista
        </button>
      </footer>
    </PanelDialog>
  );
}
