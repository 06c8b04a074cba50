import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.ts";

test("a password opens its own hash and no other", async () => {
  const hash = await hashPassword("mancuernas de 24 kg");
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
  expect(await verifyPassword("mancuernas de 24 kg", hash)).toBe(true);
  expect(await verifyPassword("mancuernas de 24 KG", hash)).toBe(false);
});

test("the same password never gives the same hash", async () => {
  expect(await hashPassword("repetida")).not.toBe(await hashPassword("repetida"));
});

test("an accent typed as one character or as two is the same password", async () => {
  const hash = await hashPassword("corazón");
  expect(await verifyPassword("corazo\u0301n", hash)).toBe(true);
});

test.each([
  ["nobody", null],
  ["a bcrypt hash", "$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy"],
  ["parameters that would eat the machine", "$scrypt$ln=30,r=8,p=5$AAAA$AAAA"],
  ["an empty text", ""],
])("%s has no password that fits", async (_what, hash) => {
  expect(await verifyPassword("", hash)).toBe(false);
});

// Processor time rather than the clock, which a busy machine stretches as it likes.
test("asking for nobody is as much work as asking for somebody", { timeout: 60_000 }, async () => {
  const hash = await hashPassword("una cualquiera");
  const measureWork = async (of: string | null) => {
    const before = process.cpuUsage();
    await verifyPassword("otra", of);
    return process.cpuUsage(before).user;
  };
  const ratios = [];
  for (let round = 0; round < 3; round += 1) ratios.push((await measureWork(null)) / (await measureWork(hash)));
  const [, median] = ratios.sort((a, b) => a - b);
  expect(median).toBeGreaterThan(0.5);
  expect(median).toBeLessThan(2);
});
