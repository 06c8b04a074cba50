import { expect, test } from "vitest";
import { sayWhy } from "#app/admin/form/say-why.ts";
import { asStorageError, respondWithError, StorageError } from "./storage-error.ts";

test.each(["ENOSPC", "EDQUOT", "53100"])("a full disk (%s) is told to whoever uploads, in a sentence", async (code) => {
  const error = asStorageError(Object.assign(new Error("write"), { code, syscall: "write" }));
  if (!(error instanceof StorageError)) throw new Error("left as it was");
  const answer = respondWithError(error);
  expect(answer.status).toBe(507);
  const { message } = await answer.json();
  expect(sayWhy(new Error(message))).toBe(
    "No queda espacio en el servidor para guardarlo. Avisa a quien lo administra.",
  );
});
