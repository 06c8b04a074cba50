import { ArrowLeft, ArrowRight, GripVertical, type LucideIcon, Trash2 } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type RefObject, type SyntheticEvent, useRef } from "react";
import { useMoveFocus } from "#app/admin/resource/order/use-move-focus.ts";
import { galleryCaption } from "#domain/files/gallery.ts";
import { galleryBucket } from "../../../data/clubs/galleries.ts";
import { IconButton } from "../../../ui/pictures/icon-button.tsx";
import { Picture } from "../../../ui/pictures/picture.tsx";
import { Chip } from "../../layout/chip.tsx";
import { OpenIcon } from "../../resource/open-button.tsx";
import { usePermissions } from "../../session/permissions.ts";
import type { PlacedImage } from "./use-gallery-order.ts";

interface GalleryTileProps {
  placed: PlacedImage;
  /** The address of the gallery. */
  path: string;
  at: number;
  isLast: boolean;
  /** The public page leaves it out. */
  isPast: boolean;
  /** A move is on its way: its file is about to be called otherwise. */
  isSaving: boolean;
  /** By how many places. */
  onStep: (by: number) => void;
  onDragStart: (event: PointerEvent<HTMLElement>, key: string) => void;
}

const keys: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function GalleryTile(props: GalleryTileProps) {
  const { at, isPast } = props;
  const { image } = props.placed;
  return (
    <li
      className={isPast ? "panel-box gallery-tile--past clip column" : "panel-box clip column"}
      data-place={at}
      data-file={image.name}
    >
      <figure className="fills relative ratio-4x3 grey">
        <Picture
          src={image.url}
          alt={`Imagen ${at + 1}`}
          width={480}
          height={360}
          sizes="(min-width: 48rem) 225px, 46vw"
          crop="4x3"
        />
        {isPast && <Chip tone="bad">No se ve en la web</Chip>}
      </figure>
      <p className="cut muted tiny pad" title={image.name}>
        {galleryCaption(image.name)}
      </p>
      <TileActions {...props} />
    </li>
  );
}

function TileActions({ placed: { key, image }, path, at, isLast, isSaving, onStep, onDragStart }: GalleryTileProps) {
  const may = usePermissions();
  const name = `la imagen ${at + 1}`;
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLButtonElement>(null);
  const after = useRef<HTMLButtonElement>(null);
  // At an end its arrow is disabled: the other one has the focus then.
  const { follow, forget } = useMoveFocus(box, (arrow) => (arrow === before.current ? after : before).current);
  const step = (by: number, event: SyntheticEvent<HTMLElement>) => {
    follow(event);
    onStep(by);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = keys[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by, event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to its own buttons losing focus.
    <div className="row gap-4" ref={box} onBlur={forget}>
      {may("order", galleryBucket) && (
        <>
          <IconButton
            compact
            icon={GripVertical}
            className="order-cell__handle only-wide"
            label={`Mover ${name} con las flechas del teclado o arrastrando`}
            onKeyDown={moveByKey}
            onPointerDown={(event) => onDragStart(event, key)}
          />
          <Step
            ref={before}
            icon={ArrowLeft}
            label={`Adelantar ${name}`}
            disabled={at === 0}
            onStep={(event) => step(-1, event)}
          />
          <Step
            ref={after}
            icon={ArrowRight}
            label={`Retrasar ${name}`}
            disabled={isLast}
            onStep={(event) => step(1, event)}
          />
        </>
      )}
      {may("delete", galleryBucket) && (
        <OpenIcon
          danger
          icon={Trash2}
          to={`${path}/${encodeURIComponent(image.name)}/eliminar`}
          label={`Eliminar ${name}`}
          disabled={isSaving}
        />
      )}
    </div>
  );
}

interface StepProps {
  ref: RefObject<HTMLButtonElement | null>;
  icon: LucideIcon;
  label: string;
  disabled: boolean;
  onStep: (event: SyntheticEvent<HTMLElement>) => void;
}

function Step({ ref, icon, label, disabled, onStep }: StepProps) {
  return <IconButton compact icon={icon} ref={ref} label={label} disabled={disabled} onClick={onStep} />;
}
