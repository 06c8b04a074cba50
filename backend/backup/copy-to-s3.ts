import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import type { S3Client } from "../storage/s3-client.ts";
import { findStaleBackups } from "./find-stale-backups.ts";

const partSize = 16 * 2 ** 20;

/** Sends an archive to the store part by part, under its own name, and removes there what is too old. */
export async function copyToS3(s3: S3Client, path: string): Promise<void> {
  const key = encodeURIComponent(basename(path));
  const begun = await (await s3.ask("POST", `/${key}?uploads=`)).text();
  const upload = encodeURIComponent(/<UploadId>([^<]+)</.exec(begun)?.[1] ?? "");
  try {
    const parts = await sendParts(s3, path, (number) => `/${key}?partNumber=${number}&uploadId=${upload}`);
    const list = parts.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = `<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`;
    const done = await (await s3.ask("POST", `/${key}?uploadId=${upload}`, { body })).text();
    // The store may find out only after it has begun to answer.
    if (done.includes("<Error>")) throw new Error("the store could not put the parts together");
  } catch (error) {
    await s3.ask("DELETE", `/${key}?uploadId=${upload}`).catch(() => {});
    throw error;
  }
  const keys = [];
  for await (const object of s3.list("nightly-")) keys.push(object.key);
  for (const stale of findStaleBackups(keys)) await s3.remove(encodeURIComponent(stale));
}

async function sendParts(s3: S3Client, path: string, addressOf: (number: number) => string): Promise<string[]> {
  await using file = await open(path);
  const { size } = await file.stat();
  const tags: string[] = [];
  for (let position = 0; position < size; position += partSize) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(partSize, size - position)), { position });
    const body = buffer.subarray(0, bytesRead);
    const sha256 = createHash("sha256").update(body).digest("hex");
    const headers = { "x-amz-content-sha256": sha256 };
    const answer = await s3.ask("PUT", addressOf(tags.length + 1), { body, headers });
    await answer.body?.cancel();
    tags.push((answer.headers.get("etag") ?? "").replaceAll('"', "&quot;"));
  }
  return tags;
}
