import type { Browser, Page } from "@playwright/test";
import { staff } from "./staff.ts";

/** The panel on a desk's screen, with the member of staff of `staffEnvironment` signed in. */
export async function openPanel(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await page.waitForURL(/\/admin$/);
  return page;
}
