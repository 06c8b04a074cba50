import { expect, test } from "vitest";
import { parseObjectAddress } from "./object-name.ts";

test.each([
  ["public-assets/logo.svg", "logo.svg"],
  ["media_assets/acacias/1700000000000_sala.jpg", "acacias/1700000000000_sala.jpg"],
  ["public-assets/con%20espacio%20(1).png", "con espacio (1).png"],
  ["public-assets/.emptyFolderPlaceholder", ".emptyFolderPlaceholder"],
  ["public-assets/a..b/c...png", "a..b/c...png"],
])("%s names a file", (address, name) => {
  expect(parseObjectAddress(address).name).toBe(name);
});

test.each([
  "public-assets",
  "public-assets/",
  "/logo.svg",
  "public-assets/%2Fetc/passwd",
  "public-assets/a%2F..%2F..%2Fetc%2Fpasswd",
  "public-assets/..",
  "public-assets/./a",
  "public-assets/a//b",
  "public-assets/a/",
  "public-assets/a%00.png",
  "public-assets/a%5C..%5Cb",
  "public-assets/%C3%B1.png",
  "public-assets/a%0Ab",
  "public-assets/%E0%A4%A",
  "public-assets/%3Cscript%3E",
  `public-assets/${"a".repeat(1025)}`,
])("%s is refused", (address) => {
  expect(() => parseObjectAddress(address)).toThrow(expect.objectContaining({ code: "InvalidKey", status: 400 }));
});
