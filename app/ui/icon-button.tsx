import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  icon: LucideIcon;
  label: string;
  /** Without its outline: the close of a dialog, the menu of the header. */
  plain?: boolean;
}

export function IconButton({ icon, label, plain = false, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`icon-button ${plain ? "icon-button--plain" : ""} ${className}`}
    >
      <Icon of={icon} size={plain ? 22 : 20} />
    </button>
  );
}
