import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { modalPopover } from "#app/ui/dialog/modal-popover.ts";
import { ownHistoryEntry } from "#app/ui/dialog/own-history-entry.ts";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { afterPaint } from "#app/ui/toast/after-paint.ts";
import { useText } from "#app/ui/use-text.ts";
import { untilAllowed } from "../consent/until-allowed.ts";

/** Longer than between the two presses of a double click. */
const SECOND_PRESS_MS = 600;

interface Shown {
  title: string;
  /** Of the title, where that is not the page's. */
  lang: string | undefined;
  address: string;
  /** Where it can be read what is said; undefined where nobody has written it down. */
  transcript: string | undefined;
}

interface EpisodeStageProps {
  /** What the page under the player stands on, where that is not white. */
  surface?: "noche";
  slots: {
    /** Asks for the permission to load a video of others. */
    request: ReactNode;
    /** Holds the links to episodes, which on a slow backend arrive after this is awake. */
    page: ReactNode;
    close: ReactNode;
    loading: ReactNode;
    asideWords: ReactNode;
    transcriptWords: ReactNode;
  };
}

/**
 * A page whose videos lie at another company: they play in a full-screen overlay. The video's host hears of the visitor at the click and
 * not before she allows it. Without scripts the links lead to the player itself.
 */
export function EpisodeStage({ surface, slots }: EpisodeStageProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  /** The same, once the player is painted. */
  const [playing, setPlaying] = useState<Shown | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isLoading = useAllowed(frame, playing);
  const player = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const soon = useRef<() => void>(undefined);
  const [entry] = useState(() => ownHistoryEntry("episode"));
  useEffect(() => {
    if (player.current) modalPopover(player.current, heading.current);
    return entry.follow(player.current);
  }, [entry]);

  /** While the finger is still down: the press then opens what is there already. */
  function aim(event: PointerEvent) {
    const link = episodeLink(event);
    if (link && !player.current?.matches(":popover-open")) setShown(shownBy(link));
  }

  function open(event: MouseEvent) {
    const link = episodeLink(event);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (player.current?.matches(":popover-open")) return;
    opener.current = link;
    const wanted = shownBy(link);
    // By key nobody has aimed. The heading has its words before it has the focus.
    if (shown?.address !== wanted.address) flushSync(() => setShown(wanted));
    player.current?.showPopover();
    entry.push();
    soon.current = afterPaint(() => setPlaying(wanted));
  }

  function closed() {
    soon.current?.();
    setShown(null);
    setPlaying(null);
    entry.drop();
    // Safari gives links no focus when they are clicked, so there the dialog has none to give back.
    opener.current?.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the links in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a link by key is a click too
    <div data-surface={surface} onPointerDown={aim} onClick={open}>
      {slots.page}
      {/* Escape closes it by the browser's own means. */}
      <Dialog
        ref={player}
        className="episode-player dialog--whole"
        popover="auto"
        data-surface="noche"
        aria-labelledby="episodio-titulo"
        close={slots.close}
        onToggle={({ newState }) => newState === "closed" && closed()}
        onClick={(event) => {
          // Whatever is neither picture nor words is the backdrop. The second press of a double click was meant for the link.
          if (event.target === player.current && event.detail < 2) player.current.hidePopover();
        }}
      >
        <div className="episode-player__stage">
          <div ref={frame} className="frame episode-player__frame ratio-16x9">
            {slots.request}
            {slots.loading}
            {playing && isLoading && <Video {...playing} />}
          </div>
          <Foot heading={heading} shown={shown} slots={slots} />
        </div>
      </Dialog>
    </div>
  );
}

/** Whether the video of whoever plays it may be loaded: at once, or when the visitor allows it. */
function useAllowed(frame: RefObject<HTMLDivElement | null>, playing: Shown | null): boolean {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    if (!playing || !frame.current) return;
    const closing = new AbortController();
    void untilAllowed(frame.current, "video", closing.signal).then(() => closing.signal.aborted || setAllowed(true));
    return () => {
      closing.abort();
      setAllowed(false);
    };
  }, [playing, frame]);
  return isAllowed;
}

interface FootProps extends Pick<EpisodeStageProps, "slots"> {
  heading: RefObject<HTMLHeadingElement | null>;
  shown: Shown | null;
}

function Foot({ heading, shown, slots }: FootProps) {
  const aside = { className: "text-link", target: "_blank", rel: "noopener noreferrer" };
  return (
    <div className="episode-player__foot row wraps apart">
      <h2 ref={heading} id="episodio-titulo" className="pull title-2" lang={shown?.lang} tabIndex={-1}>
        {shown?.title ?? "NineCast"}
      </h2>
      {/* There from the start: its words are the server's. */}
      <SiteLink {...aside} href={shown?.transcript ?? "/ninecast"} hidden={!shown?.transcript}>
        {slots.transcriptWords}
      </SiteLink>
      <SiteLink {...aside} href={shown?.address ?? "/ninecast"}>
        {slots.asideWords}
      </SiteLink>
    </div>
  );
}

const episodeLink = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-title]") : null;

function shownBy({ dataset: { title = "", titleLang: lang, transcript }, href: address }: HTMLAnchorElement): Shown {
  return { title, lang, address, transcript };
}

/** The player of the video's host: a document of its own, which takes its time. */
function Video({ title, address }: Shown) {
  const t = useText();
  const [isReachable, setReachable] = useState(false);
  // The second press of a double click would give it the focus, and with it Escape, of which we then hear nothing.
  useEffect(() => {
    const timer = setTimeout(() => setReachable(true), SECOND_PRESS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <iframe
      title={t("Vídeo: {title}", { title })}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      // Without a referrer the host refuses to play (its error 153).
      referrerPolicy="strict-origin-when-cross-origin"
      {...(!isReachable && { style: { pointerEvents: "none" } })}
      src={address}
    />
  );
}
