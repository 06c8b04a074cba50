import { expect, it } from "vitest";
import { headerLinks } from "../../../content/site/header-link.ts";
import { headerLinksResource } from "./header-links-resource.tsx";

const link = (path: string, is_visible: boolean) => ({
  ...headerLinks.preview({ ...headerLinks.empty({}), text: "Noticias", path }),
  ...{ id: "1", created_at: "2026-11-01T08:00:00Z", updated_at: "v1", is_visible },
});
const why = (path: string, is_visible: boolean, isTodayOn: boolean) =>
  headerLinksResource({ links: [], isTodayOn, callToAction: "" }).onTheWeb?.(link(path, is_visible)).hiddenBecause;

it("says of a link of 9F Today that its section is off", () => {
  expect(why("/9ftoday", true, false)).toEqual(["La sección 9FToday está desactivada."]);
  expect(why("/9ftoday", true, true)).toEqual([]);
  expect(why("/clubs", true, false)).toEqual([]);
});

it("says why the menu still has a link of 9F Today that is hidden", () => {
  expect(why("/9ftoday", false, true)).toEqual([
    expect.stringMatching(/9FToday sigue en el menú con su enlace propio/),
  ]);
  expect(why("/clubs", false, true)).toEqual(["El enlace está oculto."]);
});
