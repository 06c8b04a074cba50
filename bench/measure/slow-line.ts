import { createServer, type Socket, connect as tcp } from "node:net";

/** Lighthouse's slow 4G: round trips of 150 ms, 1.6 Mbit/s down, 750 kbit/s up, shared by all connections. */
const slow4g = { delayMs: 75, downBytesPerMs: 200, upBytesPerMs: 94 };

export interface SlowLine {
  url: string;
  close(): Promise<void>;
}

/** A line to a server as slow as a phone's: also for what a browser fetches out of sight, which its own throttling misses. */
export async function openSlowLine(target: string): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const down = lane(slow4g.downBytesPerMs);
  const up = lane(slow4g.upBytesPerMs);
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = tcp(Number(port), hostname);
    // A handshake is a round trip before the first byte.
    const handshake = performance.now() + 2 * slow4g.delayMs;
    carry(visitor, site, up, handshake);
    carry(site, visitor, down, handshake);
    for (const socket of [visitor, site]) {
      open.add(socket);
      socket.once("close", () => open.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The slow line has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Says when bytes that are sent now have arrived: after those before them, and the delay. */
function lane(bytesPerMs: number): (bytes: number) => number {
  let isFreeAt = 0;
  return (bytes) => {
    isFreeAt = Math.max(isFreeAt, performance.now()) + bytes / bytesPerMs;
    return isFreeAt + slow4g.delayMs;
  };
}

function carry(from: Socket, to: Socket, arrivalOf: (bytes: number) => number, notBefore: number): void {
  const at = inOrder();
  let last = notBefore;
  from.on("data", (chunk: Buffer) => {
    // In packets, so that a long answer does not hold up the whole line.
    for (let start = 0; start < chunk.length; start += 1_460) {
      const packet = chunk.subarray(start, start + 1_460);
      last = Math.max(last, arrivalOf(packet.length));
      at(last, () => to.writable && to.write(packet));
    }
  });
  from.on("end", () => at(last, () => to.end()));
  for (const socket of [from, to]) socket.on("error", () => socket.destroy());
}

/**
 * Does what is given at its time, in the order in which it was given: timers of different lengths that end in the same
 * millisecond fire in any order, and packets must not.
 */
export function inOrder(): (time: number, act: () => void) => void {
  const waiting: { time: number; act: () => void }[] = [];
  const next = () => {
    for (let [first] = waiting; first && first.time <= performance.now(); [first] = waiting) {
      waiting.shift();
      first.act();
    }
    const [first] = waiting;
    if (first) setTimeout(next, Math.max(1, first.time - performance.now()));
  };
  return (time, act) => {
    waiting.push({ time, act });
    if (waiting.length === 1) setTimeout(next, Math.max(0, time - performance.now()));
  };
}
