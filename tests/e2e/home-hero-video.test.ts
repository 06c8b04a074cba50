import { devices } from "@playwright/test";
import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

/** A player that says it plays as soon as it is listened to, and writes down what it is told. */
const player = `<!doctype html><meta charset="utf-8"><title>Vídeo</title><script>
  addEventListener("message", ({ data, source }) => {
    const { event, func } = JSON.parse(data);
    document.title = func ?? document.title;
    if (event === "listening") source.postMessage(JSON.stringify({ event: "onStateChange", info: 1 }), "*");
  });
</script>`;

// Its video plays for whoever wants motion.
test.use({ userAgent: devices["Desktop Chrome"].userAgent, reducedMotion: "no-preference" });

test.beforeEach(async ({ page, site, restoreAfter }) => {
  await cookiesAnswered(page);
  await page.addInitScript(() => {
    if (self === top) sessionStorage.setItem("lead_popup_seen", "true");
  });
  await restoreAfter("site_content");
  await site.sql`
    update site_content set content_value = 'https://www.youtube.com/shorts/abcdefghijk'
    where content_key = 'hero_video_url'`;
  await page.route("https://video.example.test/**", (route) =>
    route.fulfill({ contentType: "text/html", body: player }),
  );
});

async function openHome(page: Page) {
  await page.goto("/");
  await expect(page.locator("[data-src*='video.example.test']")).toHaveCount(1);
}

const video = (page: Page) => page.locator("iframe[title='Vídeo de fondo']");

test("the hero's video plays muted and in a loop, and can be paused @phone", async ({ page }) => {
  await openHome(page);
  await expect(video(page)).toHaveAttribute(
    "src",
    /^https:\/\/video\.example\.test\/embed\/abcdefghijk\?(?=.*autoplay=1)(?=.*mute=1)(?=.*loop=1&playlist=abcdefghijk)/,
  );
  const pause = page.getByRole("button", { name: "Pausar el vídeo" });
  await pause.click();
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  const told = () =>
    page
      .frames()
      .find((frame) => frame.url().includes("abcdefghijk"))
      ?.title();
  await expect.poll(told).toBe("pauseVideo");
  await pause.click();
  await expect.poll(told).toBe("playVideo");
});

test.describe("with less motion wished for", () => {
  test.use({ reducedMotion: "reduce" });

  test("the picture stays still and the video's host hears nothing @desktop", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).hostname));
    await openHome(page);
    await expect(page.locator(".hero__words")).toHaveAttribute("data-awake");
    await expect(video(page)).toHaveCount(0);
    expect(asked).not.toContain("video.example.test");
  });
});
