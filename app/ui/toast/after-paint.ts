/** Acts once what the page shows now is painted; returns what calls it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // What a frame shows is painted when the next task begins.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
