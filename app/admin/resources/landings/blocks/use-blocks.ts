import { useLayoutEffect, useRef } from "react";
import type { StoredBlock } from "../../../../content/site/blocks/stored-block.ts";
import type { LandingPageDraft } from "../../../../content/site/landing-pages.ts";
import type { FormHandle } from "../../../form/form-handle.ts";

export interface BlockList {
  blocks: readonly StoredBlock[];
  /** As they are by now, for several changes at a time. */
  now: () => readonly StoredBlock[];
  change: (blocks: StoredBlock[]) => void;
}

export function useBlocks(form: FormHandle<LandingPageDraft>): BlockList {
  const { blocks } = form.draft;
  const latest = useRef<readonly StoredBlock[]>(blocks);
  useLayoutEffect(() => {
    latest.current = blocks;
  });
  return {
    blocks,
    now: () => latest.current,
    change: (next) => {
      latest.current = next;
      form.set("blocks", next);
    },
  };
}

/** What a block is called while it is edited: its id, or its place where somebody left that out of the JSON. */
export const keyOf = (block: StoredBlock, at: number) =>
  typeof block.id === "string" && block.id !== "" ? block.id : `at ${at}`;
