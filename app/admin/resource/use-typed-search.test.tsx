// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider, useSearchParams } from "react-router";
import { afterEach, expect, it } from "vitest";
import { useTypedSearch } from "./use-typed-search.ts";

afterEach(cleanup);

function List() {
  const [search] = useSearchParams();
  const [typed, type] = useTypedSearch("/list", search.get("buscar") ?? "");
  return (
    <>
      <input type="search" value={typed} onChange={({ target }) => type(target.value)} />
      <Outlet />
    </>
  );
}

function open(...entries: string[]) {
  const router = createMemoryRouter([{ path: "/list", element: <List />, children: [{ path: ":id" }] }], {
    initialEntries: entries,
  });
  render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  const go = (to: string | number) => act(() => router.navigate(to as string));
  return { address, go };
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it("leads the address after what is typed, once there is a pause", async () => {
  const { address } = open("/list?desde=9");
  type("ta");
  type("taza");
  expect(address()).toBe("/list?desde=9");
  await waitFor(() => expect(address()).toBe("/list?buscar=taza"));
  type("");
  await waitFor(() => expect(address()).toBe("/list"));
});

it("is not lost with a dialog that closes while somebody types", async () => {
  const { address, go } = open("/list/1");
  type("taza");
  await go("/list");
  await waitFor(() => expect(address()).toBe("/list?buscar=taza"));
  expect(field().value).toBe("taza");
});

it("waits while a dialog is open", async () => {
  const { address, go } = open("/list");
  type("taza");
  await go("/list/1");
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(address()).toBe("/list/1");
  await go("/list");
  await waitFor(() => expect(address()).toBe("/list?buscar=taza"));
});

it("shows the words of an address that was gone back to", async () => {
  const { address, go } = open("/list?buscar=gorra", "/list?buscar=taza");
  await go(-1);
  expect(field().value).toBe("gorra");
  await go(1);
  expect(field().value).toBe("taza");
  expect(address()).toBe("/list?buscar=taza");
});
