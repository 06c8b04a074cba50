import { Dialog } from "../../ui/dialog/dialog.tsx";
import { PanelLoading } from "../layout/panel-loading.tsx";
import { useWholeWindow } from "./use-whole-window.ts";

interface SheetOnItsWayProps {
  title: string;
  /** Of what comes, in CSS pixels. */
  width?: number | "page";
  onClose: () => Promise<void> | void;
}

/** Answers the press on a row while what its sheet shows, or the code for that, is still on the line. */
export function SheetOnItsWay({ title, width = 480, onClose }: SheetOnItsWayProps) {
  if (width === "page") return <PageOnItsWay title={title} />;
  return (
    <Dialog title={title} shape="sheet" width={width} onDismiss={onClose}>
      <div className="dialog__body">
        <PanelLoading />
      </div>
    </Dialog>
  );
}

function PageOnItsWay({ title }: { title: string }) {
  useWholeWindow();
  return (
    <section className="writing edge-to-edge white" aria-label={title}>
      <PanelLoading />
    </section>
  );
}
