import { expect, test } from "./fixtures/journey.ts";

test("a notice waits while it is pointed at, and goes by a swipe, by its cross or after five seconds @desktop", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("cookie_consent", "true");
    sessionStorage.setItem("lead_popup_seen", "true");
  });
  await page.goto("/");
  const notice = page.locator(".toast");
  const open = async () => {
    await page.getByRole("button", { name: "CAÑAVERAL" }).click();
    await expect(notice).toContainText("Club CAÑAVERAL en construcción");
  };
  const clock = () =>
    notice.evaluate((element) => element.querySelector(".toast__clock")?.getAnimations()[0]?.playState);

  await test.step("it waits while it is pointed at", async () => {
    await open();
    await notice.hover();
    await expect.poll(clock).toBe("paused");
    await page.mouse.move(5, 5);
    await expect.poll(clock).toBe("running");
  });

  const box = await notice.boundingBox();
  if (!box) throw new Error("the notice is not on the page");
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 100, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 100 + distance, box.y + 20, { steps: 4 });
    await page.mouse.up();
  };
  await test.step("a swipe of 40 px leaves it, one of 60 px takes it away", async () => {
    await swipe(40);
    await expect(notice).toHaveCount(1);
    await swipe(60);
    await expect(notice).toHaveCount(0);
  });

  await test.step("it goes at a press on its cross", async () => {
    await open();
    await notice.getByRole("button", { name: "Cerrar" }).click();
    await expect(notice).toHaveCount(0);
  });

  await test.step("it goes by itself after five seconds", async () => {
    await open();
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
});
