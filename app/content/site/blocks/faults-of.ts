import { blockKinds, isBlockName, readBlock } from "./blocks.ts";
import type { StoredBlock } from "./stored-block.ts";

/** What is wrong with the fields of a block, by their names. One that nobody can read has none: it is left out of the page. */
export function faultsOf(block: StoredBlock): Record<string, string> {
  if (!isBlockName(block.kind) || readBlock(block) === null) return {};
  const read = blockKinds[block.kind].form.fields.safeParse({ ...blockKinds[block.kind].form.empty(), ...block });
  return Object.fromEntries((read.error?.issues ?? []).map(({ path: [name = ""], message }) => [name, message]));
}
