import { ArrowLeft, ArrowRight, GripVertical, type LucideIcon, Trash2 } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { galleryCaption } from "../../../domain/files/gallery.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Chip } from "../../layout/chip.tsx";
import { OpenButton } from "../../resource/open-button.tsx";
import type { PlacedImage } from "./use-gallery-order.ts";

interface GalleryTileProps {
  placed: PlacedImage;
  clubId: string;
  at: number;
  isLast: boolean;
  /** The public page leaves it out. */
  isPast: boolean;
  /** A move is on its way: its file is about to be called otherwise. */
  isSaving: boolean;
  /** By how many places; `from` names the control that has the focus. */
  onStep: (by: number, from: string) => void;
  onDragStart: (event: PointerEvent<HTMLElement>, key: string) => void;
}

const keys: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function GalleryTile(props: GalleryTileProps) {
  const { placed, clubId, at, isLast, isPast, isSaving, onStep, onDragStart } = props;
  const { key, image } = placed;
  const name = `la imagen ${at + 1}`;
  const moveByKey = (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step, "handle");
  };
  return (
    <li className={isPast ? "gallery-tile gallery-tile--past" : "gallery-tile"} data-place={at} data-picture={key}>
      <figure>
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
      <p title={image.name}>{galleryCaption(image.name)}</p>
      <div className="gallery-tile__actions">
        <button
          type="button"
          className="icon-action order-cell__handle"
          data-move="handle"
          aria-label={`Mover ${name} con las flechas del teclado o arrastrando`}
          onKeyDown={moveByKey}
          onPointerDown={(event) => onDragStart(event, key)}
        >
          <Icon of={GripVertical} size={18} />
        </button>
        <Step
          icon={ArrowLeft}
          by="before"
          label={`Adelantar ${name}`}
          disabled={at === 0}
          onStep={() => onStep(-1, "before")}
        />
        <Step
          icon={ArrowRight}
          by="after"
          label={`Retrasar ${name}`}
          disabled={isLast}
          onStep={() => onStep(1, "after")}
        />
        <OpenButton
          to={`/admin/clubs/${clubId}/galeria/${encodeURIComponent(image.name)}/eliminar`}
          className="icon-action icon-action--danger"
          label={`Eliminar ${name}`}
          disabled={isSaving}
        >
          <Icon of={Trash2} size={18} />
        </OpenButton>
      </div>
    </li>
  );
}

interface StepProps {
  icon: LucideIcon;
  by: string;
  label: string;
  disabled: boolean;
  onStep: () => void;
}

function Step({ icon, by, label, disabled, onStep }: StepProps) {
  return (
    <button
      type="button"
      className="icon-action"
      data-move={by}
      aria-label={label}
      disabled={disabled}
      onClick={onStep}
    >
      <Icon of={icon} size={18} />
    </button>
  );
}
