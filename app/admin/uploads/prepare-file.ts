import { type FileKind, fileKind, headLength, isAnimated } from "./file-kind.ts";

export type FileWish = "picture" | "video" | "picture or video";

const pictureTypes = "image/jpeg,image/png,image/gif,image/webp,image/svg+xml,image/heic,image/heif,.heic,.heif";
const videoTypes = "video/mp4,video/webm";

/** The same in the words of `accept`, and in people's. */
export const fileWishes: Record<FileWish, { accept: string; words: string }> = {
  picture: { accept: pictureTypes, words: "JPEG, PNG, GIF, WEBP, SVG, HEIC o HEIF" },
  video: { accept: videoTypes, words: "MP4 o WEBM" },
  "picture or video": {
    accept: `${pictureTypes},${videoTypes}`,
    words: "JPEG, PNG, GIF, WEBP, SVG, HEIC o HEIF; MP4 o WEBM",
  },
};

const pictures: readonly FileKind[] = ["jpeg", "png", "gif", "webp", "avif", "svg", "heic"];
const videos: readonly FileKind[] = ["mp4", "webm"];

/** The buckets refuse more; photos of today's phones stay far below it once they are scaled down. */
const mostBytes = 20 * 1024 * 1024;
/** Wider than any screen shows a picture of the site. */
const longestSide = 2560;
const quality = 0.86;

/** `note`: what the person should know of a file that is taken. */
export type Prepared = { file: File; note?: string } | { refused: string };

/** Pictures of the site are made anew in the sizes that screens need, and none of those moves. */
const standsStill = "Si esta imagen se mueve, en la web se verá quieta: solo el primer fotograma.";

/**
 * Makes a chosen file fit to travel: big photos are scaled down, HEIC becomes JPEG where the browser can read it.
 * Refuses with a sentence what is empty, too big, or not what its name says.
 */
export async function prepareFile(file: File, accepts: FileWish = "picture"): Promise<Prepared> {
  if (file.size === 0) return { refused: `«${file.name}» está vacío: no tiene nada que subir.` };
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const kind = fileKind(head);
  const isPicture = accepts !== "video" && kind !== null && pictures.includes(kind);
  const isVideo = accepts !== "picture" && kind !== null && videos.includes(kind);
  if (kind === null || !(isPicture || isVideo)) return { refused: refusal(file.name, accepts) };
  const ready = await redraw(file, kind, head);
  if ("refused" in ready || ready.file.size <= mostBytes) return ready;
  return { refused: `«${file.name}» pesa más de 20 MB. Elige un archivo más pequeño.` };
}

function refusal(name: string, accepts: FileWish): string {
  if (accepts === "video") return `«${name}» no es un vídeo ${fileWishes.video.words}.`;
  const also = accepts === "picture" ? "" : `, o un vídeo ${fileWishes.video.words}`;
  return `«${name}» no es una imagen ${fileWishes.picture.words}${also}.`;
}

async function redraw(file: File, kind: FileKind, head: Uint8Array): Promise<Prepared> {
  if (isAnimated(kind, head)) return { file, note: standsStill };
  if (kind === "svg" || videos.includes(kind)) return { file };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return { refused: unreadable(file.name, kind) };
  }
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && kind !== "heic") return { file };
    return { file: await draw(bitmap, scale, file.name, kind) };
  } finally {
    bitmap.close();
  }
}

function unreadable(name: string, kind: FileKind): string {
  return kind === "heic"
    ? `Este navegador no puede abrir la foto HEIC «${name}». Guárdala como JPEG o súbela desde un iPhone o un Mac.`
    : `«${name}» está dañado y no se puede abrir.`;
}

async function draw(bitmap: ImageBitmap, scale: number, name: string, kind: FileKind): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the browser gives no canvas to draw on");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // WebP keeps transparency; a browser that cannot write it answers with PNG, which keeps it too.
  const type = kind === "png" || kind === "webp" ? "image/webp" : "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error("the browser could not write the picture");
  return new File([blob], `${name.replace(/\.[^.]*$/, "")}.${blob.type.split("/")[1]?.replace("jpeg", "jpg")}`, {
    type: blob.type,
  });
}
