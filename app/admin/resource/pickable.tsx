import { List, Table2 } from "lucide-react";
import { type ReactNode, Suspense, useRef, useState } from "react";
import type { StoredRow } from "../../content/stored-row.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { laterPart } from "../form/later-part.tsx";
import { mayLeave } from "../form/use-unsaved-text.ts";
import { useKeptText } from "../session/kept-text.ts";
import { usePermissions } from "../session/permissions.ts";
import { InAndOut } from "../spreadsheet/in-and-out.tsx";
import type { LongList } from "./listed.ts";
import type { ListDescription } from "./resource.ts";

interface PickableProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  path: string;
  /** What the list has found; of a long one, its page. */
  found: readonly Row[];
  long?: LongList<Row>;
  /** What is searched. */
  words: string;
  children: ReactNode;
}

// `laterPart` forgets what a component is generic in.
const Picking = laterPart(async () => (await import("../many/picking.tsx")).Picking) as unknown as <
  Row extends StoredRow,
>(
  props: PickableProps<Row> & { onEnd: () => void },
) => ReactNode;

const ViewsDialog = laterPart(async () => (await import("../views/views-dialog.tsx")).ViewsDialog);

const Sheet = laterPart(async () => (await import("../sheet/sheet.tsx")).Sheet) as unknown as <Row extends StoredRow>(
  props: Omit<PickableProps<Row>, "children" | "path" | "words"> & { onEnd: () => void },
) => ReactNode;

/** Rows of which people may pick some, and do something with all of those; of some lists also as a sheet. */
export function Pickable<Row extends StoredRow>(props: PickableProps<Row>) {
  const { resource, path, found, long, words, children } = props;
  const [isChoosing, setChoosing] = useState(false);
  const { name } = resource.table;
  const [isPicking, setPicking] = useState(false);
  const hasPicked = useRef(false);
  const endPicking = () => {
    hasPicked.current = true;
    setPicking(false);
  };
  const [isSheet, setSheet] = useKeptSwitch(`9f-table:${name}`);
  const may = usePermissions();
  const hasSheet = asSheet.test(name) && may("update", name);
  if (isPicking)
    return (
      <Suspense fallback={children}>
        <Picking {...props} onEnd={endPicking} />
      </Suspense>
    );
  return (
    <>
      <div className="row wraps gap-8 below-16">
        {hasSheet && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
          <div className="only-wide seg row inline gap-4" role="group" aria-label="Vista">
            <button type="button" aria-pressed={!isSheet} onClick={() => mayLeave() && setSheet(false)}>
              <Icon of={List} size={17} />
              Lista
            </button>
            <button type="button" aria-pressed={isSheet} onClick={() => setSheet(true)}>
              <Icon of={Table2} size={17} />
              Tabla
            </button>
          </div>
        )}
        {found.length > 1 && !(hasSheet && isSheet) && !alone.test(name) && may("update", name) && (
          <Button
            size="compact"
            variant="line"
            ref={(button: HTMLButtonElement | null) => {
              if (hasPicked.current) button?.focus();
              hasPicked.current = false;
            }}
            onClick={() => setPicking(true)}
          >
            Elegir filas
          </Button>
        )}
        <InAndOut resource={resource} path={path} found={found} long={long} />
        <Button size="compact" variant="line" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          Vistas
        </Button>
        {isChoosing && (
          <Suspense>
            <ViewsDialog resource={resource} path={path} words={words} onClose={() => setChoosing(false)} />
          </Suspense>
        )}
      </div>
      {hasSheet && isSheet && found.length > 0 ? (
        <Suspense fallback={children}>
          <Sheet resource={resource} found={found} {...(long && { long })} onEnd={() => setSheet(false)} />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}

/** Those with many short fields that change together. */
const asSheet = /^(precios|club_extra_services|merch_products)$/;

/** On or off, as this device was left; a sheet is for a desk. */
function useKeptSwitch(key: string) {
  const [text, keep] = useKeptText(key);
  const isOn = text === "on" && matchMedia("(min-width: 64rem)").matches;
  return [isOn, (next: boolean) => keep(next ? "on" : null)] as const;
}

/** Each of these has words of its own, and nothing else. */
const alone = /^page_words$/;
