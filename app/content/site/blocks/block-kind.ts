import * as z from "zod/mini";
import { flag } from "../../columns.ts";
import { type Column, type Columns, entity } from "../../entity.ts";
import { blockWords } from "./block-words.ts";

/** How people find a kind of block among the others. */
interface KindWords {
  about: string;
  group: BlockGroup;
}

export const blockGroups = ["Lo de siempre", "Lo que ya está en la casa", "Con fecha"] as const;

type BlockGroup = (typeof blockGroups)[number];

/** What every block says beside what its kind does. */
const common = { hideOnPhone: flag("Ocultar en móvil", false) };

/**
 * A kind of block: its form, of which each field is kept as it was typed, and what is read of it. A field that is missing
 * reads as empty; one of the wrong kind makes the block none.
 */
export function blockKind<const Name extends keyof typeof blockWords.kind, const C extends Columns>(
  kind: Name,
  words: KindWords,
  columns: C,
) {
  const all = { ...columns, ...common };
  type Stored = { [Key in keyof typeof all]: (typeof all)[Key]["stored"] };
  const stored = Object.entries<Column>(all).map(([name, it]) => [name, z._default(it.stored, it.blank)]);
  // fromEntries forgets which name has which kind; the mapped type says it again.
  const shape = Object.fromEntries(stored) as Stored;
  return {
    kind,
    title: blockWords.kind[kind],
    ...words,
    form: entity(kind, all),
    schema: z.looseObject({ kind: z.literal(kind), id, ...shape }),
  };
}

const id = z.string();
