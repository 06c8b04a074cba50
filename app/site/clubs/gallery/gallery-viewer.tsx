import { ArrowLeft, ArrowRight } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { modalPopover } from "#app/ui/dialog/modal-popover.ts";
import { IconButton } from "#app/ui/pictures/icon-button.tsx";
import { useText } from "#app/ui/use-text.ts";
import { EnlargedPicture } from "./enlarged-picture.tsx";
import "./gallery.css";

interface GalleryViewerProps {
  clubName: string;
  images: readonly { url: string; alt: string }[];
  slots: {
    /** The pictures in the page: links to themselves, one for each of `images`. */
    links: ReactNode;
  };
}

/** The club's pictures enlarged, side by side on native scroll snap; arrows, buttons and swipes go on from the one pressed. */
export function GalleryViewer({ clubName, images, slots }: GalleryViewerProps) {
  const t = useText();
  const page = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [thumbnails, setThumbnails] = useState<readonly string[]>([]);
  const pictures = useWantedPictures();
  const { place, show } = pictures;
  const isAwake = useAwake(dialog, strip);

  const links = () => [...(page.current?.querySelectorAll<HTMLAnchorElement>("a[data-replay]") ?? [])];
  const shownPlace = () => Math.round((strip.current?.scrollLeft ?? 0) / Math.max(1, strip.current?.clientWidth ?? 0));
  const go = (to: number, behavior?: ScrollBehavior) => scrollStrip(strip.current, to, behavior);

  /** While the finger is still down, and the dialog without a box: nothing is fetched for it, and the press itself has less to do. */
  const prepare = ({ target }: PointerEvent) => {
    const link = linkAround(target);
    if (link) showFirst(links().indexOf(link));
  };

  function showFirst(at: number) {
    setThumbnails(links().map((link) => link.querySelector("img")?.currentSrc ?? ""));
    show(at);
  }

  function open(event: MouseEvent) {
    const link = linkAround(event.target);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const at = links().indexOf(link);
    // By key, or after another one was touched. Before it opens: it would be laid out twice.
    if (at !== place || thumbnails.length === 0) flushSync(() => showFirst(at));
    dialog.current?.showPopover();
    go(at, "instant");
  }

  function scrolled() {
    if (!dialog.current?.matches(":popover-open")) return;
    const at = shownPlace();
    // A disabled button would drop the focus out of the keyboard's hands.
    if ((at === 0 || at === images.length - 1) && document.activeElement instanceof HTMLButtonElement)
      strip.current?.focus({ preventScroll: true });
    show(at);
  }

  function followArrows(event: KeyboardEvent) {
    const by = stepOf(event.key);
    if (by === 0) return;
    event.preventDefault();
    go(shownPlace() + by);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the links in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a link by key is a click too
    <div ref={page} onPointerDown={prepare} onClick={open}>
      {slots.links}
      <Dialog
        ref={dialog}
        className="gallery-dialog dialog--whole"
        popover="auto"
        close={isAwake ? undefined : false}
        data-surface="noche"
        aria-label={t("Galería del Club {clubName}", { clubName })}
        onKeyDown={followArrows}
        onToggle={({ newState }) => newState === "closed" && links()[place]?.focus()}
      >
        {isAwake && (
          <>
            <Strip ref={strip} {...{ images, thumbnails, pictures }} onScroll={scrolled} />
            <Foot place={place} total={images.length} onStep={(by) => go(shownPlace() + by)} />
          </>
        )}
      </Dialog>
    </div>
  );
}

/** Without scripts nothing is lazy: every picture would be fetched for a dialog that never opens. */
function useAwake(dialog: RefObject<HTMLDialogElement | null>, strip: RefObject<HTMLElement | null>): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (isAwake && dialog.current) modalPopover(dialog.current, strip.current);
  }, [isAwake, dialog, strip]);
  return isAwake;
}

interface StripProps {
  ref: RefObject<HTMLUListElement | null>;
  images: GalleryViewerProps["images"];
  thumbnails: readonly string[];
  pictures: ReturnType<typeof useWantedPictures>;
  onScroll: () => void;
}

function Strip({ ref, images, thumbnails, pictures, onScroll }: StripProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach
    <ul ref={ref} className="gallery-dialog__strip" tabIndex={0} onScroll={onScroll}>
      {images.map(({ url, alt }, at) => {
        const isWanted = pictures.isWanted(at);
        return (
          <EnlargedPicture
            key={url}
            src={url}
            alt={alt}
            place={at}
            thumbnail={isWanted ? thumbnails[at] : undefined}
            isWanted={isWanted}
            onEnd={pictures.end}
          />
        );
      })}
    </ul>
  );
}

function scrollStrip(strip: HTMLElement | null, to: number, behavior?: ScrollBehavior): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const left = to * (strip?.clientWidth ?? 0);
  strip?.scrollTo({ left, behavior: behavior ?? (still ? "instant" : "smooth") });
}

function Foot({ place, total, onStep }: { place: number; total: number; onStep: (by: number) => void }) {
  const t = useText();
  return (
    <div className="gallery-dialog__foot row spread display figures">
      <p role="status">
        {place + 1} / {total}
      </p>
      <div className="row gap-8">
        <IconButton icon={ArrowLeft} label={t("Imagen anterior")} disabled={place === 0} onClick={() => onStep(-1)} />
        <IconButton
          icon={ArrowRight}
          label={t("Imagen siguiente")}
          disabled={place === total - 1}
          onClick={() => onStep(1)}
        />
      </div>
    </div>
  );
}

const stepOf = (key: string) => (key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0);

const linkAround = (target: EventTarget): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-replay]") : null;

/** The picture on the screen is fetched, and only then its neighbours: the server makes them one after the other. */
function useWantedPictures() {
  const [place, setPlace] = useState(0);
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set());
  const [ended, setEnded] = useState<ReadonlySet<number>>(new Set());
  /** It has come, or will not. */
  const end = useCallback((at: number) => setEnded((all) => (all.has(at) ? all : new Set(all).add(at))), []);
  const isThere = (at: number) => visited.has(at) && ended.has(at);
  return {
    place,
    isWanted: (at: number) => visited.has(at) || isThere(at - 1) || isThere(at + 1),
    show(at: number) {
      setPlace(at);
      setVisited((before) => (before.has(at) ? before : new Set(before).add(at)));
    },
    end,
  };
}
