/**
 * Stands for an object whose code comes later: whatever is called of it, however deep (`mfa.recoveryCodes.verify()`), is
 * called once it is here. All of it answers later; what must be told at once is not for this.
 */
export function onceHere(bring: () => Promise<object>, path: readonly string[] = []): object {
  const call = async (_: unknown, __: unknown, args: unknown[]) => {
    const names = [...path];
    const method = names.pop() ?? "";
    const owner = names.reduce<object>((it, name) => Reflect.get(it, name), await bring());
    return Reflect.apply(Reflect.get(owner, method), owner, args);
  };
  // Who waits for it waits for nothing: it is no promise.
  const get = (_: unknown, name: string | symbol) =>
    typeof name === "symbol" || name === "then" ? undefined : onceHere(bring, [...path, name]);
  return new Proxy(() => undefined, { apply: call, get });
}
