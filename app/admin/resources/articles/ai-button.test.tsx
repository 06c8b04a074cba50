// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AiButton, type AiState } from "./ai-button.tsx";

it("leaves the button under a finger where it is when it becomes known that articles can be written", async () => {
  const { promise, resolve } = Promise.withResolvers<AiState>();
  await act(async () => {
    render(
      <AiButton asked={promise}>
        <button type="button">Generar con IA</button>
      </AiButton>,
    );
  });
  const pressed = screen.getByRole("button", { name: "Generar con IA" });
  await act(async () => resolve({ isConfigured: true, seconds: 60 }));
  expect(screen.getByRole("button", { name: "Generar con IA" })).toBe(pressed);
});
