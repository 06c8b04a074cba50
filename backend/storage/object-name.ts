import { StorageError } from "./storage-error.ts";

// The characters a hosted project takes (supabase/storage, limits.ts), so that a name that works here works there.
const allowedCharacters = /^[\w/!\-.*'() &$@=;:+,?]+$/;
const longestName = 1024;

/**
 * The bucket and the name that an address like `bucket/folder/file.jpg` means, percent-signs decoded. Throws
 * `InvalidKey` for everything that could mean another place on a disk, or nothing at all.
 */
export function parseObjectAddress(path: string): { bucket: string; name: string } {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    throw invalidKey(path);
  }
  const slash = decoded.indexOf("/");
  if (slash < 1) throw invalidKey(decoded);
  return { bucket: decoded.slice(0, slash), name: requireObjectName(decoded.slice(slash + 1)) };
}

/** The name itself when it is a fit one, else throws `InvalidKey`. */
export function requireObjectName(name: string): string {
  const isFit =
    name.length <= longestName &&
    allowedCharacters.test(name) &&
    name.split("/").every((part) => part !== "" && part !== "." && part !== "..");
  if (!isFit) throw invalidKey(name);
  return name;
}

function invalidKey(name: string): StorageError {
  return new StorageError(400, "InvalidKey", `Invalid key: ${name.slice(0, 100)}`);
}
