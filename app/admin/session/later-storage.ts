import type { StorageClient as Whole } from "@supabase/storage-js";
import { onceHere } from "./once-here.ts";

/** What supabase-js says of itself to others. */
export class StorageApiError extends Error {}

/** In the browser it stands in the place of supabase-js's client of files, whose code comes with the first that moves. */
export class StorageClient {
  readonly #address: string;
  readonly #bring: () => Promise<Whole>;

  constructor(...settings: ConstructorParameters<typeof Whole>) {
    [this.#address] = settings;
    let whole: Whole | undefined;
    this.#bring = async () => {
      whole ??= new (await import("@supabase/storage-js")).StorageClient(...settings);
      return whole;
    };
  }

  from(bucket: string): object {
    const files = onceHere(async () => (await this.#bring()).from(bucket));
    const getPublicUrl = (path: string) => ({
      data: { publicUrl: encodeURI(`${this.#address}/object/public/${bucket}/${path}`) },
    });
    return new Proxy(files, {
      get: (_, name) => (name === "getPublicUrl" ? getPublicUrl : Reflect.get(files, name)),
    });
  }
}
