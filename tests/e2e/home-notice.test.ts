import { expect, type Page, test } from "./fixtures/journey.ts";

/** Opens the notice of a club under construction; returns the box it stands in. */
async function openNotice(page: Page) {
  await page.addInitScript(() => {
    localStorage.setItem("cookie_consent", "true");
    sessionStorage.setItem("lead_popup_seen", "true");
  });
  await page.goto("/");
  await page.getByRole("button", { name: "CAÑAVERAL" }).click();
  const notice = page.locator(".toast");
  await expect(notice).toContainText("Club CAÑAVERAL en construcción");
  return notice;
}

test("a notice goes by itself after five seconds @desktop", async ({ page }) => {
  const notice = await openNotice(page);
  await page.mouse.move(5, 5);
  // The last moment of its clock, which is not sat out.
  const lasts = await notice.evaluate((element) => {
    const animation = element.querySelector(".toast__clock")?.getAnimations()[0];
    const duration = Number(animation?.effect?.getComputedTiming().endTime);
    if (animation) animation.currentTime = duration - 50;
    return duration;
  });
  expect(lasts).toBe(5000);
  await expect(notice).toHaveCount(0);
});

test("a notice stays while it is pointed at @desktop", async ({ page }) => {
  const notice = await openNotice(page);
  await notice.hover();
  const clock = () =>
    notice.evaluate((element) => element.querySelector(".toast__clock")?.getAnimations()[0]?.playState);
  await expect.poll(clock).toBe("paused");
  await page.mouse.move(5, 5);
  await expect.poll(clock).toBe("running");
});

test("a notice goes at a press on its cross", async ({ page }) => {
  const notice = await openNotice(page);
  await notice.getByRole("button", { name: "Cerrar" }).click();
  await expect(notice).toHaveCount(0);
});

for (const [distance, remains] of [
  [40, 1],
  [60, 0],
] as const) {
  test(`a swipe of ${distance} px ${remains ? "leaves the notice" : "takes the notice away"} @desktop`, async ({
    page,
  }) => {
    const notice = await openNotice(page);
    const box = await notice.boundingBox();
    if (!box) throw new Error("the notice is not on the page");
    await page.mouse.move(box.x + 100, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 100 + distance, box.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(notice).toHaveCount(remains);
  });
}
