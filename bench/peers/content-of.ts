import { readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import type { PeerContent } from "./peer.ts";

const hero = "supabase/demo/media/public-assets/hero/home-hero.jpg";

/** The words of a site's home page as a browser has them, and the picture of its demo content. */
export async function contentOf(url: string, browser: Browser): Promise<PeerContent> {
  const page = await browser.newPage();
  await page.goto(url);
  const words = await page.evaluate(() => {
    const wordsOf = (element: Element | null) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";
    return {
      title: wordsOf(document.querySelector("h1")),
      sections: [...document.querySelectorAll("main section:has(h2)")].map((section) => ({
        heading: wordsOf(section.querySelector("h2")),
        paragraphs: [...section.querySelectorAll("p, h3, li")].map(wordsOf).filter((it) => it !== ""),
      })),
    };
  });
  await page.close();
  return { ...words, hero: readFileSync(hero) };
}
