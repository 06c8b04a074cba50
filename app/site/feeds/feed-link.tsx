import type { LucideIcon } from "lucide-react";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import "./feed-link.css";

/** The way to subscribe to a list, below it. */
export function FeedLink({ href, icon, children }: { href: string; icon: LucideIcon; children: string }) {
  return (
    <p className="feed-link">
      <SiteLink className="text-link" href={href}>
        <Icon of={icon} size={18} />
        {children}
      </SiteLink>
    </p>
  );
}
