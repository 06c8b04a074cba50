import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { galleryAlt, galleryCaption, galleryFiles, inGalleryOrder } from "./gallery.ts";
import { isVideoFile, ownFileAddress } from "./own-file.ts";
import { renamesForOrder } from "./renames-for-order.ts";
import { fileEnding, safeFileName, timestampedName } from "./safe-file-name.ts";

const now = new Date(1763622123456);
const files = (names: string[]) => names.map((name) => ({ name }));

it.each([
  ["Piña (1).JPG", "pina-1.jpg"],
  ["fuerza después.webp", "fuerza-despues.webp"],
  ["../../etc/passwd", "etc-passwd"],
  ["💪.png", "archivo.png"],
  [".htaccess", "htaccess"],
  ["a.b.c.svg", "a-b-c.svg"],
  ["foto", "foto"],
  ["", "archivo"],
  ["CON\u0000.jpg", "con.jpg"],
])("stores «%s» as %s", (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

it("gives every file a name that an address holds as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const safe = safeFileName(name);
      expect(safe).toMatch(/^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]{1,8})?$/);
      expect(safe.length).toBeLessThanOrEqual(89);
    }),
  );
});

it("puts the moment before the name of an upload", () => {
  expect(timestampedName("Sala de Fuerza.jpeg", now)).toBe("1763622123456_sala-de-fuerza.jpeg");
  expect(fileEnding("LOGO.SVG")).toBe(".svg");
});

describe("a club's gallery", () => {
  it("does not show the placeholder of an empty folder", () => {
    expect(galleryFiles(files([".emptyFolderPlaceholder"]))).toEqual([]);
  });

  it("calls a picture by its name, without the moment and the ending", () => {
    expect(["1763622123456_sala-de-fuerza.jpg", "barra.webp", "1763622123456_.jpg"].map(galleryCaption)).toEqual([
      "sala-de-fuerza",
      "barra",
      "1763622123456_.jpg",
    ]);
  });

  it("says what a picture shows where its name does", () => {
    const names = ["1763622123456_sala-de-fuerza.jpg", "Piscina fría.webp", "1763622123456_IMG-2041.jpg", "barra.webp"];
    expect(names.map(galleryAlt)).toEqual(["sala de fuerza", "Piscina fría", null, null]);
  });

  it("renames nothing that is in order", () => {
    expect(renamesForOrder(["1700000000000_a.jpg", "1700000000001_b.jpg"], now)).toEqual([]);
  });

  it("renames only the picture that moved, into the time between its neighbours", () => {
    const [a, b, c] = ["1700000000000_a.jpg", "1700000100000_b.jpg", "1700000200000_c.jpg"] as const;
    expect(renamesForOrder([a, c, b], now)).toEqual([{ from: b, to: "1763622123456_b.jpg" }]);
    expect(renamesForOrder([c, a, b], now)).toEqual([{ from: c, to: "1699999940000_c.jpg" }]);
    expect(renamesForOrder([a, "1700000300000_d.jpg", b, c], now)).toEqual([
      { from: "1700000300000_d.jpg", to: "1700000050000_d.jpg" },
    ]);
  });

  it("renames from the first that is out of order where no time is free", () => {
    expect(renamesForOrder(["1700000000001_b.jpg", "1700000000003_d.jpg", "1700000000002_c.jpg"], now)).toEqual([
      { from: "1700000000002_c.jpg", to: "1763622123456_c.jpg" },
    ]);
    expect(
      renamesForOrder(["01-a.jpg", "1700000000009_z.jpg", "1700000000002_b.jpg", "1700000000003_c.jpg"], now),
    ).toEqual([
      { from: "1700000000009_z.jpg", to: "1763622123456_z.jpg" },
      { from: "1700000000002_b.jpg", to: "1763622123457_b.jpg" },
      { from: "1700000000003_c.jpg", to: "1763622123458_c.jpg" },
    ]);
  });

  it("takes no name that another picture has", () => {
    const names = ["1700000000000_a", "1700000900000_c", "1700000100000_b", "1700000200000_d", "1700000050000_c"];
    expect(renamesForOrder(names, now)).toEqual([
      { from: "1700000900000_c", to: "1763622123456_c" },
      { from: "1700000100000_b", to: "1763622123457_b" },
      { from: "1700000200000_d", to: "1763622123458_d" },
      { from: "1700000050000_c", to: "1763622123459_c" },
    ]);
  });

  it("renames what sorts after any time as well", () => {
    expect(renamesForOrder(["99-a.jpg", "1700000000000_b.jpg"], now)).toEqual([
      { from: "99-a.jpg", to: "1763622123456_99-a.jpg" },
      { from: "1700000000000_b.jpg", to: "1763622123457_b.jpg" },
    ]);
  });

  it("comes out in the order that staff dragged it into", () => {
    const name = fc.stringMatching(/^(\d{2}-|1763622123\d{3}_|[a-z])[a-z]{1,4}\.jpg$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 15 }), (names) => {
        const renames = new Map(renamesForOrder(names, now).map(({ from, to }) => [from, to]));
        const renamed = names.map((text) => renames.get(text) ?? text);
        expect(new Set(renamed).size).toBe(names.length);
        for (const to of renames.values()) expect(names).not.toContain(to);
        expect(inGalleryOrder(files(renamed)).map((entry) => entry.name)).toEqual(renamed);
      }),
    );
  });
});

it.each([
  [
    "http://localhost:3000/storage/v1/object/public/media_assets/retiro/a.jpg",
    "/storage/v1/object/public/media_assets/retiro/a.jpg",
  ],
  [
    "https://x.example/storage/v1/object/public/public-assets/a.jpg?v=2",
    "/storage/v1/object/public/public-assets/a.jpg?v=2",
  ],
  ["/storage/v1/object/public/public-assets/a.jpg", "/storage/v1/object/public/public-assets/a.jpg"],
  ["https://x.example/storage/v1/object/public/otro/a.jpg", "https://x.example/storage/v1/object/public/otro/a.jpg"],
  ["https://fotos.example/a.jpg", "https://fotos.example/a.jpg"],
  ["", ""],
])("keeps the address %s as %s", (address, kept) => {
  expect(ownFileAddress(address)).toBe(kept);
});

it("tells a video by its address, in memory by the name behind it", () => {
  const addresses = [
    "/a.mp4",
    "/a.WEBM?v=1#t=2",
    "blob:https://x.example/1#Sala.mp4",
    "blob:https://x.example/1#a.png",
  ];
  expect(addresses.map(isVideoFile)).toEqual([true, true, true, false]);
});
