import { X } from "lucide-react";
import { IconButton } from "../pictures/icon-button.tsx";
import { useText } from "../use-text.ts";

/** Closes the dialog round it by the browser's own means, so it works before any script. */
export function DialogClose({ label }: { label?: string }) {
  const t = useText();
  return (
    <form method="dialog" className="dialog__close">
      <IconButton icon={X} label={label ?? t("Cerrar")} type="submit" plain />
    </form>
  );
}
