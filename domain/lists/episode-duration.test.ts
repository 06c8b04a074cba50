import { expect, test } from "vitest";
import { episodeDuration, episodeSeconds } from "./episode-duration.ts";

test.each([
  ["48 min", "PT48M", 2880],
  ["1 h 02 min", "PT1H2M", 3720],
  ["1 hora y 5 minutos", "PT1H5M", 3900],
  ["2 h", "PT2H", 7200],
  ["48:12", "PT48M12S", 2892],
  ["1:02:30", "PT1H2M30S", 3750],
  ["un buen rato", null, null],
  ["48", null, null],
  ["0 min", null, null],
  ["y", null, null],
  ["", null, null],
  [null, null, null],
])("%s lasts %s", (text, iso, seconds) => {
  expect(episodeDuration(text)).toBe(iso);
  expect(episodeSeconds(text)).toBe(seconds);
});
