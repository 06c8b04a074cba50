import { RotateCcw, RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import ReactCrop, { type PercentCrop } from "react-image-crop";
import type { StoredFile } from "../../content/media-file.ts";
import { mediaAddress } from "../../data/media.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { sayWhy } from "../form/say-why.ts";
import { UploadBar } from "../uploads/upload-bar.tsx";
import { cutOut, turned } from "./cut-picture.ts";
import { measureFile } from "./measure-file.ts";
import { useReplacing } from "./replace-file.tsx";
import "react-image-crop/dist/ReactCrop.css";

interface CropDialogProps {
  file: StoredFile;
  uses: number;
  onClose: () => void;
  onDone: (id: string) => void;
}

const whole: PercentCrop = { unit: "%", x: 0, y: 0, width: 100, height: 100 };
const shapes = { libre: undefined, "3:4": 3 / 4, "4:3": 4 / 3, "16:9": 16 / 9, "1:1": 1 } as const;
type Shape = keyof typeof shapes;

/** Cuts, straightens and turns a picture, and makes a new file of it: the one that was stays as it is. */
export function CropDialog({ file, uses, onClose, onDone }: CropDialogProps) {
  const [crop, setCrop] = useState<PercentCrop>(whole);
  const [shape, setShape] = useState<Shape>("libre");
  const [quarters, setQuarters] = useState(0);
  const [tilt, setTilt] = useState(0);
  const [fault, setFault] = useState("");
  const degrees = quarters * 90 + tilt;
  const canvas = useTurned(file, degrees, setFault);
  // What is shown may still be on its way to what was pressed.
  const isReady = canvas?.degrees === degrees;
  const { send, share } = useReplacing(file, onDone, setFault);
  const choose = (next: Shape, across: number, down: number) => {
    setShape(next);
    const wanted = shapes[next];
    setCrop(wanted ? middle(wanted, across, down) : whole);
  };
  const ratio = shapes[shape];
  const turn = (by: number) => {
    setQuarters(quarters + by);
    setShape("libre");
    setCrop(whole);
  };
  const save = async (isEverywhere: boolean) => {
    if (!canvas || !isReady || share !== undefined) return;
    try {
      const made = await measureFile(await cutOut(canvas.drawn, crop, file.name, file.mime), "picture");
      await send(made, isEverywhere);
    } catch (error) {
      setFault(sayWhy(error));
    }
  };
  return (
    <Dialog title="Recortar o girar" width={860} onDismiss={onClose}>
      <div className="dialog__body cropping starts">
        <fieldset className="row wraps gap-8" aria-label="Forma y giro">
          <Shapes
            shape={shape}
            isReady={isReady}
            onChoose={(name) => canvas && choose(name, canvas.drawn.width, canvas.drawn.height)}
          />
          <Button size="compact" variant="line" onClick={() => turn(-1)}>
            <Icon of={RotateCcw} size={17} />
            Girar a la izquierda
          </Button>
          <Button size="compact" variant="line" onClick={() => turn(1)}>
            <Icon of={RotateCw} size={17} />
            Girar a la derecha
          </Button>
          <Straighten tilt={tilt} onChange={setTilt} />
        </fieldset>
        {canvas ? (
          <Cut shown={canvas.shown} alt={file.alt_es} ratio={ratio} crop={crop} onChange={setCrop} />
        ) : (
          <p>{fault ? "" : "Abriendo la imagen…"}</p>
        )}
        <p className="field__error" role="alert">
          {fault}
        </p>
        <UploadBar share={share} name={file.name} />
      </div>
      <Foot uses={uses} isBusy={share !== undefined} isReady={isReady} onClose={onClose} onSave={save} />
    </Dialog>
  );
}

interface FootProps {
  uses: number;
  isBusy: boolean;
  isReady: boolean;
  onClose: () => void;
  onSave: (isEverywhere: boolean) => void;
}

function Foot({ uses, isBusy, isReady, onClose, onSave }: FootProps) {
  return (
    <footer className="dialog__foot">
      <Button size="compact" variant="line" onClick={onClose}>
        Cancelar
      </Button>
      <Button size="compact" variant="line" busy={isBusy} aria-disabled={!isReady} onClick={() => onSave(false)}>
        Guardar como otra
      </Button>
      {uses > 0 && (
        <Button size="compact" busy={isBusy} aria-disabled={!isReady} onClick={() => onSave(true)}>
          {uses === 1 ? "Cambiarla en su sitio" : `Cambiarla en ${uses} sitios`}
        </Button>
      )}
    </footer>
  );
}

function Shapes({ shape, isReady, onChoose }: { shape: Shape; isReady: boolean; onChoose: (shape: Shape) => void }) {
  return (Object.keys(shapes) as Shape[]).map((name) => (
    <Button
      key={name}
      size="compact"
      variant={shape === name ? "solid" : "line"}
      aria-pressed={shape === name}
      aria-disabled={!isReady}
      onClick={() => onChoose(name)}
    >
      {name}
    </Button>
  ));
}

function Straighten({ tilt, onChange }: { tilt: number; onChange: (tilt: number) => void }) {
  return (
    <label className="target row gap-8">
      Enderezar <output>{tilt}°</output>
      <input
        type="range"
        min={-15}
        max={15}
        step={0.5}
        value={tilt}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}

interface CutProps {
  shown: string;
  alt: string;
  ratio: number | undefined;
  crop: PercentCrop;
  onChange: (crop: PercentCrop) => void;
}

function Cut({ shown, alt, ratio, crop, onChange }: CutProps) {
  return (
    <ReactCrop
      // Its ants march whether or not motion is wanted.
      className="ReactCrop--no-animate"
      crop={crop}
      {...(ratio && { aspect: ratio })}
      minWidth={24}
      minHeight={24}
      keepSelection
      onChange={(_, next) => onChange(next)}
      ariaLabels={handles}
    >
      <img src={shown} alt={alt} />
    </ReactCrop>
  );
}

const grip = (where: string) => `Mueve ${where} del recorte con las flechas`;
const handles = {
  cropArea: "Recorte: se mueve con las flechas",
  nwDragHandle: grip("la esquina de arriba a la izquierda"),
  nDragHandle: grip("el borde de arriba"),
  neDragHandle: grip("la esquina de arriba a la derecha"),
  eDragHandle: grip("el borde derecho"),
  seDragHandle: grip("la esquina de abajo a la derecha"),
  sDragHandle: grip("el borde de abajo"),
  swDragHandle: grip("la esquina de abajo a la izquierda"),
  wDragHandle: grip("el borde izquierdo"),
};

function middle(ratio: number, across: number, down: number): PercentCrop {
  const width = Math.min(100, ((down * ratio) / across) * 100);
  const height = Math.min(100, (across / ratio / down) * 100);
  return { unit: "%", x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** The picture turned by so many degrees, as a canvas and as an address that shows it. */
function useTurned(file: StoredFile, degrees: number, onFault: (sentence: string) => void) {
  const [canvas, setCanvas] = useState<{ drawn: HTMLCanvasElement; shown: string; degrees: number } | null>(null);
  const address = mediaAddress(file);
  // Talks to the browser, which unpacks the picture and draws it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onFault` says it and changes nothing
  useEffect(() => {
    let isHere = true;
    const timer = setTimeout(
      () =>
        turned(address, degrees).then(
          (drawn) => isHere && setCanvas({ drawn, shown: drawn.toDataURL("image/webp", 0.8), degrees }),
          (error: unknown) => isHere && onFault(sayWhy(error)),
        ),
      120,
    );
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [address, degrees]);
  return canvas;
}
