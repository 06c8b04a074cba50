import type { ComponentProps } from "react";
import { useSiteHref } from "./links/use-site-href.ts";

export function SiteForm(props: ComponentProps<"form"> & { action: string }) {
  const siteHref = useSiteHref();
  return <form {...props} action={siteHref(props.action)} />;
}
