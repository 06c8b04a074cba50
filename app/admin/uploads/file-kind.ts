export type FileKind = "jpeg" | "png" | "gif" | "webp" | "avif" | "heic" | "svg" | "mp4" | "webm";

/** How many bytes from the start `fileKind` wants to see. */
export const headLength = 4096;

const heicBrands = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

/** Reads the kind out of a file's first bytes; null for anything the panel does not take. */
export function fileKind(head: Uint8Array): FileKind | null {
  const text = latin(head);
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.slice(4, 8) === "ftyp") return isoKind(text);
  if (text.startsWith("\x1aE\xdf\xa3") && text.includes("webm")) return "webm";
  return isSvg(head) ? "svg" : null;
}

/** Whether the picture moves, as far as its first bytes say: drawing it onto a canvas would freeze it. */
export function isAnimated(kind: FileKind, head: Uint8Array): boolean {
  const text = latin(head);
  if (kind === "gif") return true;
  return (kind === "webp" && text.includes("ANIM")) || (kind === "png" && text.includes("acTL"));
}

// ISO media files name what they are: one main brand and those they are compatible with.
function isoKind(text: string): FileKind | null {
  const brands = [text.slice(8, 12), ...(text.slice(16, 48).match(/.{4}/gs) ?? [])];
  if (brands.includes("avif") || brands.includes("avis")) return "avif";
  const main = brands[0] ?? "";
  if (heicBrands.includes(main)) return "heic";
  return /^(isom|iso\d|mp4\d|avc1|M4V |dash|msdh)$/.test(main) ? "mp4" : null;
}

function isSvg(head: Uint8Array): boolean {
  const text = new TextDecoder().decode(head).replace(/^\uFEFF/, "");
  return /^\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(text);
}

const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
