import { X } from "lucide-react";
import { IconButton } from "./icon-button.tsx";

/** Closes the dialog round it by the browser's own means, so it works before any script. */
export function DialogClose({ label = "Cerrar", className = "dialog__close" }: { label?: string; className?: string }) {
  return (
    <form method="dialog" className={className}>
      <IconButton icon={X} label={label} type="submit" plain />
    </form>
  );
}
