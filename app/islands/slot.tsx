import type { ReactNode } from "react";

type SlotProps = { name: string } & ({ children: ReactNode } | { html: string });

/** Content of an island that stays what the server made of it: in the browser it is the HTML that was found there. */
export function Slot({ name, ...content }: SlotProps) {
  const own = { "data-slot": name, style: { display: "contents" } };
  if ("children" in content) return <div {...own}>{content.children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own, back in its place
  return <div {...own} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content.html }} />;
}
