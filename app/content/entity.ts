import * as z from "zod/mini";
import { storedRow } from "./stored-row.ts";

/**
 * A column that people write: what the table holds, what a form holds, and the way from each to the other. Its name is
 * spelled where the entity is; everything else follows.
 */
export interface Column<Stored extends z.ZodMiniType = z.ZodMiniType, Input extends z.ZodMiniType = z.ZodMiniType> {
  /** What people call it: over its field, between two versions, over its column of a file. */
  label: string;
  isRequired: boolean;
  /** What a row of the table must hold. */
  stored: Stored;
  /** From what was typed to what is stored, or the Spanish sentence to say at the field. */
  input: Input;
  /** What the form of a new one holds. */
  empty: z.input<Input>;
  /** From what is stored to what the form holds. A method, so that columns of every kind fit into one record. */
  typed(stored: z.output<Stored>): z.input<Input>;
}

export type Columns = Readonly<Record<string, Column>>;

type Stored<C extends Columns> = { [Name in keyof C]: C[Name]["stored"] };
type Input<C extends Columns> = { [Name in keyof C]: C[Name]["input"] };

/** Everything that follows from the columns of a table. */
export interface Entity<C extends Columns> {
  table: string;
  columns: C;
  /** A row as the table gives it; `z.pick` and `z.extend` make what a list needs of it. */
  row: z.ZodMiniObject<typeof storedRow & Stored<C>, z.core.$strip>;
  /** What its form writes; rules over several columns are piped behind it. */
  input: z.ZodMiniObject<Input<C>, z.core.$strip>;
  /** The form of a new one, with what is known of it already. */
  empty(known?: Partial<DraftOf<Entity<C>>>): DraftOf<Entity<C>>;
  /** The form of a stored one. */
  draft(row: RowOf<Entity<C>>): DraftOf<Entity<C>>;
}

/** A row of an entity: `type Club = RowOf<typeof clubs>`. */
export type RowOf<E extends { row: z.ZodMiniType }> = z.output<E["row"]>;

/** What the form of an entity holds: `type ClubDraft = DraftOf<typeof clubs>`. */
export type DraftOf<E extends { input: z.ZodMiniType }> = z.input<E["input"]>;

/** A table as people know it. `columns` are those that people write, in the order in which a file lists them. */
export function entity<const C extends Columns>(table: string, columns: C): Entity<C> {
  const names: string[] = Object.keys(columns);
  const each = (of: (column: Column, name: string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, of(columns[name] as Column, name)]));
  // fromEntries forgets which name has which kind; the mapped types say it again.
  const stored = each(({ stored }) => stored) as Stored<C>;
  const input = each(({ input }) => input) as Input<C>;
  type Draft = DraftOf<Entity<C>>;
  return {
    table,
    columns,
    row: z.object({ ...storedRow, ...stored }),
    input: z.object(input),
    empty: (known) => ({ ...each(({ empty }) => empty), ...known }) as Draft,
    draft: (row) => each((column, name) => column.typed(Reflect.get(row, name))) as Draft,
  };
}
