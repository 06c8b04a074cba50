// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import { againMs, laterPart } from "./later-part.tsx";

it("what stands beside a form comes when the line is back, and the form stays meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let isOffline = true;
  const Rail = laterPart(
    async () => {
      if (isOffline) throw new TypeError("Failed to fetch dynamically imported module");
      return () => <p>Comentarios</p>;
    },
    { isBeside: true },
  );
  render(
    <>
      <textarea defaultValue="Una hora de texto" />
      <Suspense>
        <Rail />
      </Suspense>
    </>,
  );
  await vi.advanceTimersByTimeAsync(againMs);
  expect(screen.getByRole("textbox")).toHaveProperty("value", "Una hora de texto");
  isOffline = false;
  await vi.advanceTimersByTimeAsync(againMs);
  vi.useRealTimers();
  expect(await screen.findByText("Comentarios")).toBeDefined();
});
