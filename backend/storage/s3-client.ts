import { AwsClient } from "aws4fetch";
import { StorageError } from "./storage-error.ts";

/** A bucket of an S3-compatible store. */
export interface S3Settings {
  /** Such as `https://s3.eu-south-2.amazonaws.com`; the bucket follows as the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Object {
  key: string;
  changedAt: number;
}

const patienceMs = 30_000;
const stallMs = 10_000;
const sumHeader = "x-amz-meta-sha256";

/** The few calls that we need of an S3-compatible store. All throw StorageError when it does not do what it is asked. */
export class S3Client {
  readonly #client: AwsClient;
  readonly #base: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
    // A store that stumbles is asked again twice, within a second.
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2, initRetryMs: 200 });
    this.#base = `${endpoint.replace(/\/$/, "")}/${bucket}`;
  }

  /**
   * `sha256`, in hexadecimal, lets the store notice what was damaged on the way, and stays beside the object for whoever
   * reads it. Looked at once it is there: a store that has kept a part of it has not kept it.
   */
  async put(key: string, bytes: Uint8Array, sha256: string): Promise<void> {
    const headers = { "x-amz-content-sha256": sha256, [sumHeader]: sha256 };
    await this.ask("PUT", `/${key}`, { body: bytes, headers });
    const size = Number((await this.ask("HEAD", `/${key}`)).headers.get("content-length"));
    if (size !== bytes.byteLength) throw unavailable(new Error(`of ${bytes.byteLength} bytes ${size} were kept`));
  }

  /** Null when there is no such object. What stalls for ten seconds ends; `sha256` is null for objects of before. */
  async get(key: string): Promise<{ size: number; sha256: string | null; chunks: AsyncIterable<Uint8Array> } | null> {
    const response = await this.ask("GET", `/${key}`, {}, [404]);
    const { headers, body } = response;
    if (response.status === 404 || !body) {
      await body?.cancel();
      return null;
    }
    return {
      size: Number(headers.get("content-length")),
      sha256: headers.get(sumHeader),
      chunks: untilStalled(body.getReader()),
    };
  }

  /** Removing what is not there is no failure. */
  async remove(key: string): Promise<void> {
    const response = await this.ask("DELETE", `/${key}`, {}, [404]);
    await response.body?.cancel();
  }

  /** The objects whose keys begin with a prefix, in pages of the store's own size. */
  async *list(prefix: string): AsyncGenerator<S3Object> {
    for (let next: string | null = ""; next !== null; ) {
      const query: URLSearchParams = new URLSearchParams({
        "list-type": "2",
        prefix,
        ...(next && { "continuation-token": next }),
      });
      const text: string = await (await this.ask("GET", `?${query}`)).text();
      for (const [, entry = ""] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        yield { key: textOf(entry, "Key"), changedAt: Date.parse(textOf(entry, "LastModified")) };
      }
      next = textOf(text, "NextContinuationToken") || null;
    }
  }

  /** Throws a sentence for whoever started the site when the bucket cannot be used. */
  async check(): Promise<void> {
    try {
      // Nothing begins so: the list is empty, and short.
      await this.ask("GET", "?list-type=2&max-keys=1&prefix=nothing/").then((response) => response.text());
    } catch (error) {
      const reason = error instanceof Error && error.cause !== undefined ? error.cause : error;
      throw new Error(
        `The bucket ${this.#base} cannot be used: ${reason instanceof Error ? reason.message : reason}. Look at S3_ENDPOINT, S3_BUCKET and the keys.`,
      );
    }
  }

  /** One request; statuses beyond the good ones and those in `known` are failures. */
  async ask(
    method: string,
    path: string,
    { body, headers }: { body?: Uint8Array | string; headers?: Record<string, string> } = {},
    known: number[] = [],
  ): Promise<Response> {
    const response = await this.#client
      .fetch(this.#base + path, {
        method,
        // Node's fetch takes any view of bytes; the type asks for those of an ArrayBuffer.
        body: (body ?? null) as BodyInit | null,
        headers: headers ?? {},
        signal: AbortSignal.timeout(patienceMs),
      })
      .catch((error: unknown) => {
        throw unavailable(error);
      });
    if (response.ok || known.includes(response.status)) return response;
    const said = await response.text().catch(() => "");
    throw unavailable(new Error(`${method} was answered ${response.status} ${textOf(said, "Code")}`.trim()));
  }
}

/**
 * The chunks of a body; throws as a store that is away when none comes for a while, or the connection ends. Its reader is
 * taken before anybody asks for them: fetch cancels what nobody reads once its answer is garbage.
 */
async function* untilStalled(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const stalled = Promise.withResolvers<never>();
      const timer = setTimeout(() => stalled.reject(new Error(`nothing came for ${stallMs} ms`)), stallMs);
      const { done, value } = await Promise.race([reader.read(), stalled.promise]).finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw unavailable(error);
  } finally {
    // Not waited for: a connection that stalls may not end either.
    void reader.cancel().catch(() => {});
  }
}

/** What the panel and everybody else is told; the cause is for the log. */
export function unavailable(cause: unknown): StorageError {
  const error = new StorageError(503, "StoreUnavailable", "The file store does not answer at the moment", {
    "retry-after": "5",
  });
  error.cause = cause;
  return error;
}

function textOf(xml: string, element: string): string {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? "";
  return text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
