import { useState } from "react";
import type { ChosenFile } from "../uploads/upload-chosen.ts";

/** The files that wait for their form to be saved, by field, and how far each has travelled. */
export function useChosenFiles() {
  const [files, setFiles] = useState<ReadonlyMap<string, ChosenFile>>(new Map());
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map());
  return {
    files,
    progress,
    choose: (name: string, file: ChosenFile | null) =>
      setFiles((it) => {
        const rest = new Map(it);
        rest.delete(name);
        return file ? rest.set(name, file) : rest;
      }),
    onProgress: (name: string, share: number) => setProgress((it) => new Map(it).set(name, share)),
    clear: () => {
      setFiles(new Map());
      setProgress(new Map());
    },
  };
}
