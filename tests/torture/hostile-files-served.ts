import type { Page } from "@playwright/test";
import { hostileFiles, tells } from "./hostile-files.ts";
import { headersOf, type OwnerAccess } from "./ledger.ts";
import type { Watch } from "./watch-page.ts";

/** What a browser would run when it is opened. */
const runnable = /html|javascript|(?<!svg\+)xml|css|pdf/;

/** What does not come by then, as a drawing that never ends, is left. */
const patienceMs = 3_000;

/** Uploads every hostile file, then opens what was taken as a visitor may: as a page, as a picture, as bytes. */
export async function tryFiles(
  access: OwnerAccess,
  page: Page,
  watch: Watch,
): Promise<{ text: string; misses: string[] }> {
  const misses: string[] = [];
  const files = await hostileFiles();
  let taken = 0;
  for (const { name, content, type } of files) {
    const address = `/storage/v1/object/public-assets/hostile/${name.includes("%") ? name : encodeURIComponent(name)}`;
    const headers = { ...headersOf(access), "content-type": type };
    const answer = await fetch(access.url + address, { method: "POST", headers, body: new Uint8Array(content) });
    await answer.arrayBuffer();
    if (answer.status >= 500) misses.push(`${name}: the upload was answered with ${answer.status}`);
    if (!answer.ok) continue;
    taken += 1;
    const url = access.url + address.replace("/object/", "/object/public/");
    const served = await fetch(url);
    const bytes = Buffer.from(await served.arrayBuffer());
    const kind = served.headers.get("content-type") ?? "";
    if (served.status !== 200) misses.push(`${name}: taken, and then answered with ${served.status}`);
    if (runnable.test(kind)) misses.push(`${name}: served as ${kind}`);
    if (served.headers.get("x-content-type-options") !== "nosniff") misses.push(`${name}: without nosniff`);
    if (tells(bytes).length > 0) misses.push(`${name}: still says ${tells(bytes).join()}`);
    await page.goto(url, { waitUntil: "load", timeout: patienceMs }).catch(() => null);
    await page.waitForTimeout(30);
    // Not over the file itself, whose policy lets nothing in.
    await page.goto("about:blank");
    await page
      .setContent(`<img src="${url}"><object data="${url}"></object>`, { timeout: patienceMs })
      .catch(() => null);
    await page.waitForTimeout(30);
    misses.push(...watch.taken().map((text) => `${name}: ${text}`));
  }
  return {
    text: `${files.length} files, ${taken} of them taken and opened as a page, as a picture and as an object`,
    misses,
  };
}
