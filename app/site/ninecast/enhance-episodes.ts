/**
 * Wakes the NineCast page: its episodes play in the overlay. One listener for all of them, since on a slow backend they
 * arrive after it. The video's host hears of the visitor at the click and not before.
 */
export function enhanceEpisodes(page: HTMLElement): void {
  const player = page.querySelector("dialog");
  if (!player) return;
  let opener: HTMLElement | undefined;
  page.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-title]") : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    opener = link;
    open(player, link);
  });
  player.addEventListener("click", (event) => {
    // Whatever is neither picture nor words is the backdrop.
    if (event.target === player) player.close();
  });
  player.addEventListener("close", () => {
    player.querySelector("iframe")?.remove();
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

function playerFor(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = `Vídeo: ${title}`;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.allowFullscreen = true;
  // Without a referrer the host refuses to play (its error 153).
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = address;
  return frame;
}
