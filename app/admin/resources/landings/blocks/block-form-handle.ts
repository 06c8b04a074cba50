import type { Columns } from "../../../../content/entity.ts";
import { type BlockName, blockKinds } from "../../../../content/site/blocks/blocks.ts";
import { faultsOf } from "../../../../content/site/blocks/faults-of.ts";
import type { StoredBlock } from "../../../../content/site/blocks/stored-block.ts";
import type { LandingPageDraft } from "../../../../content/site/landing-pages.ts";
import { translatedColumn } from "../../../../content/site/translation.ts";
import type { FormHandle } from "../../../form/form-handle.ts";
import type { BlockList } from "./use-blocks.ts";

/** The form of one block within its page's: fields write into the block at its place. */
export function blockFormHandle(
  form: FormHandle<LandingPageDraft>,
  list: BlockList,
  at: number,
  kind: BlockName,
): FormHandle<StoredBlock> {
  const { form: entity } = blockKinds[kind];
  const columns: Columns = entity.columns;
  const whole = (block: StoredBlock | undefined): StoredBlock => ({ ...entity.empty(), ...block });
  const block = list.blocks[at] ?? {};
  return {
    ...form,
    columns,
    draft: whole(block),
    now: () => whole(list.now()[at]),
    set: (name, value) => list.change([...list.now()].with(at, withField(list.now()[at] ?? {}, name, value))),
    // Said from the first save that found some, as in any form.
    errors: form.errors.blocks ? faultsOf(block) : {},
    fault: (_name, sentence) => form.fault("blocks", sentence),
    // Pictures of blocks come from the library: none waits to be sent.
    files: new Map(),
    choose: () => undefined,
    progress: new Map(),
  };
}

/** A text in a further language that is empty is not kept: the Spanish is read there. */
function withField(block: StoredBlock, name: string, value: unknown): StoredBlock {
  const { [name]: _before, ...rest } = block;
  const isEmpty = Array.isArray(value) ? value.every((item) => item === "") : value === "";
  return translatedColumn(name) && isEmpty ? rest : { ...block, [name]: value };
}
