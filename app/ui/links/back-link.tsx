import { ArrowLeft } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../pictures/icon.tsx";
import { SiteLink } from "./site-link.tsx";

export function BackLink({ className = "", children, ...rest }: ComponentProps<"a"> & { href: string }) {
  return (
    <SiteLink {...rest} className={`text-link text-link--back ${className}`}>
      <Icon of={ArrowLeft} size={18} />
      {children}
    </SiteLink>
  );
}
