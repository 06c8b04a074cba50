import type { Page } from "@playwright/test";
import { statusOf } from "./hostile-documents.ts";
import { faultsOf, type Watch } from "./watch-page.ts";

/** Opens a page as a person does, at each width, and waits until it is whole. Gives what is wrong with it. */
export async function lookAt(page: Page, url: string, path: string, watch: Watch): Promise<string[]> {
  const answer = await page.goto(url + path, { waitUntil: "domcontentloaded", timeout: 30_000 }).catch(() => null);
  const status = answer?.status() ?? 0;
  const faults = status === statusOf(path) ? [] : [`status ${status}`];
  if (path.startsWith("/admin")) {
    await page
      .getByText("Cargando…", { exact: true })
      .first()
      .waitFor({ state: "hidden", timeout: 10_000 })
      .catch(() => {});
    await page
      .locator("main h1")
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => faults.push("no heading"));
    const problem = page.getByText(/No se ha podido abrir|Algo ha fallado/);
    if ((await problem.count()) > 0) faults.push("it says that it cannot be opened");
  }
  faults.push(...(await faultsOf(page).catch((error: Error) => [`not looked at: ${error.message.slice(0, 200)}`])));
  // Handlers that wait for the pointer or the focus.
  await page.mouse.move(200, 300).catch(() => {});
  return [...faults, ...watch.taken()].map((text) => `${path}: ${text}`);
}

/** The pictures that stand for shared links, with a title drawn into each: that they are there and are pictures. */
export async function tryCards(page: Page, url: string, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const html = await (await fetch(url + path)).text();
    const image = await page.evaluate(
      (text) =>
        new DOMParser()
          .parseFromString(text, "text/html")
          .querySelector("meta[property='og:image']")
          ?.getAttribute("content"),
      html,
    );
    if (!image || !URL.canParse(image)) continue;
    const { pathname, search } = new URL(image);
    const answer = await fetch(url + pathname + search);
    await answer.arrayBuffer();
    const kind = answer.headers.get("content-type") ?? "";
    if (answer.status !== 200 || !kind.startsWith("image/"))
      faults.push(`${path}: its card is ${answer.status} ${kind}`);
  }
  return faults;
}
