/** A picture of more parts than any camera or editor makes: it is built to keep whoever reads it busy. */
export class TooManyParts extends Error {}

// Reading so many takes milliseconds; a photograph of 20 MB has some thousands.
const mostParts = 50_000;

/** To be called for each part of a file that is read, or with how many it is worth. Throws `TooManyParts`. */
export function countParts(): (times?: number) => void {
  let parts = 0;
  return (times = 1) => {
    parts += times;
    if (parts > mostParts) throw new TooManyParts(`more than ${mostParts} parts`);
  };
}
