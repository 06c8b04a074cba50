import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { TooManyParts } from "./count-parts.ts";
import { stripNotes } from "./strip-notes.ts";

const place = {
  IFD0: { Make: "Camera of Ana" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 25/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "3/1 42/1 0/1" },
};
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>40,25N</exif:GPSLatitude></x:xmpmeta>';
const noted = () =>
  plainPicture(40, 30).withExif(place).withMetadata({ orientation: 6 }).withXmp(xmp).withIccProfile("p3");

const kinds: Record<string, (picture: Sharp) => Sharp> = {
  "image/jpeg": (row) => row.jpeg(),
  "image/png": (row) => row.png(),
  "image/webp": (row) => row.webp(),
  "image/avif": (row) => row.avif(),
};

/** What a program that looks for the place would find. */
const tells = (file: Buffer) => ["Camera of Ana", "GPSLatitude"].filter((text) => file.includes(text));

describe.each(Object.entries(kinds))("%s", (kind, encode) => {
  test("loses place and camera; pixels, colours and which way up it is stay", async () => {
    const file = await encode(noted()).toBuffer();
    const before = await sharp(file).metadata();
    expect(tells(file)).not.toEqual([]);
    const stripped = stripNotes(kind, file) ?? file;
    const after = await sharp(stripped).metadata();
    expect(tells(stripped)).toEqual([]);
    if (kind !== "image/avif") expect([before.orientation, after.orientation]).toEqual([6, 6]);
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    expect(after.icc).toEqual(before.icc);
    expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer());
    expect(stripNotes(kind, stripped)).toBeNull();
  });

  test("stays the very same file when nothing was noted", async () => {
    expect(stripNotes(kind, await encode(plainPicture(4, 4)).toBuffer())).toBeNull();
  });

  test("cut off anywhere, it is taken as it is or loses its notes all the same", async () => {
    const file = await encode(noted()).toBuffer();
    for (let length = 0; length < file.length; length += 7) stripNotes(kind, file.subarray(0, length));
  });
});

test("a moving WebP keeps its frames", async () => {
  const frames = [plainPicture(8, 8), plainPicture(8, 8, "#0000ff")].map((entry) => entry.png().toBuffer());
  const file = await sharp(await Promise.all(frames), { join: { animated: true } })
    .withExif(place)
    .webp()
    .toBuffer();
  const stripped = stripNotes("image/webp", file);
  if (!stripped) throw new Error("nothing was stripped");
  expect(tells(stripped)).toEqual([]);
  expect((await sharp(stripped, { animated: true }).metadata()).pages).toBe(2);
  expect(await sharp(stripped, { animated: true }).raw().toBuffer()).toEqual(
    await sharp(file, { animated: true }).raw().toBuffer(),
  );
});

test("a second picture behind a JPEG goes with its notes", async () => {
  const [first, second] = await Promise.all([plainPicture(8, 8).jpeg().toBuffer(), noted().jpeg().toBuffer()]);
  expect(stripNotes("image/jpeg", Buffer.concat([first, second]))).toEqual(first);
});

test("a JPEG that comes in several passes stays whole", async () => {
  const file = await noted().jpeg({ progressive: true }).toBuffer();
  const stripped = stripNotes("image/jpeg", file) ?? file;
  expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer());
});

test("a picture of nothing but parts is refused before anybody waits for it", () => {
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(4_000_000, Buffer.from([0xff, 0xe1, 0, 2]))]);
  expect(() => stripNotes("image/jpeg", jpeg)).toThrow(TooManyParts);
  const png = Buffer.concat([Buffer.alloc(8), Buffer.alloc(4_800_000, Buffer.from("000000007445587400000000", "hex"))]);
  expect(() => stripNotes("image/png", png)).toThrow(TooManyParts);
});

test("what is no picture is left alone", () => {
  expect(stripNotes("image/gif", Buffer.from("GIF89a"))).toBeNull();
  for (const kind of Object.keys(kinds)) expect(stripNotes(kind, Buffer.from("hola"))).toBeNull();
});
