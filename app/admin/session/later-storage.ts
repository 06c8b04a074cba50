import type { StorageClient } from "@supabase/storage-js";

type Files = ReturnType<StorageClient["from"]>;

/**
 * supabase-js's client of files, whose code (7 kB) comes with the first file that moves. Where it does not arrive the call
 * is rejected, and the next one asks for it again.
 */
export function laterStorage(...settings: ConstructorParameters<typeof StorageClient>): Pick<StorageClient, "from"> {
  const [address] = settings;
  let client: StorageClient | undefined;
  const filesOf = async (bucket: string) => {
    client ??= new (await import("@supabase/storage-js")).StorageClient(...settings);
    return client.from(bucket);
  };
  const from = (bucket: string) =>
    new Proxy({} as Files, {
      get(_, name: keyof Files) {
        // The only one that answers at once.
        if (name === "getPublicUrl") return (path: string) => ({ data: { publicUrl: publicAddress(bucket, path) } });
        return async (...given: unknown[]) => {
          const files = await filesOf(bucket);
          return Reflect.apply(Reflect.get(files, name), files, given);
        };
      },
    });
  const publicAddress = (bucket: string, path: string) => encodeURI(`${address}/object/public/${bucket}/${path}`);
  return { from };
}
