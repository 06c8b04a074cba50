/**
 * Puts behind each enlarged picture that is not there yet the one that the page already shows: small, but at once. It
 * goes when the sharp one can be painted, and stays when that does not come.
 */
export function showThumbnails(strip: HTMLElement, links: readonly HTMLElement[]): void {
  [...strip.children].forEach((item, place) => {
    const small = links[place]?.querySelector("img");
    const sharp = pictureIn(item);
    if (!sharp || isThere(sharp) || !small?.currentSrc || item.querySelector(".gallery-dialog__thumbnail")) return;
    const thumbnail = new Image();
    thumbnail.className = "gallery-dialog__thumbnail";
    thumbnail.alt = "";
    thumbnail.src = small.currentSrc;
    item.prepend(thumbnail);
    const remove = () => thumbnail.remove();
    sharp.addEventListener("load", () => sharp.decode().then(remove, remove), { once: true });
  });
}

/** Fetches the picture at a place, and only then its neighbours: the server makes them one after the other. */
export function fetchPicture(strip: HTMLElement, place: number): void {
  const item = strip.children[place];
  const picture = item && pictureIn(item);
  if (!picture) return;
  want(item);
  const fetchNeighbours = () => {
    want(strip.children[place - 1]);
    want(strip.children[place + 1]);
  };
  if (picture.complete && picture.currentSrc) fetchNeighbours();
  else for (const end of ["load", "error"]) picture.addEventListener(end, fetchNeighbours, { once: true });
}

function want(item: Element | undefined): void {
  if (item instanceof HTMLElement) item.dataset.wanted = "";
}

const pictureIn = (item: Element) => item.querySelector<HTMLImageElement>("picture img");

const isThere = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0;
