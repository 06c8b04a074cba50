/** What one request for a range of rows gives; `count` is how many there are in all. */
interface Part {
  data: readonly unknown[];
  count: number | null;
}

/** Asks for the rows `from` to `to` (both included) in a steady order, with `count: "exact"` when it is to be counted. */
type ReadRange = (from: number, to: number, options: { count?: "exact" }) => PromiseLike<Part>;

// What one answer of the backend holds at most (supabase/config.toml, max_rows); a project may have been told less.
const mostRows = 1000;

/**
 * Every row, however many: an answer is cut at the backend's own limit without a word, so the first one also says how
 * many there are, and the others are asked for together. Null when there are more than `most`. Rejects when a read fails.
 */
export async function readAll(read: ReadRange): Promise<unknown[]>;
export async function readAll(read: ReadRange, most: number | undefined): Promise<unknown[] | null>;
export async function readAll(read: ReadRange, most = mostRows): Promise<unknown[] | null> {
  const first = await read(0, most - 1, { count: "exact" });
  const step = first.data.length;
  const count = first.count ?? step;
  if (most < mostRows && count > most) return null;
  if (step === 0 && first.count !== 0) throw new Error(`a read answered no row of ${first.count}`);
  if (step === 0 || step >= count) return [...first.data];
  const starts = Array.from({ length: Math.ceil(count / step) - 1 }, (_, index) => (index + 1) * step);
  const others = await Promise.all(starts.map((from) => read(from, from + step - 1, {})));
  return [first, ...others].flatMap(({ data }) => data);
}
