import fc from "fast-check";
import { expect, test } from "vitest";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

// Random plans on a row, applied by the clock's own function, against a plain model: a value, and what is due in order.
const it = await testBackend();

/** 10,000 where somebody has the time: `PLAN_RUNS=10000`. */
const numRuns = Number(process.env.PLAN_RUNS ?? 25);

const hour = (from: number) => new Date(Date.UTC(2090, 0, 1, from)).toISOString();

interface Plan {
  at: number;
  /** Hours until it is taken back; null for a change that stays. */
  lasts: number | null;
  price: number;
}

const plans = fc.array(
  fc.record({
    at: fc.integer({ min: 1, max: 60 }),
    lasts: fc.option(fc.integer({ min: 1, max: 12 })),
    price: fc.integer({ min: 1, max: 99 }),
  }),
  { maxLength: 8 },
);

/** What the model takes of them: nothing at the same moment as another, nothing between its two. */
function taken(all: readonly Plan[]): Plan[] {
  const kept: Plan[] = [];
  for (const plan of all) {
    const [start, end] = [plan.at, plan.at + (plan.lasts ?? 0)];
    const clashes = kept.some(({ at, lasts }) => start <= at + (lasts ?? 0) && end >= at);
    if (!clashes) kept.push(plan);
  }
  return kept;
}

function priceAfter(kept: readonly Plan[], until: number, first: number): number {
  return kept
    .toSorted((one, other) => one.at - other.at)
    .reduce((price, { at, lasts, price: next }) => {
      const isOver = lasts !== null && at + lasts <= until;
      return at > until || isOver ? price : next;
    }, first);
}

test(
  "plans are written as a plain model says, whatever was planned and whenever somebody looks",
  async () => {
    const owner = await it.sql`select user_id from staff limit 1`;
    await fc.assert(
      fc.asyncProperty(
        plans,
        fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 1, maxLength: 4 }),
        async (all, looks) => {
          const kept = taken(all);
          await it.sql
            .begin(async (tx) => {
              const [rate] = await tx`insert into precios ${tx(rowFor("public.precios", { price: 50 }))} returning id`;
              const claims = JSON.stringify({ sub: owner[0]?.user_id, role: "authenticated", aal: "aal1" });
              await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
              for (const plan of all) {
                const { at, lasts, price } = plan;
                const wish = tx.json([{ table: "precios", row: rate?.id, changes: { price } }]);
                const isRefused = await tx
                  .savepoint(
                    (inner) =>
                      inner`select public.plan_changes(${wish}, ${hour(at)}, ${lasts === null ? null : hour(at + lasts)})`,
                  )
                  .then(
                    () => false,
                    () => true,
                  );
                expect(isRefused).toBe(!kept.includes(plan));
              }
              await tx`select set_config('role', 'none', true)`;
              for (const until of looks.toSorted((one, other) => one - other)) {
                await tx`select private.write_plans_until(${hour(until)})`;
                const [row] = await tx`select price::float8 as price from precios where id = ${rate?.id}`;
                expect(row?.price).toBe(priceAfter(kept, until, 50));
              }
              throw new Undo();
            })
            .catch((error) => {
              if (!(error instanceof Undo)) throw error;
            });
        },
      ),
      { numRuns },
    );
  },
  numRuns * 1_000 + 60_000,
);

class Undo extends Error {}
