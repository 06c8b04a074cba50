import { CircleAlert } from "lucide-react";
import type { PointerEvent } from "react";
import { OrderCell } from "#app/admin/resource/order/order-cell.tsx";
import { blockKinds, isBlockName } from "../../../../content/site/blocks/blocks.ts";
import type { StoredBlock } from "../../../../content/site/blocks/stored-block.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { Chip } from "../../../layout/chip.tsx";
import { blockIcons } from "./block-icons.ts";
import { blockSummary } from "./block-summary.ts";
import type { BlockChoices } from "./use-block-choices.ts";

interface BlockRowProps {
  id: string;
  block: StoredBlock;
  choices: BlockChoices;
  isOpen: boolean;
  /** A save found something wrong in it. */
  isAtFault: boolean;
  /** Its English is of an earlier text. */
  isOutdated: boolean;
  isFirst: boolean;
  isLast: boolean;
  onOpen: () => void;
  onStep: (direction: "up" | "down") => void;
  onDragStart: (event: PointerEvent<HTMLElement>, id: string) => void;
}

/** A block in the list: what it is, what it says, or why nobody will see it. */
export function BlockRow({ id, block, choices, isOpen, isAtFault, isOutdated, onOpen, ...order }: BlockRowProps) {
  const kind = isBlockName(block.kind) ? block.kind : null;
  const title = kind ? blockKinds[kind].title : "Bloque desconocido";
  const { text, isLost } = blockSummary(block, choices);
  return (
    <div className="block-row relative row white" data-open={isOpen || undefined}>
      <button type="button" className="row grow press left pad" aria-expanded={isOpen} onClick={onOpen}>
        <Icon of={kind ? blockIcons[kind] : CircleAlert} size={19} />
        <span className="stack gap-4 grow">
          <b className="row wraps">
            {title}
            {block.hideOnPhone === true && <Chip>no en móvil</Chip>}
            {isOutdated && <Chip tone="works">inglés anterior</Chip>}
          </b>
          <span className={isLost || isAtFault ? "fine bad" : "cut fine muted"}>
            {isAtFault ? "Hay algo que corregir." : text}
          </span>
        </span>
      </button>
      <OrderCell id={id} name={title} {...order} />
    </div>
  );
}
