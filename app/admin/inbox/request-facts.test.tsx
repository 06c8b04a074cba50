// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { InboxRow } from "../../content/inbox/inbox.ts";
import { RequestFacts } from "./request-facts.tsx";

const row: InboxRow = {
  ...{ id: "r1", kind: "message", name: "Liv", email: "liv@correo.example", phone: null, club_id: null },
  ...{
    subject: "",
    message: "Is there parking?",
    details: {},
    cv_path: null,
    position_title: null,
    page: "/en/contact",
  },
  ...{ status: "new", assigned_to: null, created_at: "2026-03-18T09:00:00Z", language: "en" },
  ...{ attention_at: null, visit_at: null },
};

afterEach(cleanup);

it.each([
  ["en", "en"],
  ["es", ""],
])("what a visitor wrote on a page in %s is read as that", (language, lang) => {
  render(<RequestFacts row={{ ...row, language }} club={null} onOpenCv={async () => ""} />);
  expect(screen.getByText("Is there parking?").lang).toBe(lang);
});
