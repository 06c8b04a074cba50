import { parentPort, workerData } from "node:worker_threads";
import { type RawMail, readReply } from "./read-reply.ts";

// Whoever starts it sends this and nothing else.
parentPort?.postMessage(await readReply(workerData as RawMail));
