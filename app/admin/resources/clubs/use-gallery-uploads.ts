import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { galleryToasts } from "#texts/admin/gallery-toasts.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { sayWhy } from "../../form/say-why.ts";
import { SignInDeclined } from "../../session/sign-in-again.ts";
import { prepareFile } from "../../uploads/prepare-file.ts";
import { watchUpload } from "../../uploads/progress-fetch.ts";
import { addGalleryImage } from "./gallery-commands.ts";

/** A file on its way, or waiting for those before it. */
export interface Upload {
  id: number;
  name: string;
  /** What travels, once it has been made fit to. */
  file?: File;
  /** How much has travelled, from 0 to 1; undefined before it sets out. */
  share?: number;
}

export interface FailedUpload {
  file: File;
  why: string;
}

let nextId = 1;

/** Sends pictures to a club's gallery, one after the other, however many at once and whenever they are added. */
export function useGalleryUploads(club: string) {
  const [list, setList] = useState<readonly Upload[]>([]);
  const [sent, setSent] = useState(0);
  const [failed, setFailed] = useState<readonly FailedUpload[]>([]);
  const { revalidate } = useRevalidator();
  const queue = useRef(Promise.resolve());
  const update = (id: number, change: Partial<Upload>) =>
    setList((previous) => previous.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

  const sendAll = async (batch: readonly { id: number; source: File }[]) => {
    const failures: FailedUpload[] = [];
    let note: string | undefined;
    let isDeclined = false;
    for (const { id, source } of batch) {
      try {
        if (isDeclined) throw new SignInDeclined();
        const { file, ...prepared } = await makeFit(source);
        note ??= prepared.note;
        update(id, { file, share: 0 });
        watchUpload(file, (share) => update(id, { share }));
        await addGalleryImage(club, file);
        update(id, { share: 1 });
      } catch (error) {
        isDeclined ||= error instanceof SignInDeclined;
        failures.push({ file: source, why: sayWhy(error) });
      }
      setSent((previous) => previous + 1);
    }
    // Where nothing arrived there is nothing new to read, and perhaps no connection to read it.
    if (failures.length < batch.length) await revalidate();
    setFailed((previous) => [...previous, ...failures]);
    setList((previous) => previous.filter(({ id }) => !batch.some((done) => done.id === id)));
    sayHowItWent(batch.length - failures.length, failures.length, note);
  };

  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    const batch = files.map((source) => ({ id: nextId++, source }));
    // Nothing is on its way: the count starts anew.
    if (list.length === 0) setSent(0);
    setList((previous) => [...previous, ...batch.map(({ id, source }) => ({ id, name: source.name }))]);
    queue.current = queue.current.then(() => sendAll(batch));
  };
  return {
    list,
    failed,
    add,
    retry: () => {
      setFailed([]);
      add(failed.map(({ file }) => file));
    },
    forget: () => setFailed([]),
    said: list.length > 0 ? `Subiendo ${Math.min(sent + 1, list.length)} de ${list.length}` : "",
  };
}

async function makeFit(source: File): Promise<{ file: File; note?: string }> {
  const prepared = await prepareFile(source);
  if ("refused" in prepared) throw new Error(prepared.refused);
  return prepared;
}

/** One toast is seen at a time: the bad news stays. */
function sayHowItWent(arrived: number, failed: number, note = ""): void {
  const { title, description } = galleryToasts.uploaded(arrived);
  if (arrived > 0) showToast({ title, description: `${description} ${note}`.trim() });
  if (failed > 0) showToast(galleryToasts.uploadFailed(failed));
}
