import { useEffect, useMemo, useState } from "react";
import type { FormHandle } from "./form-handle.ts";

/** The draft as a preview shows it: files that wait to be uploaded stand in their fields already. */
export function usePreviewDraft<Draft extends object>({ draft, files }: FormHandle<Draft>): Draft {
  const [addresses, setAddresses] = useState<Record<string, string>>({});
  // Talks to the browser's store of object addresses, which lives until it is told.
  useEffect(() => {
    const made = [...files].map(([name, { file }]) => ({ name, file, address: URL.createObjectURL(file) }));
    // Views tell videos from pictures by how an address ends.
    setAddresses(Object.fromEntries(made.map(({ name, file, address }) => [name, `${address}#${file.name}`])));
    return () => {
      for (const { address } of made) URL.revokeObjectURL(address);
    };
  }, [files]);
  return useMemo(() => ({ ...draft, ...addresses }), [draft, addresses]);
}
