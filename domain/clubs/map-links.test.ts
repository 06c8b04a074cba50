import { expect, test } from "vitest";
import { mapLinks } from "./map-links.ts";

test("a club with a place is led to by it", () => {
  const links = mapLinks({ name: "CAÑAVERAL (sur)", address: "El Cañaveral", latitude: 40.406, longitude: -3.556 });
  expect(links.app).toBe("geo:40.406,-3.556?q=40.406,-3.556(NINE%20FITNESS%20CA%C3%91AVERAL%20(sur))");
  expect(new URL(links.apple).searchParams.get("daddr")).toBe("40.406,-3.556");
  expect(new URL(links.google).searchParams.get("destination")).toBe("40.406,-3.556");
});

test("one without is looked for by name and address", () => {
  const links = mapLinks({ name: "RETIRO", address: "Calle & plaza", latitude: null, longitude: null });
  expect(new URL(links.google).searchParams.get("destination")).toBe("NINE FITNESS RETIRO, Calle & plaza");
  expect(links.app).toBe("geo:0,0?q=NINE%20FITNESS%20RETIRO%2C%20Calle%20%26%20plaza");
  expect(mapLinks({ name: "X", address: null, latitude: 40, longitude: null }).apple).toContain("Madrid");
});
