/** What stands where a video's still cannot be had: our own ground and a play mark. */
export const drawnStill = draw(16, 9, '<path d="M7.1 3.1v2.8l2.4-1.4z" fill="#D4AF37"/>');

/** What stands where a picture is missing or broken: the ground alone. */
export const drawnPlaceholder = draw(4, 3, "");

function draw(width: number, height: number, mark: string): Buffer {
  const size = `width="${width * 80}" height="${height * 80}" viewBox="0 0 ${width} ${height}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="#20211D" d="M0 0h${width}v${height}H0z"/>${mark}</svg>`,
  );
}
