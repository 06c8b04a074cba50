/** What stands where a video's still cannot be had: our own ground and the shape of a voice. Pages add the play mark. */
export const drawnStill = draw(
  16,
  9,
  '<path d="M5.75 4v1M6.5 3.4v2.2M7.25 2.6v3.8M8 1.8v5.4M8.75 2.6v3.8M9.5 3.4v2.2M10.25 4v1" stroke="#343430" stroke-width=".26"/>',
);

/** What stands where a picture is missing or broken: the ground alone. */
export const drawnPlaceholder = draw(4, 3, "");

function draw(width: number, height: number, mark: string): Buffer {
  const size = `width="${width * 80}" height="${height * 80}" viewBox="0 0 ${width} ${height}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="#20211D" d="M0 0h${width}v${height}H0z"/>${mark}</svg>`,
  );
}
