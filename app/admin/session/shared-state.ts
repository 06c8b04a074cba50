import { useSyncExternalStore } from "react";

/** A value that distant parts of the panel see: `use` in a component, `get` and `set` anywhere. */
export function sharedState<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    use: (): Value => useSyncExternalStore(subscribe, get, () => first),
  };
}
