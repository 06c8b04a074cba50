import { expect, it } from "vitest";
import { proposals, proposalsCsv, type ReceivedProposal } from "./proposal.ts";

const proposal: ReceivedProposal = {
  ...proposals.preview(proposals.empty()),
  id: "1",
  updated_at: "2025-11-20T08:30:00Z",
  company_name: "Kinetia; Fisioterapia",
  contact_name: 'Ana "la jefa"',
  email: "ana@kinetia.example",
  phone: "+34 600 000 000",
  website: null,
  proposal: "Línea uno\nlínea dos",
  status: "contacted",
  language: "es",
  created_at: "2025-11-20T08:30:00Z",
};

it("opens in a Spanish spreadsheet: mark, header, semicolons", () => {
  const file = proposalsCsv([proposal]);
  expect(file.startsWith("\ufeffFecha;Estado;Empresa;Contacto;Correo;Teléfono;Web;Propuesta\r\n")).toBe(true);
  const row = [
    "2025-11-20 09:30",
    "En contacto",
    '"Kinetia; Fisioterapia"',
    '"Ana ""la jefa"""',
    "ana@kinetia.example",
    "(+34) 600 000 000",
    "",
    '"Línea uno\nlínea dos"',
  ];
  expect(file.split("\r\n")[1]).toBe(row.join(";"));
});
