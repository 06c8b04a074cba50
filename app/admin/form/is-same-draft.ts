/** Whether two drafts say the same. They are plain data, as they travel through JSON. */
export function isSameDraft(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameDraft(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

export function differingFields<Draft extends object>(one: Draft, other: Draft): (keyof Draft & string)[] {
  return namesOf(one).filter((name) => !isSameDraft(one[name], other[name]));
}

export function namesOf<Draft extends object>(draft: Draft): (keyof Draft & string)[] {
  // Object.keys of a draft are its own field names: drafts are literals that the form made.
  return Object.keys(draft) as (keyof Draft & string)[];
}

/** What was kept in the browser, as a draft of today's form: fields it no longer has fall out, new ones are empty. */
export function fitDraft<Draft extends object>(kept: unknown, today: Draft): Draft {
  if (typeof kept !== "object" || kept === null) return today;
  const draft = { ...today };
  for (const name of namesOf(today)) {
    const stored: unknown = Reflect.get(kept, name);
    if (isAlike(stored, today[name])) draft[name] = stored;
  }
  return draft;
}

function isAlike<Value>(stored: unknown, value: Value): stored is Value {
  if (stored === undefined) return false;
  return (
    value === null ||
    stored === null ||
    (typeof stored === typeof value && Array.isArray(stored) === Array.isArray(value))
  );
}
