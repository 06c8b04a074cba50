import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./pictures/icon.tsx";

/** What stands where nothing is: a drawing, one sentence, one way onward if there is one. */
export function EmptyState({ icon, children, action }: { icon: LucideIcon; children: string; action?: ReactNode }) {
  return (
    <div className="empty stack starts">
      <Icon of={icon} size={28} className="accent" />
      <p className="narrow muted">{children}</p>
      {action}
    </div>
  );
}
