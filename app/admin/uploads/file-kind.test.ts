import { expect, test } from "vitest";
import { fileKind, isAnimated } from "./file-kind.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("a picture is known by its bytes", () => {
  expect(fileKind(bytes("\xff\xd8\xff\xe0JFIF"))).toBe("jpeg");
  expect(fileKind(bytes("\x89PNG\r\n\x1a\n...."))).toBe("png");
  expect(fileKind(bytes("GIF89a"))).toBe("gif");
  expect(fileKind(bytes("RIFF1234WEBPVP8 "))).toBe("webp");
});

test("photos of a phone are told from videos of a phone", () => {
  expect(fileKind(bytes("\0\0\0\x18ftypheic\0\0\0\0mif1heic"))).toBe("heic");
  expect(fileKind(bytes("\0\0\0\x18ftypmif1\0\0\0\0mif1heic"))).toBe("heic");
  expect(fileKind(bytes("\0\0\0\x18ftypmif1\0\0\0\0avifmiaf"))).toBe("avif");
  expect(fileKind(bytes("\0\0\0\x18ftypisom\0\0\0\0isomavc1"))).toBe("mp4");
});

test("a drawing is known behind its declaration and comments", () => {
  expect(fileKind(bytes('<?xml version="1.0"?>\n<!-- logo -->\n<svg xmlns="x">'))).toBe("svg");
  expect(fileKind(bytes("<html><svg></svg></html>"))).toBeNull();
});

test("a text called .jpg and an empty file are nothing we take", () => {
  expect(fileKind(bytes("hola, soy una foto"))).toBeNull();
  expect(fileKind(new Uint8Array())).toBeNull();
});

test("what moves is not to be redrawn", () => {
  expect(isAnimated("webp", bytes("RIFF1234WEBPVP8X....ANIM"))).toBe(true);
  expect(isAnimated("webp", bytes("RIFF1234WEBPVP8 "))).toBe(false);
  expect(isAnimated("png", bytes("\x89PNG....acTL"))).toBe(true);
  expect(isAnimated("gif", bytes("GIF89a"))).toBe(true);
});
