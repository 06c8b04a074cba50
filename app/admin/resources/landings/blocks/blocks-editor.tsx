import { Plus } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useParams } from "react-router";
import { useDrag } from "#app/admin/resource/order/use-drag.ts";
import { neutral } from "#texts/toast-text.ts";
import { blockKinds, copyOfBlock, isBlockName, newBlock } from "../../../../content/site/blocks/blocks.ts";
import { faultsOf } from "../../../../content/site/blocks/faults-of.ts";
import type { StoredBlock } from "../../../../content/site/blocks/stored-block.ts";
import type { LandingPageDraft } from "../../../../content/site/landing-pages.ts";
import { Button } from "../../../../ui/links/button.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import type { FormHandle } from "../../../form/form-handle.ts";
import { marksOf, useOutdated } from "../../../translations/use-outdated.ts";
import { AddBlockDialog } from "./add-block-dialog.tsx";
import { BlockForm } from "./block-form.tsx";
import { blockFormHandle } from "./block-form-handle.ts";
import { BlockRow } from "./block-row.tsx";
import { blockTrail } from "./block-trail.ts";
import { selectedBlock } from "./selected-block.ts";
import { StartingPages } from "./starting-pages.tsx";
import { useBlockChoices } from "./use-block-choices.ts";
import { type BlockList, keyOf, useBlocks } from "./use-blocks.ts";

/** What a page is built of: a list to put in order, and the form of the block that is pressed. */
export function BlocksEditor({ form }: { form: FormHandle<LandingPageDraft> }) {
  const list = useBlocks(form);
  const { blocks } = list;
  const choices = useBlockChoices();
  const selected = selectedBlock.use();
  const isOutdated = useOutdatedBlocks();
  const root = useRef<HTMLDivElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [said, setSaid] = useState("");
  useBlockAskedFor(blocks, root);
  const place = blocks.findIndex((block, at) => keyOf(block, at) === selected);

  const { put, copy, remove, move, moveKey } = useBlockActions(list, root, setSaid);
  const add = (block: StoredBlock) => {
    setAdding(false);
    const at = place === -1 ? blocks.length : place + 1;
    put(blocks.toSpliced(at, 0, block), at, `${titleOf(block)}: bloque añadido.`);
  };
  const drag = useDrag(".block-row", blockTrail, moveKey);
  const openForm = (block: StoredBlock, at: number) => {
    const kind = isBlockName(block.kind) ? block.kind : null;
    const handle = kind && blockFormHandle(form, list, at, kind);
    return (
      <BlockForm kind={kind} form={handle} choices={choices} onCopy={() => copy(at)} onRemove={() => remove(at)} />
    );
  };
  return (
    <div
      className={place === -1 ? "blocks-editor stack" : "blocks-editor blocks-editor--open stack"}
      data-field="blocks"
      ref={root}
      style={{ gridTemplateRows: `repeat(${blocks.length + 1}, max-content) 1fr` }}
    >
      <p className="sr-only" role="status">
        {said}
      </p>
      {blocks.length === 0 ? (
        <StartingPages onChoose={(page) => put(page.make(), 0, `${page.title}: página empezada.`)} />
      ) : (
        <ol className="full ruled-top" aria-label="Bloques">
          {blocks.map((block, at) => {
            const key = keyOf(block, at);
            const isOpen = at === place;
            return (
              <li className="ruled" key={key}>
                <BlockRow
                  id={key}
                  block={block}
                  choices={choices}
                  isOpen={isOpen}
                  isAtFault={form.errors.blocks !== undefined && Object.keys(faultsOf(block)).length > 0}
                  isOutdated={isOutdated(key)}
                  isFirst={at === 0}
                  isLast={at === blocks.length - 1}
                  onOpen={() => selectedBlock.set(isOpen ? null : key)}
                  onStep={(direction) => move(at, direction === "up" ? at - 1 : at + 1)}
                  onDragStart={drag}
                />
                {isOpen && openForm(block, at)}
              </li>
            );
          })}
        </ol>
      )}
      <Button size="compact" variant="line" className="above hugs" onClick={() => setAdding(true)}>
        <Icon of={Plus} size={17} />
        Añadir bloque
      </Button>
      {isAdding && (
        <AddBlockDialog
          after={place === -1 ? blocks.at(-1) : blocks[place]}
          onAdd={(kind) => add(newBlock(kind))}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

/** Whoever came from a block of the page finds its form open. Another page's blocks are others. */
function useBlockAskedFor(blocks: readonly StoredBlock[], root: RefObject<HTMLElement | null>): void {
  const { state } = useLocation();
  // Talks to the browser's focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the form was opened from, once
  useEffect(() => {
    const place = blocks.findIndex((block, at) => keyOf(block, at) === state?.field);
    if (place !== -1) selectedBlock.set(state.field);
    root.current?.querySelectorAll<HTMLElement>(".block-row > button")[place]?.focus();
    return () => selectedBlock.set(null);
  }, []);
}

function useOutdatedBlocks(): (block: string) => boolean {
  const { id = "" } = useParams();
  const outdated = useOutdated("landing_pages", id || undefined);
  return (block) => marksOf(outdated, { id, block }).length > 0;
}

/** What changes the list, said to those who do not see it. */
function useBlockActions(list: BlockList, root: RefObject<HTMLElement | null>, say: (words: string) => void) {
  const { blocks } = list;
  const toast = useRef<(() => void) | null>(null);
  // Talks to the toast: without the form there is nowhere to put a block back.
  useEffect(() => () => toast.current?.(), []);
  const put = (next: StoredBlock[], at: number, words: string) => {
    flushSync(() => {
      list.change(next);
      const block = next[at];
      selectedBlock.set(block ? keyOf(block, at) : null);
      say(words);
    });
    root.current?.querySelectorAll<HTMLElement>(".block-row > button")[at]?.focus();
  };
  const move = (from: number, to: number) => {
    const block = blocks[from];
    if (!block || to < 0 || to >= blocks.length || from === to) return;
    list.change(blocks.toSpliced(from, 1).toSpliced(to, 0, block));
    say(`${titleOf(block)}: posición ${to + 1} de ${blocks.length}.`);
  };
  return {
    put,
    move,
    moveKey: (key: string, to: number) =>
      move(
        blocks.findIndex((block, at) => keyOf(block, at) === key),
        to,
      ),
    copy: (at: number) => {
      const block = blocks[at];
      if (block) put(blocks.toSpliced(at + 1, 0, copyOfBlock(block)), at + 1, "Bloque duplicado.");
    },
    remove: (at: number) => {
      const block = blocks[at];
      if (!block) return;
      const left = blocks.toSpliced(at, 1);
      put(left, Math.min(at, left.length - 1), "");
      const title = titleOf(block);
      const run = () => {
        const now = list.now();
        put(now.toSpliced(at, 0, block), Math.min(at, now.length), `${title}: bloque recuperado.`);
      };
      toast.current = showToast({ ...neutral("Bloque quitado", title), action: { label: "Deshacer", run } });
    },
  };
}

const titleOf = ({ kind }: StoredBlock) => (isBlockName(kind) ? blockKinds[kind].title : "Bloque desconocido");
