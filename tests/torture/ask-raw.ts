import { connect } from "node:net";

/** What came on a connection until it ended or nothing more came for a while. */
export interface RawAnswer {
  /** The status of each answer, in order. */
  statuses: number[];
  text: string;
  /** Neither an answer nor an end. */
  isSilent: boolean;
  /** Ended by the other side. */
  isClosed: boolean;
}

/** Sends bytes as they are on a connection of their own, says that no more come, and listens to the end. */
export function askRaw(
  url: string,
  bytes: string | Buffer,
  { patienceMs = 20_000, isEnded = true } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const chunks: Buffer[] = [];
    let hasEnded = false;
    const settle = () => {
      const text = Buffer.concat(chunks).toString("latin1");
      const statuses = [...text.matchAll(/(?:^|\n|[^\r\n])HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) =>
        Number(status),
      );
      resolve({
        statuses: statuses.filter((status) => status >= 200),
        text,
        isSilent: !hasEnded && statuses.length === 0,
        isClosed: hasEnded,
      });
      socket.destroy();
    };
    socket.setTimeout(patienceMs, settle);
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.once("end", () => {
      hasEnded = true;
      settle();
    });
    socket.once("error", () => {
      hasEnded = true;
      settle();
    });
    const raw = typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes;
    if (isEnded) socket.end(raw);
    else socket.write(raw);
  });
}
