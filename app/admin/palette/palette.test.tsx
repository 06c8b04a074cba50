// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { backendAnswers, isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import Palette from "./palette.tsx";

function Opened() {
  const [typed, setTyped] = useState("");
  return <Palette typed={typed} onType={setTyped} onClose={() => {}} onKeys={() => {}} />;
}

it("asks at once for what is typed into a palette just opened, and then once the fingers rest", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  isSignedIn();
  const asked: string[] = [];
  backendAnswers(async (request) => {
    asked.push((await request.json()).words);
    return Response.json([]);
  });
  openRoutes([{ path: "/admin", element: <Opened /> }], "/admin");
  const field = screen.getByRole("combobox", { name: "Buscar o ir a" });
  const type = async (value: string) => {
    fireEvent.change(field, { target: { value } });
    await vi.advanceTimersByTimeAsync(30);
  };
  await vi.advanceTimersByTimeAsync(30);
  await type("parte 77");
  expect(asked).toEqual(["parte 77"]);
  await type("parte 777");
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(90);
  expect(asked).toEqual(["parte 77", "parte 777"]);
  vi.useRealTimers();
});
