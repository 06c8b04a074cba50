// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import type { Activity } from "../../content/clubs/activity.ts";
import { type ClubClass, clubClasses } from "../../content/clubs/club-class.ts";
import type { Week } from "./use-week.ts";
import { WeekBoard } from "./week-board.tsx";

afterEach(cleanup);

const yoga = { id: "yoga", name: "Yoga", tone: "oro", mark: "circulo", minutes: 30 } as unknown as Activity;

function onMonday(id: string, start_minute: number): ClubClass {
  const nothing = clubClasses.preview(clubClasses.empty({ club_id: "acacias" }));
  return { ...nothing, id, activity_id: yoga.id, weekday: 1, start_minute, minutes: 30 };
}

function Board({ opened }: { opened: string[] }) {
  const [classes, setClasses] = useState([onMonday("a", 480), onMonday("b", 540), onMonday("c", 600)]);
  const week = {
    classes,
    clashes: [],
    remove: (gone: string) => setClasses((before) => before.filter(({ id }) => id !== gone)),
    put: (row: ClubClass) => setClasses((before) => [...before.filter(({ id }) => id !== row.id), row]),
  } as unknown as Week;
  return (
    <WeekBoard
      week={week}
      activities={[yoga]}
      chosen={undefined}
      onOpen={({ start_minute }) => opened.push(`${start_minute / 60}`)}
      onAdd={() => undefined}
    />
  );
}

const blockOn = (words: string) => screen.getByRole("button", { name: new RegExp(`^Yoga, ${words}`) });
const block = (time: string) => blockOn(`lunes ${time}`);
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

it("knows a class that was moved at its new place, from every other class", () => {
  const opened: string[] = [];
  render(<Board opened={opened} />);
  block("8:00").focus();
  press("Enter", "PageDown", "PageDown", "PageDown", "Enter");
  expect(block("11:00")).toBe(document.activeElement);
  expect(screen.getByRole("status").textContent).toBe("Soltada. Está en el borrador.");
  block("10:00").focus();
  press("ArrowDown");
  expect(document.activeElement).toBe(block("11:00"));
  press("e");
  fireEvent.click(block("9:00"), { detail: 1 });
  expect(opened).toEqual(["11", "9"]);
});

it("says what a narrow class is to whoever points at it", () => {
  render(<Board opened={[]} />);
  expect(block("8:00").title).toBe("Yoga, lunes 8:00");
});

it("gives the Tab key one stop in the week, where the focus was last", () => {
  render(<Board opened={[]} />);
  const stops = () =>
    screen.getAllByRole("button", { name: /^Yoga, lunes/ }).filter((element) => element.tabIndex === 0);
  expect(stops()).toEqual([block("8:00")]);
  fireEvent.focus(block("10:00"));
  expect(stops()).toEqual([block("10:00")]);
});

it("leaves the focus on a class that was moved to another day by key, and beside one that was removed", () => {
  render(<Board opened={[]} />);
  block("8:00").focus();
  press("Enter", "ArrowRight", "ArrowDown", "Enter");
  expect(document.activeElement).toBe(blockOn("martes 8:05"));
  block("9:00").focus();
  press("Delete");
  expect(document.activeElement).toBe(block("10:00"));
});

it("follows the mouse to another day, and a press that does not move opens the class", () => {
  const opened: string[] = [];
  const { container } = render(<Board opened={opened} />);
  const grid = container.querySelector(".week-board__body");
  if (!grid) throw new Error("no grid");
  // This DOM has no layout: seven days of 100 px beside the hours, from seven in the morning.
  grid.getBoundingClientRect = () => new DOMRect(0, 0, 750, 640);
  const at = (clientX: number, clientY: number) => ({
    button: 0,
    pointerId: 1,
    pointerType: "mouse",
    clientX,
    clientY,
  });
  fireEvent.pointerDown(block("8:00"), at(60, 0));
  fireEvent.pointerUp(block("8:00"), at(60, 0));
  fireEvent.click(block("8:00"), { detail: 1 });
  expect(opened).toEqual(["8"]);
  fireEvent.pointerDown(block("8:00"), at(60, 0));
  fireEvent.pointerMove(grid, at(160, 0));
  fireEvent.pointerMove(grid, at(160, 40.8));
  fireEvent.pointerUp(grid, at(160, 40.8));
  expect(blockOn("martes 8:00").closest("ul")?.getAttribute("aria-label")).toBe("martes");
  fireEvent.click(blockOn("martes 8:00"), { detail: 1 });
  expect(opened).toEqual(["8"]);
});
