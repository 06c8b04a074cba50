// @ts-check
import { fileURLToPath } from "node:url";

/** Absolute path of the repository, without a slash at its end. */
export const projectFolder = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
