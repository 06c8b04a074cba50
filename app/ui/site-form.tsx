import type { ComponentProps } from "react";
import { useSiteHref } from "./links/use-site-href.ts";

/** A plain form, which is sent to the page in the language of this one. */
export function SiteForm(props: ComponentProps<"form"> & { action: string }) {
  const siteHref = useSiteHref();
  return <form {...props} action={siteHref(props.action)} />;
}
