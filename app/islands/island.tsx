import type { ReactElement } from "react";
import type { IslandName } from "./registry.ts";

type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };
type PlainProps<P> = { [K in keyof P]: P[K] extends Plain ? P[K] : P[K] extends object ? PlainProps<P[K]> : never };

/**
 * Server-renders its child; on a page that does not hydrate, the loader wakes it alone, at the first touch.
 * The child is the component that the registry has under `name`; its props travel in the page as JSON, so they are
 * plain data and nothing a visitor may not see.
 */
export function Island<P extends object>({
  name,
  children,
}: {
  name: IslandName;
  children: ReactElement<PlainProps<P>>;
}) {
  return (
    <div data-island={name} data-props={JSON.stringify(children.props)} style={{ display: "contents" }}>
      {children}
    </div>
  );
}
