import * as z from "zod/mini";

/** A block as it is kept and as its form holds it, whatever it says; texts in further languages stand beside theirs (`heading@en`). */
export const storedBlock = z.record(z.string(), z.unknown());

export type StoredBlock = z.infer<typeof storedBlock>;

// What is no object is none that anybody can read, and keeps its place.
export const storedBlocks = z.array(z.catch(storedBlock, {}));
