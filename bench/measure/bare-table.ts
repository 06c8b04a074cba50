import type { Page } from "@playwright/test";

const rowHeight = 40;

/**
 * A page with the least that a sheet can be: `rows` rows of nine texts in `.bare-scroll`, of which those on the screen
 * are drawn, by hand. How it scrolls is what the browser and the machine allow.
 */
export async function openBareTable(page: Page, rows: number): Promise<void> {
  await page.setContent(`
    <style>
      .bare-scroll { width: 1150px; height: 600px; overflow: auto; font: 14px Arial }
      table { table-layout: fixed; border-collapse: collapse; width: 1150px }
      td { box-sizing: border-box; height: ${rowHeight}px; padding: 0 8px; border: 1px solid #ccc; white-space: nowrap; overflow: hidden }
    </style>
    <div class="bare-scroll"><table><tbody></tbody></table></div>`);
  await page.evaluate(drawOnScroll, { rows, rowHeight });
}

function drawOnScroll({ rows, rowHeight }: { rows: number; rowHeight: number }): void {
  const scroller = document.querySelector(".bare-scroll");
  const body = document.querySelector("tbody");
  if (!scroller || !body) throw new Error("The page has no table.");
  const drawn = new Map<number, HTMLElement>();
  const [above, below] = [document.createElement("tr"), document.createElement("tr")];
  body.append(above, below);
  const rowOf = (at: number) => {
    const row = document.createElement("tr");
    for (let column = 0; column < 9; column += 1) {
      row.append(Object.assign(document.createElement("td"), { textContent: `Celda ${at} de ${column}` }));
    }
    return row;
  };
  const draw = () => {
    const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 1);
    const last = Math.min(rows, first + 18);
    for (const [at, row] of drawn) {
      if (at >= first && at < last) continue;
      row.remove();
      drawn.delete(at);
    }
    let before = above;
    for (let at = first; at < last; at += 1) {
      const row = drawn.get(at) ?? rowOf(at);
      drawn.set(at, row);
      if (before.nextSibling !== row) before.after(row);
      before = row as HTMLTableRowElement;
    }
    above.style.height = `${first * rowHeight}px`;
    below.style.height = `${(rows - last) * rowHeight}px`;
  };
  draw();
  scroller.addEventListener("scroll", draw);
}
