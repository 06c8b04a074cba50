import { isSameDraft } from "./is-same-draft.ts";

type Entries = ReadonlyMap<string, unknown>;

/**
 * Puts together what two people made of a list whose entries have ids, as the blocks of a page do: each entry may have been
 * changed by one of them, and one of them may have added, removed or moved some. Null where both changed the same.
 */
export function mergeEntries(base: unknown, mine: unknown, theirs: unknown): unknown[] | null {
  const [was, one, other] = [byId(base), byId(mine), byId(theirs)];
  if (!was || !one || !other) return null;
  const order = pick([...was.keys()], [...one.keys()], [...other.keys()]);
  if (!order) return null;
  // Who removed an entry takes it out, unless the other one wrote in it.
  const all = [...new Set([...was.keys(), ...order.value])];
  const merged = new Map(all.map((id) => [id, pick(was.get(id), one.get(id), other.get(id))]));
  if ([...merged.values()].includes(null)) return null;
  return order.value.map((id) => merged.get(id)?.value);
}

/** What one of the two changed, or both alike. */
function pick<Value>(base: Value, mine: Value, theirs: Value): { value: Value } | null {
  if (isSameDraft(mine, base) || isSameDraft(mine, theirs)) return { value: theirs };
  return isSameDraft(theirs, base) ? { value: mine } : null;
}

function byId(list: unknown): Entries | null {
  if (!Array.isArray(list)) return null;
  const entries = new Map<string, unknown>();
  for (const entry of list) {
    const id: unknown = typeof entry === "object" && entry !== null ? Reflect.get(entry, "id") : undefined;
    if (typeof id !== "string" || entries.has(id)) return null;
    entries.set(id, entry);
  }
  return entries;
}
