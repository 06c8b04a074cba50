import type { LucideIcon } from "lucide-react";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

export function FeedLink({ href, icon, children }: { href: string; icon: LucideIcon; children: string }) {
  return (
    <p className="above-28">
      <SiteLink className="text-link" href={href}>
        <Icon of={icon} size={18} />
        {children}
      </SiteLink>
    </p>
  );
}
