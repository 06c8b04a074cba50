import { Dialog } from "../../ui/dialog/dialog.tsx";
import { PanelLoading } from "../layout/panel-loading.tsx";

interface SheetOnItsWayProps {
  title: string;
  /** A form with a preview is wider. */
  hasPreview?: boolean;
  onClose: () => Promise<void> | void;
}

/** Answers the press on a row while what its sheet shows, or the code for that, is still on the line. */
export function SheetOnItsWay({ title, hasPreview = false, onClose }: SheetOnItsWayProps) {
  return (
    <Dialog title={title} shape="sheet" width={hasPreview ? 1040 : 480} onDismiss={onClose}>
      <div className="dialog__body">
        <PanelLoading />
      </div>
    </Dialog>
  );
}
