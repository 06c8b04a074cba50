import { expect, test } from "vitest";
import { organization } from "./organization.ts";

const owner = { companyName: "Nueve Fuerzas, S. L.", taxId: "B12345678", phone: "{phone}", email: "", social: [] };

test("search engines are told what is configured and no placeholder", () => {
  const told = organization("https://example.es", owner);
  expect(told).toMatchObject({ legalName: "Nueve Fuerzas, S. L.", taxID: "B12345678", url: "https://example.es/" });
  expect(told).not.toHaveProperty("telephone");
  expect(told).not.toHaveProperty("email");
});

test("they find its profiles where there are some", () => {
  const social = [{ name: "Instagram", url: "https://instagram.example/nueve" }];
  const sameAs = ["https://instagram.example/nueve"];
  expect(organization("https://example.es", { ...owner, social })).toMatchObject({ sameAs });
  expect(organization("https://example.es", owner)).not.toHaveProperty("sameAs");
});
