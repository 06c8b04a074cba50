import { expect, it } from "vitest";
import { youtubeId } from "../links/youtube-id.ts";
import { heroVideo } from "./hero-video.ts";

const id = "a1B2c3D4-_e";

it.each([
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}?si=share&t=3`,
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?list=x&v=${id}#t=3`,
  `http://m.youtube.com/watch?v=${id}`,
  `youtube.com/watch?v=${id}`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/embed/${id}?autoplay=1`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `  ${id} `,
])("finds the video in %s", (link) => {
  expect(youtubeId(link)).toBe(id);
});

it.each([
  "",
  null,
  undefined,
  "hola",
  "https://youtu.be/",
  "https://youtu.be/corto",
  `https://video.example/watch?v=${id}`,
  `https://youtube.com.example/watch?v=${id}`,
  "https://www.youtube.com/@ninefitness",
  `https://youtu.be/${id}"onload=x`,
])("finds no video in %s", (link) => {
  expect(youtubeId(link)).toBeNull();
});

it("plays muted, at once and in a loop", () => {
  const src = new URL(heroVideo(`https://youtu.be/${id}`)?.src ?? "");
  expect(src.pathname).toBe(`/embed/${id}`);
  expect(Object.fromEntries(src.searchParams)).toMatchObject({ autoplay: "1", mute: "1", loop: "1", playlist: id });
});

it("shows the picture when the link names no video", () => {
  expect(heroVideo("https://video.example/x.mp4")).toBeNull();
});
