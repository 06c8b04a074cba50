import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { type RunningSite, runSite, serverCommand } from "../bench/measure/running-site.ts";
import { contactSheet, type SheetPicture } from "./pictures/contact-sheet.ts";
import { panelShots, publicShots, type Shot } from "./pictures/shots.ts";
import { ensureBrowser } from "./setup/ensure-browser.ts";

// Renews the pictures in docs/: the contact sheets of the public site, the one of the README, the manual's screens.
const folder = "docs/pictures";
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const staff = { email: "ana@ninefitness.example", password: "foto-del-panel-9" };

const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-pictures-"));
chmodSync(dataDir, 0o755);
process.env.ADMIN_EMAIL = staff.email;
process.env.ADMIN_PASSWORD = staff.password;
const site = await runSite(serverCommand, dataDir);
// Letters stand where a person's browser puts them, not on whole pixels.
const args = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"];
const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
try {
  mkdirSync(folder, { recursive: true });
  const phone = await takePublic(browser, site, "phone");
  const desk = await takePublic(browser, site, "desk");
  writeFileSync(join(folder, "site-390.jpg"), await contactSheet(phone, 260, 6));
  writeFileSync(join(folder, "site-1440.jpg"), await contactSheet(desk, 480, 4));
  writeFileSync(join(folder, "home.jpg"), await besideEachOther(desk[0], phone[0]));
  await takePanel(browser, site);
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function takePublic(on: Browser, { url }: RunningSite, size: keyof typeof sizes): Promise<SheetPicture[]> {
  const context = await on.newContext({ viewport: sizes[size], locale: "es-ES", reducedMotion: "reduce" });
  await context.addInitScript(() => {
    localStorage.setItem("cookie_consent", "true");
    sessionStorage.setItem("lead_popup_seen", "true");
  });
  const page = await context.newPage();
  const pictures: SheetPicture[] = [];
  for (const shot of publicShots) pictures.push({ name: shot.path, png: await take(page, url, shot, true) });
  await context.close();
  return pictures;
}

async function takePanel(on: Browser, { url }: RunningSite): Promise<void> {
  const context = await on.newContext({ viewport: sizes.desk, locale: "es-ES", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await page.waitForURL(`${url}/admin`);
  for (const shot of panelShots) {
    const picture = sharp(await take(page, url, shot, false)).resize({ width: 1080 });
    await picture.jpeg({ quality: 80, mozjpeg: true }).toFile(join(folder, `${shot.name}.jpg`));
  }
  await context.close();
}

async function take(page: Page, url: string, shot: Shot, fullPage: boolean): Promise<Buffer> {
  // Every picture of a page is made anew, behind whatever else the machine does.
  await page.goto(url + shot.path, { timeout: 180_000 });
  await shot.prepare?.(page);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await waitForPictures(page);
  return page.screenshot({ fullPage });
}

/** Those too that load when they come near the screen, or never as long as nobody opens what has them. */
async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    const late = [...document.images].filter((image) => !image.complete);
    await Promise.race([
      Promise.all(
        late.map((element) => new Promise((resolve) => element.addEventListener("load", resolve, { once: true }))),
      ),
      new Promise((resolve) => setTimeout(resolve, 60_000)),
    ]);
  });
}

async function besideEachOther(desk: SheetPicture | undefined, phone: SheetPicture | undefined): Promise<Buffer> {
  if (!desk || !phone) throw new Error("The home page comes first among the shots.");
  const height = 640;
  const [left, right] = await Promise.all([
    sharp(desk.png)
      .extract({ left: 0, top: 0, ...sizes.desk })
      .resize({ height })
      .toBuffer(),
    sharp(phone.png)
      .extract({ left: 0, top: 0, ...sizes.phone })
      .resize({ height })
      .toBuffer(),
  ]);
  const { width = 0 } = await sharp(left).metadata();
  const { width: narrow = 0 } = await sharp(right).metadata();
  return sharp({ create: { width: width + 16 + narrow, height, channels: 3, background: "#ffffff" } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: width + 16, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
