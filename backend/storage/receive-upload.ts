import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseMultipartRequest,
} from "@remix-run/multipart-parser";
import type { FileStore, ReceivedFile } from "./file-store.ts";
import { invalidRequest, notSupported, StorageError } from "./storage-error.ts";

/** What arrived with an upload: the file, and for how many seconds it may be kept by browsers. */
export interface Upload {
  file: ReceivedFile;
  maxAge: number;
}

const defaultMaxAge = 3600;

/**
 * Receives the file of a request, sent as a form (a browser's `File` or `Blob`) or as the body itself. Throws
 * StorageError for one too large, broken off, empty or not a form, and leaves nothing behind then.
 */
export async function receiveUpload(request: Request, store: FileStore, limit: number): Promise<Upload> {
  refuseExtras(request);
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (declared > limit + (isForm ? formAllowance : 0)) throw tooLarge();
  const upload = isForm ? await receiveForm(request, store, limit) : await receiveBody(request, store, limit);
  const isCut = !isForm && Number.isFinite(declared) && upload.file.size !== declared;
  if (upload.file.size > 0 && !isCut) return upload;
  await store.discard(upload.file.path);
  throw isCut ? brokenOff() : invalidRequest("The file is empty");
}

async function receiveBody(request: Request, store: FileStore, limit: number): Promise<Upload> {
  const maxAge = readMaxAge(/max-age=(\d+)/.exec(request.headers.get("cache-control") ?? "")?.[1]);
  return { file: await store.receive(bytesOf(request), limit), maxAge };
}

// What the parts' headers and the fields beside the file may take.
const formAllowance = 64 * 1024;

async function receiveForm(request: Request, store: FileStore, limit: number): Promise<Upload> {
  const limits = { maxFileSize: limit, maxTotalSize: limit + formAllowance, maxParts: 8, maxHeaderSize: 8192 };
  let file: ReceivedFile | null = null;
  let maxAge = defaultMaxAge;
  try {
    for await (const part of parseMultipartRequest(request, limits)) {
      if (part.isFile && file) throw invalidRequest("One file at a time");
      if (part.isFile) file = await store.receive(part.content, limit);
      else if (part.name === "cacheControl") maxAge = readMaxAge(part.text);
      else throw notSupported(`The field "${part.name?.slice(0, 40)}"`);
    }
  } catch (error) {
    if (file) await store.discard(file.path);
    throw asUploadError(error);
  }
  if (!file) throw invalidRequest("The form holds no file");
  return { file, maxAge };
}

async function* bytesOf(request: Request): AsyncGenerator<Uint8Array> {
  const chunks = request.body?.[Symbol.asyncIterator]();
  if (!chunks) return;
  for (;;) {
    const next = await chunks.next().catch(() => {
      throw brokenOff();
    });
    if (next.done) return;
    yield next.value;
  }
}

function asUploadError(error: unknown): unknown {
  if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) return tooLarge();
  if (error instanceof MultipartParseError) return invalidRequest(`Not a form: ${error.message}`);
  // What the disk says carries a code of its own; the rest comes from a body that stopped.
  const isOurs = error instanceof StorageError || (error instanceof Error && "syscall" in error);
  return isOurs ? error : brokenOff();
}

function refuseExtras(request: Request): void {
  if (request.headers.has("x-metadata")) throw notSupported("Metadata of one's own");
  if (request.headers.has("content-encoding")) throw notSupported("A content encoding");
}

function readMaxAge(text: string | undefined): number {
  const seconds = Number(/^(?:max-age=)?(\d{1,9})$/.exec(text ?? "")?.[1] ?? defaultMaxAge);
  return Math.min(seconds, 365 * 24 * 3600);
}

const tooLarge = () => new StorageError(413, "EntityTooLarge", "The object exceeded the maximum allowed size");
const brokenOff = () => invalidRequest("The upload broke off");
