import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface BadgeProps {
  /** works: the yellow of what is being built; gold: a claim; line: an outline in the text's colour. */
  tone?: "plain" | "works" | "gold" | "line";
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = "plain", icon, className = "", children }: BadgeProps) {
  return (
    <span className={`badge ${tone === "plain" ? "" : `badge--${tone}`} ${className}`}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
