import { useState } from "react";
import { foldAccents } from "#domain/text/fold-accents.ts";
import { blockGroups } from "../../../../content/site/blocks/block-kind.ts";
import { type BlockName, blockKinds, isBlockName } from "../../../../content/site/blocks/blocks.ts";
import type { StoredBlock } from "../../../../content/site/blocks/stored-block.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Button } from "../../../../ui/links/button.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { blockIcons } from "./block-icons.ts";

interface AddBlockDialogProps {
  /** The one that the new block comes after. */
  after: StoredBlock | undefined;
  onAdd: (kind: BlockName) => void;
  onClose: () => void;
}

/** Chooses a kind of block; the button names it, and the foot says where it lands. */
export function AddBlockDialog({ after, onAdd, onClose }: AddBlockDialogProps) {
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<BlockName>("text");
  const wanted = foldAccents(words.trim().toLowerCase());
  const found = Object.values(blockKinds).filter(({ title, about }) =>
    foldAccents(`${title} ${about}`.toLowerCase()).includes(wanted),
  );
  // A kind that the search hides is not the one that is meant.
  const meant = found.find(({ kind }) => kind === chosen) ?? found[0];
  const named = isBlockName(after?.kind) ? blockKinds[after.kind].title : null;
  return (
    <Dialog title="Añadir bloque" width={860} onDismiss={onClose}>
      <div className="dialog__body">
        <input
          className="input narrow"
          type="search"
          aria-label="Buscar un bloque"
          placeholder="Buscar un bloque"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {blockGroups.map((group) => {
          const kinds = found.filter((entry) => entry.group === group);
          if (kinds.length === 0) return null;
          return (
            <fieldset key={group}>
              <legend className="fine muted below">{group}</legend>
              <div className="cells">
                {kinds.map(({ kind, title, about }) => (
                  <label className="tile row pad" key={kind}>
                    <input
                      className="sr-only"
                      type="radio"
                      name="block"
                      checked={meant?.kind === kind}
                      onChange={() => setChosen(kind)}
                    />
                    <Icon of={blockIcons[kind]} size={19} />
                    <span className="stack gap-4 muted">
                      <b className="ink">{title}</b>
                      {about}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          );
        })}
        {found.length === 0 && <p>No hay ningún bloque así.</p>}
      </div>
      <footer className="dialog__foot">
        <p className="dialog__state">{named ? `Se pone detrás de «${named}».` : "Se pone al final."}</p>
        <Button size="compact" variant="line" onClick={onClose}>
          Cancelar
        </Button>
        <Button size="compact" disabled={!meant} onClick={() => meant && onAdd(meant.kind)}>
          {meant ? `Añadir ${meant.title}` : "Añadir"}
        </Button>
      </footer>
    </Dialog>
  );
}
