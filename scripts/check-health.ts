// For a container's health check: ends with 0 when the site that listens here is healthy, with 1 otherwise.
const address = `http://127.0.0.1:${process.env.PORT || 3000}/healthz`;
const isHealthy = await fetch(address, { signal: AbortSignal.timeout(4_000) }).then(
  (answer) => answer.ok,
  () => false,
);
process.exitCode = isHealthy ? 0 : 1;

export {};
