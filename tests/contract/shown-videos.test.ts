import { expect, test } from "vitest";
import { isShownVideo } from "#server/pictures/is-shown-video.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const it = await testBackend();

test("a video is one of ours when an episode or an event has it, and nothing else makes it one", async () => {
  const [episode] = await it.sql<{ youtube_id: string }[]>`select youtube_id from ninecast_episodes limit 1`;
  const link = {
    url: "http://backend.test",
    publishableKey: it.backend.publishableKey,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => it.backend.fetch(new Request(input, init)),
  };
  expect(await isShownVideo(link, episode?.youtube_id ?? "")).toBe(true);
  await it.sql`insert into events (title, event_date, video_url) values ('Uno', '1 ENE', 'https://youtu.be/aaaaaaaaaaa')`;
  expect(await isShownVideo(link, "aaaaaaaaaaa")).toBe(true);
  for (const id of ["dQw4w9WgXcQ", "", "*", "x&youtube_id=not.is.null"]) {
    expect(await isShownVideo(link, id), id).toBe(false);
  }
});
