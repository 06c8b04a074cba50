import type { PercentCrop } from "react-image-crop";

const opened = new Map<string, Promise<HTMLImageElement>>();

/** A picture turned by so many degrees; a tilt leaves no empty corners, since it is drawn as much larger as that takes. */
export async function turned(address: string, degrees: number): Promise<HTMLCanvasElement> {
  const picture = await open(address);
  const { naturalWidth: width, naturalHeight: height } = picture;
  const quarters = Math.round(degrees / 90);
  const tilt = ((degrees - quarters * 90) * Math.PI) / 180;
  const isLying = quarters % 2 !== 0;
  const canvas = document.createElement("canvas");
  canvas.width = isLying ? height : width;
  canvas.height = isLying ? width : height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("El navegador no puede dibujar la imagen.");
  context.translate(canvas.width / 2, canvas.height / 2);
  const scale = scaleToFill(canvas.width, canvas.height, Math.abs(tilt));
  context.scale(scale, scale);
  context.rotate(tilt + (quarters * Math.PI) / 2);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, -width / 2, -height / 2);
  return canvas;
}

/** How much larger a picture must be for a tilted one to fill its frame. */
function scaleToFill(width: number, height: number, tilt: number): number {
  const longer = Math.max(width / height, height / width);
  return Math.cos(tilt) + longer * Math.sin(tilt);
}

/** What lies within a cut, as a file of its own. */
export async function cutOut(canvas: HTMLCanvasElement, crop: PercentCrop, name: string, mime: string): Promise<File> {
  const [x, y, width, height] = [
    (crop.x / 100) * canvas.width,
    (crop.y / 100) * canvas.height,
    Math.max(1, Math.round((crop.width / 100) * canvas.width)),
    Math.max(1, Math.round((crop.height / 100) * canvas.height)),
  ];
  const cut = document.createElement("canvas");
  cut.width = width;
  cut.height = height;
  cut.getContext("2d")?.drawImage(canvas, x, y, width, height, 0, 0, width, height);
  // WebP keeps what lets through, a photo needs none of that.
  const type = mime === "image/jpeg" ? "image/jpeg" : "image/webp";
  const blob = await new Promise<Blob | null>((resolve) => cut.toBlob(resolve, type, 0.9));
  if (!blob) throw new Error("El navegador no ha podido guardar el recorte.");
  const ending = blob.type.split("/")[1]?.replace("jpeg", "jpg") ?? "jpg";
  return new File([blob], `${name.replace(/\.[^.]*$/, "")}-recorte.${ending}`, { type: blob.type });
}

function open(address: string): Promise<HTMLImageElement> {
  const known = opened.get(address);
  if (known) return known;
  const picture = new Image();
  picture.src = address;
  const coming = picture.decode().then(
    () => picture,
    () => {
      opened.delete(address);
      throw new Error("La imagen está dañada o ya no está, y no se puede abrir.");
    },
  );
  opened.set(address, coming);
  return coming;
}
