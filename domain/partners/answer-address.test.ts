import { expect, it } from "vitest";
import { answerAddress } from "./answer-address.ts";

it("writes to the address as it reads, with a subject", () => {
  expect(answerAddress({ email: "ana@kinetia.example", company_name: "Kinetia & Cía", language: "es" })).toBe(
    "mailto:ana@kinetia.example?subject=Tu%20propuesta%20a%20NINE%20FITNESS%3A%20Kinetia%20%26%20C%C3%ADa",
  );
});

it("lets a stranger add no header", () => {
  const address = answerAddress({
    email: "a@b.es?bcc=x@y.es&body=1",
    company_name: "Uno\r\nBcc: x@y.es",
    language: "es",
  });
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe("a@b.es%3Fbcc%3Dx@y.es%26body%3D1");
  expect([...searchParams]).toEqual([["subject", "Tu propuesta a NINE FITNESS: Uno Bcc: x@y.es"]]);
});

it("has its subject in the language of the proposal", () => {
  const address = answerAddress({ email: "ana@kinetia.example", company_name: "Kinetia", language: "en" });
  expect(new URL(address).searchParams.get("subject")).toBe("Your proposal to NINE FITNESS: Kinetia");
});
