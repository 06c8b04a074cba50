// @vitest-environment happy-dom

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { testimonials } from "#app/content/publications/testimonial.ts";
import { Voices } from "./voices.tsx";

const row = { id: "1", created_at: "", updated_at: "" };
const voice = { ...testimonials.preview(testimonials.empty({ name: "Marta", text: "Vuelvo." })), ...row };

it("stands where the panel's link to it leads, /#testimonials", () => {
  document.body.innerHTML = renderToStaticMarkup(<Voices testimonials={[voice]} />);
  expect(document.querySelector("#testimonials")?.textContent).toContain("VOCES DE NUESTRA COMUNIDAD");
});

it("is not there at all without testimonials (public-site §2)", () => {
  expect(renderToStaticMarkup(<Voices testimonials={[]} />)).toBe("");
});
