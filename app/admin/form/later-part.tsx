import { type ComponentType, lazy, useState } from "react";
import { onceAtWork } from "../session/once-at-work.ts";

/** After what a part that did not come is asked for again, in milliseconds. */
export const againMs = 5_000;

/**
 * A component whose code comes once somebody is at work, or when it is shown before that. Shown afterwards it is there
 * at once, in the same frame: React would let a moment pass even for code that has arrived. What stands beside a text
 * waits for the line to come back: failing it would take the form with it.
 */
export function laterPart<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  { isBeside = false } = {},
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  const load = async () => {
    part ??= await bring();
    return { default: part };
  };
  const Coming = lazy(isBeside ? () => untilBrought(load) : load);
  onceAtWork(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, as the module is loaded
  return function Later(props: Props) {
    // One and the same as long as it is shown: another would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => part ?? Coming);
    return <Shown {...props} />;
  };
}

async function untilBrought<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}
