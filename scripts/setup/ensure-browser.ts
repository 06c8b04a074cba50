import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

// The one without windows comes first: the journeys take half the time in it.
const headless = "chromium-headless-shell";
const names = [
  headless,
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "chrome.exe",
];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
  "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
];

/**
 * Path of a Chromium or Chrome: `CHROMIUM_PATH`, one on the machine, else one that is installed now (by the system's
 * package manager when we are root, by the test tool within 30 s otherwise).
 * @throws Error with one sentence saying what to do when there is none and none can be had.
 */
export function ensureBrowser(): string {
  return findBrowser() ?? installBrowser();
}

function findBrowser(): string | undefined {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (isExecutable(asked)) return asked;
    throw new Error(`CHROMIUM_PATH names ${asked}, which cannot be run.`);
  }
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places, chromium.executablePath()].find((text) => isExecutable(text));
}

function installBrowser(): string {
  console.log("No Chromium or Chrome on this machine: installing one …");
  const attempts: [string, string[], number][] = [];
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    attempts.push(["apt-get", ["update", "-q"], 300_000]);
    // Older releases have only the whole browser.
    for (const name of [headless, "chromium"]) attempts.push(["apt-get", ["install", "-qy", name], 900_000]);
  }
  attempts.push([process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], 30_000]);
  for (const [command, args, timeout] of attempts) {
    spawnSync(command, args, { stdio: "inherit", timeout, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
    const found = findBrowser();
    if (found) return found;
  }
  throw new Error(
    "The browser journeys need Chromium or Chrome: install one, or set CHROMIUM_PATH to its executable, and run `npm test` again.",
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== "";
  } catch {
    return false;
  }
}
