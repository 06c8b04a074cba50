/**
 * The longest time in milliseconds for which `work` kept its thread from everything else, in processor time of that
 * thread: what neighbours on the machine take does not count.
 */
export async function longestTurn(work: () => unknown): Promise<number> {
  let most = 0;
  let last = threadMs();
  let isOver = false;
  const look = () => {
    const now = threadMs();
    most = Math.max(most, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  // After the first look, so that what comes before it is not counted.
  await new Promise((resolve) => setImmediate(resolve));
  await work();
  isOver = true;
  look();
  return most;
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
