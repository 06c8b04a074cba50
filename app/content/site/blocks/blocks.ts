import * as z from "zod/mini";
import { type Language, ownLanguage } from "#shared/language.ts";
import { type Column, translatableNames } from "../../entity.ts";
import { columnsOfFields, type Translated, translated, translatedColumn } from "../translation.ts";
import { buttonsBlock } from "./buttons-block.ts";
import { clubsBlock } from "./clubs-block.ts";
import { countdownBlock } from "./countdown-block.ts";
import { formBlock } from "./form-block.ts";
import { heroBlock } from "./hero-block.ts";
import { offersBlock } from "./offers-block.ts";
import { picturesBlock } from "./pictures-block.ts";
import { questionsBlock } from "./questions-block.ts";
import { ratesBlock } from "./rates-block.ts";
import type { StoredBlock } from "./stored-block.ts";
import { testimonialsBlock } from "./testimonials-block.ts";
import { textBlock } from "./text-block.ts";
import { timetableBlock } from "./timetable-block.ts";
import { videoBlock } from "./video-block.ts";

/** What a landing page may be built of, in the order in which it is offered. */
export const blockKinds = {
  hero: heroBlock,
  text: textBlock,
  pictures: picturesBlock,
  buttons: buttonsBlock,
  questions: questionsBlock,
  video: videoBlock,
  rates: ratesBlock,
  offers: offersBlock,
  clubs: clubsBlock,
  timetable: timetableBlock,
  testimonials: testimonialsBlock,
  form: formBlock,
  countdown: countdownBlock,
} as const;

export type BlockName = keyof typeof blockKinds;

/** Whether it is the name of a kind. */
export const isBlockName = (name: unknown): name is BlockName =>
  typeof name === "string" && Object.hasOwn(blockKinds, name);

const block = z.discriminatedUnion("kind", [
  heroBlock.schema,
  textBlock.schema,
  picturesBlock.schema,
  buttonsBlock.schema,
  questionsBlock.schema,
  videoBlock.schema,
  ratesBlock.schema,
  offersBlock.schema,
  clubsBlock.schema,
  timetableBlock.schema,
  testimonialsBlock.schema,
  formBlock.schema,
  countdownBlock.schema,
]);

/** A block that can be shown. */
export type Block = z.infer<typeof block> & Pick<Translated, "fellBack">;

export type BlockOf<Name extends BlockName> = Extract<Block, { kind: Name }>;

/** What a stored block says; null when it is of no kind, or says something that its kind does not. */
export function readBlock(stored: StoredBlock): Block | null {
  return block.safeParse(stored).data ?? null;
}

/** The blocks of a page as visitors of a language read them; those that nobody can read are left out. */
export function readBlocks(stored: readonly StoredBlock[], language: Language = ownLanguage): Block[] {
  return stored.flatMap((entry) => {
    const read = readBlock(entry);
    if (read === null) return [];
    if (language === ownLanguage) return [read];
    const said = Object.entries(read).filter(([name, words]) => translatedColumn(name) === null || isSaid(words));
    const texts = columnsOfFields(Object.fromEntries(said));
    // The same keys, some of them with words of the other language.
    return [translated(texts, translatableNames(blockKinds[read.kind].form.columns), language) as Block];
  });
}

const isSaid = (words: unknown) => (Array.isArray(words) ? words.some(Boolean) : Boolean(words));

/** A block of a kind, all empty but for what is known already. */
export function newBlock(kind: BlockName, known: StoredBlock = {}): StoredBlock {
  const empty = Object.entries<Column>(blockKinds[kind].form.columns).map(([name, column]) => [name, column.empty]);
  return { kind, id: newId(), ...Object.fromEntries(empty), ...known };
}

/** The same block once more. */
export const copyOfBlock = (stored: StoredBlock): StoredBlock => ({ ...structuredClone(stored), id: newId() });

const newId = () => Math.random().toString(36).slice(2, 10);
