declare const known: unique symbol;

/** A name that the database's own catalogue told us. Only `catalogue.ts` makes them. */
export type KnownName = string & { readonly [known]: true };

/**
 * A piece of SQL. Its text comes from templates of this program and from the catalogue, never from a request: what a
 * request says can only become a value. The constructor is private to this file; see `sql`, `name` and `value`.
 */
class Fragment {
  /** Text around the values: one more than there are values. */
  readonly texts: readonly string[];
  readonly values: readonly string[];

  constructor(texts: readonly string[], values: readonly string[]) {
    this.texts = texts;
    this.values = values;
  }
}

export type { Fragment };

/** SQL written in this program; only other fragments can be put into it. */
export function sql(strings: TemplateStringsArray, ...parts: Fragment[]): Fragment {
  const pieces = [new Fragment([strings[0] ?? ""], [])];
  for (const [index, part] of parts.entries()) pieces.push(part, new Fragment([strings[index + 1] ?? ""], []));
  return concatenate(pieces);
}

/** A parameter: `$1`, `$2` … in the statement, the value beside it. */
export function value(text: string): Fragment {
  return new Fragment(["", ""], [text]);
}

/** A name of the catalogue, quoted. */
export function name(known: KnownName): Fragment {
  return new Fragment([`"${known.replaceAll('"', '""')}"`], []);
}

/** An expression that the catalogue spells out: a type, a column's default. */
export function expression(known: KnownName): Fragment {
  return new Fragment([known], []);
}

export function join(parts: readonly Fragment[], separator: Fragment): Fragment {
  return concatenate(parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part])));
}

export const nothing = new Fragment([""], []);

/** The finished text with its numbered parameters. */
export function render(fragment: Fragment): { text: string; values: readonly string[] } {
  const text = fragment.texts.reduce((before, after, index) => `${before}$${index}${after}`);
  return { text, values: fragment.values };
}

function concatenate(pieces: readonly Fragment[]): Fragment {
  const texts = [""];
  const values: string[] = [];
  for (const piece of pieces) {
    const [first = "", ...others] = piece.texts;
    texts.push(`${texts.pop()}${first}`, ...others);
    values.push(...piece.values);
  }
  return new Fragment(texts, values);
}
