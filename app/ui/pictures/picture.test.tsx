import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture.tsx";

const photo = { src: "/images/sala.jpg", alt: "Sala", width: 900, height: 1200, sizes: "400px" };

it("gives each look of one picture its own sources, however often it is shown", () => {
  const draw = (more: object) => renderToStaticMarkup(<Picture {...photo} {...more} />);
  const looks = [
    {},
    { crop: "3x4" },
    { sizes: "100vw" },
    { width: 300 },
    { upright: { crop: "4x5", sizes: "50vw", width: 600 } },
  ];
  const first = looks.map(draw);
  expect(new Set(first).size).toBe(looks.length);
  expect(looks.map(draw)).toEqual(first);
  expect(draw({ src: "/images/otra.jpg" })).toContain("/site/images/otra.jpg");
});

it("still knows a picture after hundreds of others", () => {
  const draw = () => renderToStaticMarkup(<Picture {...photo} />);
  const first = draw();
  for (let index = 0; index < 600; index += 1) {
    const other = renderToStaticMarkup(<Picture {...photo} src={`/images/${index}.jpg`} />);
    expect(other).toContain(`/images/${index}.jpg`);
  }
  expect(draw()).toBe(first);
});
