// @vitest-environment happy-dom

import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { backendAnswers } from "#tests/fixtures/panel-dom.tsx";
import { handleOf } from "#tests/fixtures/panel-forms.tsx";
import { redirectTexts } from "#texts/admin/redirect-texts.ts";
import { formTexts } from "#texts/form-texts.ts";
import { noFigures, redirects } from "../../../content/site/redirect.ts";
import { RedirectFields } from "./redirect-fields.tsx";
import { redirectsResource } from "./redirects.tsx";

const fields = (leads_to: string) => (
  <RedirectFields form={handleOf(redirects.empty({ path: "/verano", leads_to }), redirects.columns)} />
);

it("warns of a target that is a page of ours and not there, and no longer once it is", async () => {
  const pages = ["/clubs"];
  backendAnswers(({ method, url }) => {
    const { origin, pathname } = new URL(url);
    expect([method, origin]).toEqual(["HEAD", location.origin]);
    return new Response(null, { status: pages.includes(pathname) ? 200 : 404 });
  });
  const { rerender } = render(fields("/club/nowhere"));
  await screen.findByText(
    "En /club/nowhere no hay ninguna página: puedes guardar la redirección, pero no llevará a nada hasta que la haya.",
  );
  const warning = () => screen.queryByText(/no hay ninguna página/);
  const isFine = async (target: string) => {
    rerender(fields(target));
    await expect.poll(warning).toBeNull();
  };
  await isFine("/clubs");
  rerender(fields(`${location.origin}/no-such`));
  await screen.findByText(/^En \/no-such no hay ninguna página/);
  rerender(fields(`${location.protocol}//WWW.${location.host}/no-such`));
  await screen.findByText(/^En \/no-such no hay ninguna página/);
  await isFine("https://example.test/no-such");
  await isFine("");
  rerender(fields("/club/nowhere"));
  await expect.poll(warning).not.toBeNull();
  pages.push("/club/nowhere");
  await isFine("");
  await isFine("/club/nowhere");
});

it.each([
  ["https://otra.es/promo", redirectTexts.otherSite],
  [`${location.origin}/promo`, undefined],
  [`${location.protocol}//www.${location.host}/promo`, undefined],
  ["/promo", undefined],
  ["", formTexts.required],
])("takes %s for an address that is asked here, or says why not", (path, sentence) => {
  const { form } = redirectsResource([], noFigures, { from: "", to: "" });
  const { data, error } = form.input.safeParse(redirects.empty({ path, leads_to: "/clubs" }));
  expect(error?.issues.map(({ message }) => message)).toEqual(sentence && [sentence]);
  expect(data?.path).toBe(sentence ? undefined : "/promo");
});
