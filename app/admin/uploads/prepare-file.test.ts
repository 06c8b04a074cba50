import { expect, it } from "vitest";
import { prepareFile } from "./prepare-file.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const file = (name: string, start: string, size = start.length) =>
  new File([bytes(start), new Uint8Array(size - start.length)], name);
const megabyte = 1024 * 1024;
const mp4 = "\0\0\0\x18ftypisom\0\0\0\0isomavc1";

it.each([
  ["an empty file", file("nada.png", ""), "«nada.png» está vacío: no tiene nada que subir."],
  ["a text", file("nota.jpg", "hola"), "«nota.jpg» no es una imagen JPEG, PNG, GIF, WEBP, SVG, HEIC o HEIF."],
  ["a page", file("a.svg", "<html><svg></svg>"), "«a.svg» no es una imagen JPEG, PNG, GIF, WEBP, SVG, HEIC o HEIF."],
  ["a program", file("foto.png", "MZ\x90\0"), "«foto.png» no es una imagen JPEG, PNG, GIF, WEBP, SVG, HEIC o HEIF."],
  ["a video", file("clip.gif", mp4), "«clip.gif» no es una imagen JPEG, PNG, GIF, WEBP, SVG, HEIC o HEIF."],
  ["60 MB", file("baile.gif", "GIF89a", 60 * megabyte), "«baile.gif» pesa más de 20 MB. Elige un archivo más pequeño."],
])("%s is refused with a sentence that names it, whatever its ending", async (_what, given, refused) => {
  expect(await prepareFile(given)).toEqual({ refused });
});

it("a video may stand where videos are taken, and what is neither is told so", async () => {
  const clip = file("clip.mp4", mp4);
  expect(await prepareFile(clip, "picture or video")).toEqual({ file: clip });
  expect(await prepareFile(file("nota.mp4", "hola"), "picture or video")).toEqual({
    refused: "«nota.mp4» no es una imagen JPEG, PNG, GIF, WEBP, SVG, HEIC o HEIF, o un vídeo MP4 o WEBM.",
  });
});

it("where videos are taken and nothing else, a picture is none", async () => {
  const clip = file("clip.mp4", mp4);
  expect(await prepareFile(clip, "video")).toEqual({ file: clip });
  expect(await prepareFile(file("foto.gif", "GIF89a"), "video")).toEqual({
    refused: "«foto.gif» no es un vídeo MP4 o WEBM.",
  });
});

it("what is drawn travels as it is: the backend cleans drawings", async () => {
  const given = file("logo.svg", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
  expect(await prepareFile(given)).toEqual({ file: given });
});

it.each([file("baile.gif", "GIF89a"), file("baile.webp", "RIFF1234WEBPVP8X....ANIM")])(
  "what moves travels as it is, with a note that the site shows a still",
  async (given) => {
    const note = "Si esta imagen se mueve, en la web se verá quieta: solo el primer fotograma.";
    expect(await prepareFile(given)).toEqual({ file: given, note });
  },
);
