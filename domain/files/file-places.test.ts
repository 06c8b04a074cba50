import { expect, it } from "vitest";
import { enoughWidths, placeOfField } from "./file-places.ts";

it.each([
  ["clubs", "hero_image", "cabecera"],
  ["merch", "image_url", "foto"],
  ["ninecast", "image_url", "imagen"],
  ["landings", "footerLogo", "contenido"],
  ["", "hero_image_url", "imagen"],
  ["otra", "image", undefined],
])("knows the place of a field in the folder «%s»: %s", (folder, column, words) => {
  expect(placeOfField(folder, column)?.words).toBe(words);
});

it("asks no width of a video", () => {
  expect(Object.keys(enoughWidths)).toContain("clubs.image");
  expect(Object.keys(enoughWidths)).not.toContain("events.video_url");
});
