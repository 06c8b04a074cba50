import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { webAddress } from "../links/web-address.ts";
import { cleanText } from "../text/clean-text.ts";
import { checkProposal, proposalErrors } from "./proposal.ts";

const filled = {
  company_name: " Velto Sport ",
  contact_name: "Ana",
  email: "ana@velto.example",
  phone: "+34 600 000 000",
  website: "velto.example",
  proposal: "Ropa para\r\nel equipo.",
};
const missing = "Por favor, completa los campos obligatorios.";

describe("step 1, the company", () => {
  it("asks for company, contact and email with the stated words", () => {
    expect(proposalErrors({}, 1)).toEqual({ company_name: missing, contact_name: missing, email: missing });
    expect(proposalErrors({ ...filled, contact_name: "   " }, 1)).toEqual({ contact_name: missing });
  });

  it("lets phone and website be empty", () => {
    expect(proposalErrors({ ...filled, phone: "", website: undefined }, 1)).toEqual({});
  });

  it.each(["ana", "ana@", "@velto.example", "ana@velto", "ana velto@x.es"])(
    "does not take «%s» for an address",
    (email) => {
      expect(Object.keys(proposalErrors({ ...filled, email }, 1))).toEqual(["email"]);
    },
  );

  it("does not take what is no web address", () => {
    expect(Object.keys(proposalErrors({ ...filled, website: "javascript:alert(1)" }, 1))).toEqual(["website"]);
  });

  it("says how long a text may be", () => {
    expect(proposalErrors({ ...filled, company_name: "a".repeat(201) }, 1)).toEqual({
      company_name: "Escribe como máximo 200 caracteres.",
    });
    expect(proposalErrors({ ...filled, company_name: "💪".repeat(200) }, 1)).toEqual({});
  });
});

it("asks for the proposal in step 2 with the stated words", () => {
  expect(proposalErrors({ ...filled, proposal: " \n" }, 2)).toEqual({ proposal: "Por favor, cuéntanos tu propuesta." });
});

it("goes back to the first step that has something wrong", () => {
  expect(checkProposal({ ...filled, email: "", proposal: "" })).toMatchObject({ isValid: false, step: 1 });
  expect(checkProposal({ ...filled, proposal: "" })).toMatchObject({ isValid: false, step: 2 });
});

it("sends trimmed texts, a complete web address and null for what was left empty", () => {
  expect(checkProposal({ ...filled, phone: " " })).toEqual({
    isValid: true,
    proposal: {
      company_name: "Velto Sport",
      contact_name: "Ana",
      email: "ana@velto.example",
      phone: null,
      website: "https://velto.example",
      proposal: "Ropa para\nel equipo.",
    },
  });
});

it("takes nothing but text out of a form", () => {
  expect(checkProposal({ ...filled, email: new File([], "x") })).toMatchObject({
    isValid: false,
    errors: { email: missing },
  });
});

it.each([
  ["velto.example", "https://velto.example"],
  ["velto.example:8080/es", "https://velto.example:8080/es"],
  ["HTTP://velto.example", "HTTP://velto.example"],
  ["", ""],
  ["velto", null],
  ["ftp://velto.example", null],
  ["javascript:alert(1)", null],
  ["javascript://velto.example/%0aalert(1)", null],
  ["https://user:pass@velto.example", null],
  ["hola qué tal.es", null],
])("understands «%s» as the address %s", (text, address) => {
  expect(webAddress(text)).toBe(address);
});

it("sends nothing that the table would refuse", () => {
  const anyText = fc.string({ unit: "binary-ascii", maxLength: 20 });
  const words = fc.string({ unit: "binary-ascii", minLength: 5, maxLength: 20 });
  const email = fc.oneof(anyText, fc.stringMatching(/^[a-z+.]{1,8}@[a-z]{1,8}\.[a-z ]{1,3}$/));
  const start = fc.constantFrom("", "http://", "HTTPS://", "ftp://", "javascript:", "//");
  const website = fc.tuple(start, fc.oneof(anyText, fc.stringMatching(/^[a-z]{1,8}\.(es|com)[/?#]?[a-z%:@]{0,6}$/)));
  const input = fc.record({
    company_name: words,
    contact_name: words,
    email,
    phone: anyText,
    proposal: words,
    website: website.map((parts) => parts.join("")),
  });
  let sent = 0;
  fc.assert(
    fc.property(input, (typed) => {
      const checked = checkProposal(typed);
      if (!checked.isValid) return;
      sent += 1;
      expect(checked.proposal.website ?? "https://").toMatch(/^https?:\/\//i);
      expect(checked.proposal.email).toMatch(/^[^@\s]+@[^@\s]+$/);
      for (const text of Object.values(checked.proposal)) expect(text).not.toBe("");
      expect(JSON.stringify(checked.proposal)).not.toContain("\\u0000");
    }),
    { numRuns: 500 },
  );
  expect(sent).toBeGreaterThan(10);
});

it("keeps line breaks and tabs and drops other control characters", () => {
  expect(cleanText(" a\u0000b\tc\r\nd\u001b ")).toBe("ab\tc\nd");
  expect([null, 3, undefined, {}].map(cleanText)).toEqual(["", "", "", ""]);
});
