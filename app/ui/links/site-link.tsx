import type { ComponentProps } from "react";
import { useSiteHref } from "./use-site-href.ts";

/** A plain link, which keeps the language where it leads to a page of ours. */
export function SiteLink(props: ComponentProps<"a"> & { href: string }) {
  const siteHref = useSiteHref();
  return <a {...props} href={siteHref(props.href)} />;
}
