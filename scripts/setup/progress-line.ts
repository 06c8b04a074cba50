const everyMs = 1_000;

/** Says how far a long piece of work has come: on one line in a terminal, else a line now and then. */
export function progressLine(words: Record<string, string>) {
  let saidAt = Date.now();
  let step = "";
  return (at: string, done: number, total: number) => {
    const now = Date.now();
    if (at === step && now - saidAt < everyMs && done !== total) return;
    if (at === step && !process.stdout.isTTY && now - saidAt < 5 * everyMs) return;
    [step, saidAt] = [at, now];
    const line = `${words[at] ?? at}: ${percent(done, total)} %`;
    process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  };
}

/** A number of bytes as people read it. */
export function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString("es-ES", { maximumFractionDigits: 1 })} MB`;
}

function percent(done: number, total: number): number {
  return total === 0 ? 100 : Math.floor((100 * done) / total);
}
