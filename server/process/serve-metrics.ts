import { createServer } from "node:http";
import { type Metric, writeMetrics } from "./metric.ts";

/** Answers `GET /metrics` on a port of its own. Throws a sentence when the port cannot be had. */
export async function serveMetrics(
  { port, host }: { port: number; host: string },
  read: () => Metric[],
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    try {
      const text = writeMetrics(read());
      response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(new Error(`METRICS_PORT ${port} cannot be used: ${error.message}.`)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
