import type { ComponentType, ReactNode } from "react";
import { useIslandCode } from "./island-code.ts";
import type { IslandComponent, IslandName } from "./islands.ts";
import { Slot } from "./slot.tsx";

type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };
type PlainProps<P> = { [K in keyof P]: P[K] extends Plain ? P[K] : P[K] extends object ? PlainProps<P[K]> : never };
type PropsOf<N extends IslandName> = IslandComponent<N> extends (props: infer P) => ReactNode ? P : never;
type SlotsOf<P> = P extends { slots: infer S } ? { slots: { [K in keyof S]: ReactNode } } : { slots?: never };

type IslandProps<N extends IslandName> = {
  name: N;
  /** The component that `islands.ts` has under this name; another does not compile. */
  of: IslandComponent<N>;
  /** They travel in the page as JSON: plain data, and nothing a visitor may not see. */
  props: PlainProps<Omit<PropsOf<N>, "slots">>;
} & SlotsOf<PropsOf<N>>;

/**
 * A component with state in a page that does not hydrate: the server renders it, the loader wakes it alone. What stands
 * in its `slots` is the server's for good: it weighs nothing in the island's code and keeps behaviours of its own.
 */
export function Island<N extends IslandName>({ name, of, props, slots }: IslandProps<N>) {
  // The types above have compared component, props and slots; in here any component will do.
  const Component = of as ComponentType<object>;
  const filled = Object.entries(slots ?? {}).map(([slot, children]) => [
    slot,
    <Slot key={slot} name={slot}>
      {children as ReactNode}
    </Slot>,
  ]);
  const code = useIslandCode(name);
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-code={code.join(" ") || undefined}
      style={{ display: "contents" }}
    >
      <Component {...props} {...(slots && { slots: Object.fromEntries(filled) })} />
    </div>
  );
}
