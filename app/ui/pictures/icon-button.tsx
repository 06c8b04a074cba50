import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

interface IconButtonLook {
  /** Without its outline: the close of a dialog, the menu of the header. */
  plain?: boolean | undefined;
  /** Small and plain, beside words and fields (`compact.css`). */
  compact?: boolean | undefined;
  /** Takes something away. */
  danger?: boolean | undefined;
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "children">, IconButtonLook {
  icon: LucideIcon;
  label: string;
}

export function IconButton({ icon, label, plain, compact, danger, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={iconButtonClass({ plain, compact, danger }, className)}
    >
      <Icon of={icon} size={compact ? 18 : plain ? 22 : 20} />
    </button>
  );
}

/** The classes of a button without words, for links that look like one. */
export function iconButtonClass({ plain, compact, danger }: IconButtonLook, more = ""): string {
  const parts = ["icon-button"];
  if (plain) parts.push("icon-button--plain");
  if (compact) parts.push("icon-button--compact");
  if (danger) parts.push("icon-button--danger");
  if (more) parts.push(more);
  return parts.join(" ");
}
