import { X } from "lucide-react";
import { IconButton } from "../pictures/icon-button.tsx";
import { useText } from "../use-text.ts";

/** Closes the dialog round it by the browser's own means, so it works before any script. */
export function DialogClose({ label, className = "dialog__close" }: { label?: string; className?: string }) {
  const t = useText();
  return (
    <form method="dialog" className={className}>
      <IconButton icon={X} label={label ?? t("Cerrar")} type="submit" plain />
    </form>
  );
}
