// @ts-check

/**
 * What has been started; it ends by itself, when it is told to, or when somebody ends all of us.
 * @typedef {{ stop: () => void, exitCode: Promise<number>, wasEnded: () => boolean }} Run
 */

/**
 * Nearly always the build is current: the runtime begins while its inputs are compared (docs/decisions/0360). Where it is
 * not, what has begun ends in good order before anything is built, and begins again.
 * @param {{ begin: () => Run, isCurrent: () => boolean, build: () => Promise<void> }} how
 * @returns {Promise<number>}
 */
export async function startAtOnce({ begin, isCurrent, build }) {
  const early = begin();
  if (isCurrent()) return early.exitCode;
  early.stop();
  const exitCode = await early.exitCode;
  if (early.wasEnded()) return exitCode;
  await build();
  return begin().exitCode;
}
