import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { mediaTexts } from "#texts/admin/media-texts.ts";
import type { StoredFile } from "../../content/media-file.ts";
import { mediaAddress } from "../../data/media.ts";
import { Button } from "../../ui/links/button.tsx";
import { pictureUrl } from "../../ui/pictures/picture-url.ts";
import { attempt } from "../session/attempt.ts";
import { saveWords } from "./media-commands.ts";
import { groundOf } from "./media-thumb.tsx";

type Point = { x: number; y: number };

/** The site's four cuts, as `picture-sizes.ts` names them. */
const cuts = [
  { words: "Tarjeta", ratio: "3x4" },
  { words: "Lista", ratio: "4x3" },
  { words: "Ancho", ratio: "16x9" },
  { words: "Cuadrado", ratio: "1x1" },
] as const;

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const widest = 678;

/** The point that no cut leaves out: pressed, dragged, or moved by the arrows; the cuts show it at once. */
export function FocalPoint({ file }: { file: StoredFile }) {
  const [point, setPoint] = useKeptPoint(file);
  const picture = useRef<HTMLDivElement>(null);
  const address = mediaAddress(file);
  const shown = pictureUrl(address, widest, "webp") ?? address;
  const at = point ?? { x: 50, y: 50 };
  const aim = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (!box) return;
    setPoint({ x: share(clientX - box.left, box.width), y: share(clientY - box.top, box.height) });
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    setPoint({ x: within(at.x + by.x * far), y: within(at.y + by.y * far) });
  };
  return (
    <div>
      <div
        className={point ? "focal dark relative rounded clip" : "focal focal--none dark relative rounded clip"}
        ref={picture}
        style={{ "--focal-x": `${at.x}%`, "--focal-y": `${at.y}%` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          aim(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && aim(event)}
      >
        <img className={`full ${groundOf(file)}`} src={shown} alt={file.alt_es} draggable={false} />
        <button
          className="square centred"
          type="button"
          aria-label={`Punto de interés, ${at.x} % y ${at.y} %. Se mueve con las flechas, más deprisa con Mayúsculas`}
          onKeyDown={step}
        >
          <i className="round" />
        </button>
      </div>
      <p className="row spread fine muted figures above">
        <span>{point ? "Punto de interés: lo que no se recorta nunca" : "Pulsa lo que no se debe recortar nunca"}</span>
        <output>{point && `${at.x} % · ${at.y} %`}</output>
      </p>
      <ul className="focal__cuts stack gap-8 ends above-16" aria-label="Recortes de la web">
        {cuts.map(({ words, ratio }) => (
          <li className="stack gap-4" key={ratio}>
            <img
              className={`full ${groundOf(file)}`}
              src={(point ? null : pictureUrl(address, cutWidth, "webp", ratio)) ?? shown}
              alt=""
              style={{ aspectRatio: ratio.replace("x", " / "), objectPosition: `${at.x}% ${at.y}%` }}
            />
            <span className="fine muted">{words}</span>
          </li>
        ))}
      </ul>
      {point && (
        <Button size="compact" variant="text" onClick={() => setPoint(null)}>
          Que la web elija
        </Button>
      )}
    </div>
  );
}

const cutWidth = 226;
const within = (value: number) => Math.min(100, Math.max(0, value));
const share = (at: number, of: number) => within(Math.round((at / of) * 100));

const rest = 500;

/** The point as it is moved; kept with the picture once it rests. */
function useKeptPoint({ id, focal_x, focal_y }: StoredFile) {
  const kept = focal_x === null || focal_y === null ? null : { x: focal_x, y: focal_y };
  const [point, setPoint] = useState<Point | null>(kept);
  const waiting = useRef<(() => void) | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const move = (next: Point | null) => {
    setPoint(next);
    clearTimeout(timer.current);
    waiting.current = () => {
      waiting.current = undefined;
      const save = () => saveWords(id, { focal_x: next?.x ?? null, focal_y: next?.y ?? null });
      void attempt(mediaTexts.saveFailed, save, () => void setPoint(kept));
    };
    timer.current = setTimeout(() => waiting.current?.(), rest);
  };
  // Talks to the clock: whoever leaves before it rests has moved it all the same.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      waiting.current?.();
    },
    [],
  );
  return [point, move] as const;
}
