import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { headersOf, type Ledger, type OwnerAccess } from "./ledger.ts";

/** Pictures of noise, which nothing makes smaller, from one block of the file store to several. */
export async function makePictures(): Promise<Buffer[]> {
  return Promise.all(
    [40, 120, 300, 600].map((side) =>
      sharp({
        create: {
          width: side,
          height: side,
          channels: 3,
          background: "#806a22",
          noise: { type: "gaussian", mean: 128, sigma: 60 },
        },
      })
        .png({ compressionLevel: 0 })
        .toBuffer(),
    ),
  );
}

/**
 * Four editors who add, rewrite and delete rows and two who upload pictures, each without a pause, until `stop` or the
 * first write that fails. What was acknowledged stands in the ledger.
 */
export function startWriters(access: OwnerAccess, ledger: Ledger, pictures: readonly Buffer[]) {
  let isStopped = false;
  const repeat = async (work: () => Promise<void>) => {
    try {
      while (!isStopped) await work();
    } catch {
      // The site was killed under it.
    }
  };
  const editors = Array.from({ length: 4 }, () => repeat(() => editRow(access, ledger)));
  const uploaders = [0, 1].map((which) => repeat(() => uploadOne(access, ledger, pictures, which)));
  const ended = Promise.all([...editors, ...uploaders]);
  return {
    ended,
    async stop(): Promise<void> {
      isStopped = true;
      await ended;
    },
  };
}

async function editRow(access: OwnerAccess, ledger: Ledger): Promise<void> {
  const id = randomUUID();
  const rows = `${access.url}/rest/v1/events`;
  const row = { id, event_date: "25 DIC", title: "Nueva" };
  await ledger.write(id, { title: row.title }, () => send(access, rows, "POST", row));
  for (const title of ["Segunda", "Tercera"]) {
    await ledger.write(id, { title }, () => send(access, `${rows}?id=eq.${id}`, "PATCH", { title }));
  }
  if (id < "4") await ledger.write(id, "deleted", () => send(access, `${rows}?id=eq.${id}`, "DELETE"));
}

async function uploadOne(access: OwnerAccess, ledger: Ledger, pictures: readonly Buffer[], which: number) {
  const name = `tortura/${randomUUID()}.png`;
  const content = pictures[(ledger.files + which) % pictures.length] ?? Buffer.alloc(0);
  await ledger.upload(name, content, async () => {
    const headers = { ...headersOf(access), "content-type": "image/png" };
    const address = `${access.url}/storage/v1/object/media_assets/${name}`;
    await expectGood(await fetch(address, { method: "POST", headers, body: new Uint8Array(content), ...patience() }));
  });
}

async function send(access: OwnerAccess, address: string, method: string, row?: object): Promise<void> {
  const headers = { ...headersOf(access), "content-type": "application/json" };
  await expectGood(await fetch(address, { method, headers, ...(row && { body: JSON.stringify(row) }), ...patience() }));
}

/** Acknowledged is what was answered to its end. */
async function expectGood(answer: Response): Promise<void> {
  const words = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${words}`);
}

function patience() {
  return { signal: AbortSignal.timeout(15_000) };
}
