import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { StoredFile } from "../../content/media-file.ts";
import { sayWhy } from "../form/say-why.ts";
import { FileRefused, findSame, type MeasuredFile, measureFile } from "./measure-file.ts";
import { sendFile } from "./media-commands.ts";

export interface MediaUpload {
  key: number;
  name: string;
  state:
    | { is: "waiting" }
    | { is: "travelling"; share: number }
    | { is: "arrived"; id: string; note?: string | undefined; isPicture: boolean }
    | { is: "known"; twin: StoredFile; measured: MeasuredFile }
    | { is: "refused"; why: string; source?: File };
}

let nextKey = 1;

/** Sends files to the library, one after the other, however many and whenever they are added. */
export function useMediaUploads() {
  const [list, setList] = useState<readonly MediaUpload[]>([]);
  const { revalidate } = useRevalidator();
  const queue = useRef(Promise.resolve());
  const tell = (key: number, state: MediaUpload["state"]) =>
    setList((all) => all.map((upload) => (upload.key === key ? { ...upload, state } : upload)));

  const send = async (key: number, measured: MeasuredFile) => {
    tell(key, { is: "travelling", share: 0 });
    const id = await sendFile(measured, (share) => tell(key, { is: "travelling", share }));
    tell(key, { is: "arrived", id, note: measured.note, isPicture: measured.file.type.startsWith("image/") });
    await revalidate();
  };
  const take = async (key: number, source: File) => {
    try {
      const measured = await measureFile(source, "picture or video");
      const twin = await findSame(source, measured.facts.hash);
      if (twin) tell(key, { is: "known", twin, measured });
      else await send(key, measured);
    } catch (error) {
      // What did not travel may be sent again; what is none of ours will be none.
      const isWorthIt = !(error instanceof FileRefused);
      tell(key, { is: "refused", why: sayWhy(error), ...(isWorthIt && { source }) });
    }
  };
  const add = (files: readonly File[]) => {
    const batch = files.map((source) => ({ key: nextKey++, source }));
    setList((all) => [
      ...all,
      ...batch.map(({ key, source }) => ({ key, name: source.name, state: { is: "waiting" as const } })),
    ]);
    for (const { key, source } of batch) queue.current = queue.current.then(() => take(key, source));
  };
  return {
    list,
    add,
    isBusy: list.some(({ state }) => state.is === "waiting" || state.is === "travelling"),
    /** Sends one again, or one that is there already. */
    insist: ({ key, state }: MediaUpload) => {
      if (state.is === "known") {
        queue.current = queue.current.then(() =>
          send(key, state.measured).catch((error: unknown) => tell(key, { is: "refused", why: sayWhy(error) })),
        );
      } else if (state.is === "refused" && state.source) {
        const { source } = state;
        tell(key, { is: "waiting" });
        queue.current = queue.current.then(() => take(key, source));
      }
    },
    forget: () => setList((all) => all.filter(({ state }) => state.is === "waiting" || state.is === "travelling")),
  };
}
