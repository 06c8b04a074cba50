import { describe, expect, it } from "vitest";
import { pictureFormats, pictureSet, pictureUrl } from "#app/ui/pictures/picture-url.ts";
import { pictureWidths } from "#shared/picture-sizes.ts";
import { formats, readPictureAddress } from "./picture-address.ts";

describe("the address of a picture", () => {
  it("says which file, how wide and in which format", () => {
    expect(readPictureAddress("/pictures/1106.avif/media_assets/acacias/sala%20de%20pesas.jpg")).toEqual({
      bucket: "media_assets",
      name: "acacias/sala de pesas.jpg",
      width: 1106,
      height: null,
      format: "avif",
    });
  });

  it("may ask for a cut", () => {
    expect(readPictureAddress("/pictures/600-3x4.webp/video/dQw4w9WgXcQ")).toMatchObject({ width: 600, height: 800 });
  });

  it.each([
    ["/pictures/1107.avif/media_assets/a.jpg", "this width is not made"],
    ["/pictures/99999.avif/media_assets/a.jpg", "the address is not one of a picture"],
    ["/pictures/600-5x3.avif/media_assets/a.jpg", "this shape is not made"],
    ["/pictures/600.tiff/media_assets/a.jpg", "this format is not made"],
    ["/pictures/600.avif/media_assets/..%2f..%2fetc%2fpasswd", "this is not the name of a file"],
    ["/pictures/600.avif/media_assets/%2e%2e/a.jpg", "this is not the name of a file"],
    ["/pictures/600.avif/media_assets/a%00.jpg", "this is not the name of a file"],
    ["/pictures/600.avif/media_assets/a\\b.jpg", "this is not the name of a file"],
    ["/pictures/600.avif/media_assets/%E0%A4%A", "this is not the name of a file"],
    ["/pictures/600.avif/media_assets/", "the address is not one of a picture"],
    [`/pictures/600.avif/media_assets/${"a".repeat(600)}`, "the address is not one of a picture"],
    ["/pictures/600.avif/https://evil.example/a.jpg", "the address is not one of a picture"],
  ])("%s is refused", (path, reason) => {
    expect(readPictureAddress(path)).toBe(reason);
  });
});

describe("pages and server agree", () => {
  it("on formats", () => {
    expect(formats).toEqual(expect.arrayContaining([...pictureFormats]));
  });

  it("on every address a page writes", () => {
    for (const src of ["/storage/v1/object/public/media_assets/a/b.jpg", "/assets/x-1.jpg", "video:dQw4w9WgXcQ"]) {
      for (const entry of pictureSet(src, 2400, "webp", "3x4")?.split(", ") ?? []) {
        expect(readPictureAddress(entry.split(" ")[0] ?? "")).toHaveProperty("name");
      }
    }
  });

  it("that no step sends 1.3 times the pixels", () => {
    const steps = pictureWidths.slice(1).map((width, index) => (width / (pictureWidths[index] ?? 1)) ** 2);
    expect(Math.max(...steps)).toBeLessThan(1.3);
  });

  it("that drawings and pictures of other sites are left as they are", () => {
    expect(pictureUrl("/storage/v1/object/public/media_assets/logo.svg", 600, "avif")).toBeNull();
    expect(pictureUrl("https://other.example/a.jpg", 600, "avif")).toBeNull();
    expect(pictureSet("https://other.example/storage/v1/object/public/b/a.jpg", 600, "avif")).toBeNull();
  });
});
