import * as z from "zod/mini";
import { cleanText } from "#domain/text/clean-text.ts";
import { isWithdrawnAfterPublished } from "./publications/is-withdrawn-after-published.ts";
import {
  columnsOfFields,
  furtherLanguages,
  type Translated,
  translationField,
  translationIn,
  translationParts,
} from "./site/translation.ts";
import { storedRow } from "./stored-row.ts";

/**
 * A column that people write: what the table holds, what a form holds, and the way from each to the other. Its name is
 * spelled where the entity is; everything else follows.
 */
export interface Column<Stored extends z.ZodMiniType = z.ZodMiniType, Input extends z.ZodMiniType = z.ZodMiniType> {
  /** What people call it: over its field, between two versions, over its column of a file. */
  label: string;
  /** Which part of the form it stands in, where another has a field of the same label. */
  part?: string;
  isRequired: boolean;
  /** Room for so many letters, counted under the field. */
  limit?: number;
  /** The limit is no matter of design (`textLimits`): it is counted from where it comes near. */
  isRoomy?: true;
  /** What a row of the table must hold. */
  stored: Stored;
  /** From what was typed to what is stored, or the Spanish sentence to say at the field. */
  input: Input;
  /** What the form of a new one holds. */
  empty: z.input<Input>;
  /** From what is stored to what the form holds. A method, so that columns of every kind fit into one record. */
  typed(stored: z.output<Stored>): z.input<Input>;
  /** What is stored where nothing is: shown in a preview while the field is empty or at fault. */
  blank: z.output<Stored>;
  /** What may be chosen, by the words that people see. */
  options?: readonly Option[];
  /** What a spreadsheet keeps as a number or a date; else it is text. */
  kind?: "number" | "price" | "moment" | "day";
  /** Words that may be written in further languages too (`translatable`). */
  isTranslatable?: true;
  /** How they are written there, where that is not one line. */
  shape?: "text" | "lines" | "list" | "markdown";
}

export interface Option {
  value: string;
  text: string;
}

export type Columns = Readonly<Record<string, Column>>;

type Stored<C extends Columns> = { [Name in keyof C]: C[Name]["stored"] };
type Input<C extends Columns> = { [Name in keyof C]: C[Name]["input"] };

/** Everything that follows from the columns of a table; `Kept` are those that no form writes. */
export interface Entity<C extends Columns, Kept extends z.core.$ZodShape = Record<never, never>> {
  table: string;
  columns: C;
  /** A row as the table gives it; `z.pick` and `z.omit` make what a list needs of it. */
  row: z.ZodMiniObject<typeof storedRow & Stored<C> & Kept & typeof translationParts, z.core.$strip>;
  /** What its form holds, each field by itself: for forms that hold more, or less, or write something else. */
  fields: z.ZodMiniObject<Input<C>, z.core.$strip>;
  /** From what its form holds to the columns that it writes. */
  input: z.ZodMiniType<Written<C>, Draft<C>>;
  /** The same with rules over several fields. */
  inputWith(...rules: z.core.$ZodCheck<z.output<z.ZodMiniObject<Input<C>>>>[]): z.ZodMiniType<Written<C>, Draft<C>>;
  /** The form of a new one, with what is known of it already. */
  empty(known?: Partial<Draft<C>>): Draft<C>;
  /** The row that the form would make, for its preview. */
  preview(draft: Draft<C>): z.output<z.ZodMiniObject<typeof storedRow & Stored<C>>>;
  /** The form of a stored one. */
  draft(row: z.output<z.ZodMiniObject<Stored<C> & typeof translationParts>>): Draft<C>;
}

type Written<C extends Columns> = z.output<z.ZodMiniObject<Input<C>, z.core.$strip>> & Pick<Translated, "translations">;
type Draft<C extends Columns> = z.input<z.ZodMiniObject<Input<C>, z.core.$strip>>;

/** A row of an entity: `type Club = RowOf<typeof clubs>`. */
export type RowOf<E extends { row: z.ZodMiniType }> = z.output<E["row"]>;

/** What the form of an entity holds: `type ClubDraft = DraftOf<typeof clubs>`. */
export type DraftOf<E extends { input: z.ZodMiniType }> = z.input<E["input"]>;

/**
 * A table as people know it. `columns` are those that people write, in the order in which a file lists them; `kept` are
 * those that are written elsewhere, or by the database. Its form holds a field more for each language that a column may
 * be translated into (`title@en`), which its type does not say.
 */
export function entity<const C extends Columns, Kept extends z.core.$ZodShape = Record<never, never>>(
  table: string,
  columns: C,
  // Without others, none are missing.
  kept = {} as Kept,
): Entity<C, Kept> {
  const fields = translationFields(columns);
  const each = (of: (column: Column, name: string) => unknown, names: Columns = columns) =>
    Object.fromEntries(Object.entries<Column>(names).map(([name, column]) => [name, of(column, name)]));
  // fromEntries forgets which name has which kind; the mapped types say it again.
  const stored = each(({ stored }) => stored) as Stored<C>;
  const input = z.object(each(({ input }) => input, fields) as Input<C>);
  const ownRules = "withdraw_at" in columns ? [isWithdrawnAfterPublished] : [];
  type Preview = ReturnType<Entity<C>["preview"]>;
  return {
    table,
    columns,
    row: z.object({ ...storedRow, ...stored, ...kept, ...translationParts }),
    fields: input,
    input: z.pipe(input.check(...ownRules), z.transform(columnsOfFields)),
    // Of the fields, so that they are said together with what is wrong with single ones.
    inputWith: (...rules) => z.pipe(input.check(...ownRules, ...rules), z.transform(columnsOfFields)),
    preview: (draft) => ({ ...nowhere, ...each(shown(draft)) }) as Preview,
    empty: (known) => ({ ...each(({ empty }) => empty, fields), ...known }) as Draft<C>,
    draft: (row) =>
      each(
        (column, name) => column.typed(translationIn(row, name) ?? Reflect.get(row, name) ?? column.blank),
        fields,
      ) as Draft<C>,
  };
}

/** A column whose words may be written in further languages too; `shape` says how, where its kind does not. */
export function translatable<C extends Column>(column: C, shape?: Column["shape"]): C {
  return { ...column, isTranslatable: true, ...(shape && { shape }) };
}

/** The columns of an entity that may be translated. */
export function translatableNames(columns: Columns): string[] {
  return Object.keys(columns).filter((name) => columns[name]?.isTranslatable);
}

/** Everything that a form asks for: the columns, and once more for each language those that may be translated. */
function translationFields(columns: Columns): Columns {
  const further = translatableNames(columns).flatMap((name) =>
    furtherLanguages.map(({ code }) => [translationField(name, code), translation(columns[name])]),
  );
  return { ...columns, ...Object.fromEntries(further) };
}

/** The column in a further language: the same rule, but it may be empty. */
function translation(column: Column | undefined): Column | undefined {
  return (
    column && {
      ...column,
      isRequired: false,
      empty: Array.isArray(column.empty) ? [] : "",
      // A form that does not hold it does not write it.
      input: z.optional(
        z.pipe(
          z.unknown(),
          z.transform((typed, context): unknown => {
            if (Array.isArray(typed) ? typed.every((value) => cleanText(value) === "") : cleanText(typed) === "")
              return null;
            const read = column.input.safeParse(typed);
            if (read.success) return read.data;
            for (const { message } of read.error.issues) context.issues.push({ code: "custom", message, input: typed });
            return z.NEVER;
          }),
        ),
      ),
      typed: (stored) => column.typed(Array.isArray(stored) === Array.isArray(column.blank) ? stored : column.blank),
    }
  );
}

const nowhere = { id: "", created_at: "", updated_at: "" };

const shown = (draft: object) => (column: Column, name: string) => {
  const read = column.input.safeParse(Reflect.get(draft, name));
  return read.success ? read.data : column.blank;
};

/** What people read for a choice; any other text is its own. */
export function choiceText({ options = [] }: { options?: readonly Option[] | undefined }, typed: string): string {
  return options.find(({ value }) => value === typed)?.text ?? typed;
}

/** What a read of only these columns asks for: no translations. */
export function columnsOf({ shape }: z.ZodMiniObject): string {
  return Object.keys(shape)
    .filter((name) => !(name in translationParts))
    .join(",");
}
