import { textOfDocument } from "#app/ui/text-of-document.ts";

const PLAYING = 1;

/**
 * Plays the hero's video over its picture where that is welcome: not on slow or metered lines, not against the wish for
 * less motion.
 */
export function bringHeroVideo(words: HTMLElement): void {
  const place = words.parentElement?.querySelector<HTMLElement>(".hero__video");
  const button = words.querySelector<HTMLButtonElement>(".pause-button");
  if (place?.dataset.src && button && isWelcome()) play(place, button, new URL(place.dataset.src));
}

function play(place: HTMLElement, button: HTMLButtonElement, address: URL): void {
  const frame = document.createElement("iframe");
  address.searchParams.set("enablejsapi", "1");
  address.searchParams.set("origin", location.origin);
  frame.src = address.href;
  void textOfDocument("home").then((t) => {
    frame.title = t("Vídeo de fondo");
  });
  frame.tabIndex = -1;
  frame.allow = "autoplay";
  frame.setAttribute("aria-hidden", "true");
  // The player reports its state only to a page that has said it listens.
  frame.addEventListener("load", () => tell(frame, address.origin, { event: "listening" }));
  addEventListener("message", (event) => {
    if (event.source !== frame.contentWindow || event.origin !== address.origin) return;
    if (playerState(event.data) !== PLAYING) return;
    place.dataset.playing = "";
    button.hidden = false;
  });
  pauseOn(button, frame, address.origin);
  place.append(frame);
}

function isWelcome(): boolean {
  const { saveData, effectiveType = "4g" } = navigator.connection ?? {};
  return !saveData && effectiveType === "4g" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function pauseOn(button: HTMLButtonElement, frame: HTMLIFrameElement, origin: string) {
  button.addEventListener("click", () => {
    const isPaused = button.getAttribute("aria-pressed") === "false";
    button.setAttribute("aria-pressed", String(isPaused));
    tell(frame, origin, { event: "command", func: isPaused ? "pauseVideo" : "playVideo", args: [] });
  });
}

const tell = (frame: HTMLIFrameElement, origin: string, message: object) =>
  frame.contentWindow?.postMessage(JSON.stringify(message), origin);

/** The state that a message of the player tells of; undefined for messages about anything else. */
function playerState(data: unknown): number | undefined {
  if (typeof data !== "string" || !data.startsWith("{")) return undefined;
  const { event, info }: { event?: string; info?: number | { playerState?: number } } = JSON.parse(data);
  if (event === "onStateChange" && typeof info === "number") return info;
  return typeof info === "object" ? info?.playerState : undefined;
}
