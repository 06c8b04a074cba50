import { type ComponentType, lazy, useState } from "react";
import { onceAtWork } from "../session/once-at-work.ts";

/**
 * A component whose code comes once somebody is at work, or when it is shown before that. Shown afterwards it is there
 * at once, in the same frame: React would let a moment pass even for code that has arrived.
 */
export function laterPart<Props extends object>(bring: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  const load = async () => {
    part ??= await bring();
    return { default: part };
  };
  const Coming = lazy(load);
  onceAtWork(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, as the module is loaded
  return function Later(props: Props) {
    // One and the same as long as it is shown: another would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => part ?? Coming);
    return <Shown {...props} />;
  };
}
