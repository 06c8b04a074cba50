import { rename } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { cutRound } from "./cut-round.ts";
import { drawShareCard, type ShareCardJob, warmLetters } from "./draw-share-card.ts";
import type { FocalPoint } from "./focal-points.ts";
import { meanColours } from "./mean-colours.ts";

/** One picture to make from a file into a file. */
export interface ResizeJob {
  from: string;
  to: string;
  width: number;
  height: number | null;
  format: "avif" | "webp" | "jpeg";
  /** What the cut is made round; what catches the eye where nobody has said. */
  focal?: FocalPoint | undefined;
}

/** A picture whose colours are asked for. */
export interface ColoursJob {
  coloursOf: string;
}

/** A card to draw. */
export interface CardJob {
  card: ShareCardJob;
}

/** `mostMs`: the processor time that it may take; `effort`: how thoroughly an AVIF is packed, from 0 to 9. */
export type PictureJob = (ResizeJob | ColoursJob | CardJob) & { mostMs: number; effort: number };

/** `colours` as `meanColours` gives them, where they were asked for. */
export type PictureResult = { ok: true; colours: string | null } | { ok: false; reason: string };

const mostPixels = 50_000_000;

// A process of its own, which `picture-resizer.ts` gives a low priority: the memory goes back when it ends.
sharp.concurrency(1);
sharp.cache(false);

// The letters are looked for when a text is drawn first, which takes longer than drawing: nobody's card waits for it.
warmLetters().catch(() => undefined);

process.on("disconnect", () => process.exit());
process.on("message", (job: PictureJob) => {
  const stopWatching = watchProcessorTime(job.mostMs);
  work(job)
    .then(
      (colours): PictureResult => ({ ok: true, colours }),
      (error): PictureResult => ({ ok: false, reason: error instanceof Error ? error.message : String(error) }),
    )
    .then((result) => {
      stopWatching();
      process.send?.(result);
    });
});

/** Ends this process when one picture takes more of the processor than that: sharp cannot be stopped otherwise. */
function watchProcessorTime(mostMs: number): () => void {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > mostMs) process.kill(process.pid, "SIGKILL");
  }, 250);
  return () => clearInterval(timer);
}

async function work(job: PictureJob): Promise<string | null> {
  if ("coloursOf" in job) return meanColours(job.coloursOf);
  await ("card" in job ? drawShareCard(job.card) : resize(job, job.effort));
  return null;
}

async function resize({ from, to, width, height, format, focal }: ResizeJob, effort: number): Promise<void> {
  const original = sharp(from, { limitInputPixels: mostPixels, failOn: "error" }).autoOrient();
  const picture =
    height === null ? original.resize({ width, withoutEnlargement: true }) : await cut(original, width, height, focal);
  const encoded = {
    avif: () => picture.avif({ quality: 46, effort, chromaSubsampling: "4:2:0" }),
    webp: () => picture.webp({ quality: 74, effort: 4, smartSubsample: true }),
    jpeg: () => picture.jpeg({ quality: 76, mozjpeg: true }),
  }[format]();
  const aside = `${to}.${process.pid}`;
  await encoded.toFile(aside);
  await rename(aside, to);
}

/** The shape that was asked for, as large as the original has pixels for, round its point or what catches the eye. */
async function cut(original: Sharp, width: number, height: number, focal: FocalPoint | undefined): Promise<Sharp> {
  const { autoOrient: own } = await original.metadata();
  const scale = Math.min(1, own.width / width, own.height / height);
  return cutRound(original, { width: Math.round(width * scale), height: Math.round(height * scale) }, focal);
}
