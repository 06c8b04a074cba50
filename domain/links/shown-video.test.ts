import { expect, it } from "vitest";
import { shownVideo } from "./shown-video.ts";

it.each([
  ["/storage/v1/object/public/public-assets/events/noche.mp4", { kind: "file" }],
  ["https://cdn.example/noche.webm?v=2", { kind: "file" }],
  ["https://youtu.be/dQw4w9WgXcQ", { kind: "youtube", id: "dQw4w9WgXcQ" }],
])("knows %s for a video", (address, video) => {
  expect(shownVideo(address)).toMatchObject(video);
});

it.each([null, "", "https://vimeo.com/1", "javascript:alert(1)//a.mp4", "/images/a.jpg"])(
  "plays nothing of %s",
  (text) => {
    expect(shownVideo(text)).toBeNull();
  },
);
