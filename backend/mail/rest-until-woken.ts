/** A rest between two looks, which ends early when something wakes it or `signal` aborts. */
export function restUntilWoken(signal: AbortSignal) {
  let wake = () => {};
  return {
    begin(ms: number): Promise<void> {
      if (signal.aborted) return Promise.resolve();
      return new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms).unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    wake: () => wake(),
  };
}
