/** Longer than between the two presses of a double click. */
const SECOND_PRESS_MS = 600;

/**
 * Wakes the NineCast page: its episodes play in the overlay. One listener for all of them, since on a slow backend they
 * arrive after it. The video's host hears of the visitor at the click and not before.
 */
export function enhanceEpisodes(page: HTMLElement): void {
  const player = page.querySelector("dialog");
  if (!player) return;
  let opener: HTMLElement | undefined;
  const entry = entryOf(player);
  page.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-title]") : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (player.open) return;
    opener = link;
    open(player, link);
    entry.push();
  });
  player.addEventListener("click", (event) => {
    // Whatever is neither picture nor words is the backdrop. The second press of a double click was meant for the link.
    if (event.target === player && event.detail < 2) player.close();
  });
  player.addEventListener("close", () => {
    player.querySelector("iframe")?.remove();
    entry.drop();
    // Safari gives links no focus when they are clicked, so there the dialog has none to give back.
    opener?.focus({ preventScroll: true });
  });
}

function open(player: HTMLDialogElement, link: HTMLAnchorElement): void {
  const title = link.dataset.title ?? "";
  const heading = player.querySelector<HTMLElement>("h2");
  if (heading) heading.textContent = title;
  for (const aside of player.querySelectorAll<HTMLAnchorElement>(".episode-player__foot a")) aside.href = link.href;
  player.querySelector(".episode-player__frame")?.append(playerFor(link.href, title));
  player.showModal();
  heading?.focus();
}

/** The open player's own entry in the history: Back closes it, and whoever closes it otherwise does not find it there. */
function entryOf(player: HTMLDialogElement) {
  let isDropping = false;
  const push = () => history.pushState({ ...history.state, episode: true }, "");
  addEventListener("popstate", () => {
    const wasDropped = isDropping;
    isDropping = false;
    if (!player.open) return;
    // Opened again before the entry of the last time was gone.
    if (wasDropped) push();
    else player.close();
  });
  return {
    push: () => isDropping || push(),
    drop() {
      if (!history.state?.episode) return;
      isDropping = true;
      history.back();
    },
  };
}

function playerFor(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = `Vídeo: ${title}`;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.allowFullscreen = true;
  // Without a referrer the host refuses to play (its error 153).
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = address;
  // The second press of a double click would give it the focus, and with it Escape, of which we then hear nothing.
  frame.style.pointerEvents = "none";
  setTimeout(() => frame.style.removeProperty("pointer-events"), SECOND_PRESS_MS);
  return frame;
}
