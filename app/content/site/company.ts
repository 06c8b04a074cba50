import * as z from "zod/mini";
import { plainTaxId, taxIdFault } from "#domain/company/tax-id.ts";
import { dialledNumber } from "#domain/contact/dialled-number.ts";
import { webAddress } from "#domain/links/web-address.ts";
import { companyTexts } from "#texts/admin/company-texts.ts";
import { contactTexts } from "#texts/contact-texts.ts";
import { email, line, optionalWords } from "../columns.ts";
import { type DraftOf, entity, translatable } from "../entity.ts";
import { optionalField } from "../form-field.ts";

const taxId = optionalField<string>((text) => {
  const plain = plainTaxId(text);
  const fault = taxIdFault(plain);
  return fault === null ? { value: plain } : { message: companyTexts.taxId[fault] };
});
const phone = optionalField<string>((text) =>
  dialledNumber(text) === null ? { message: contactTexts.phone } : { value: text },
);
/** As people copy it from an app: `instagram.com/ninefitness` too. */
const profile = optionalField<string>((text) => {
  const address = webAddress(text);
  return address ? { value: address } : { message: companyTexts.profile };
});

/** Who the company is: one row, printed in footer, contact and legal pages, and read by search engines. */
export const company = entity("company", {
  legal_name: line("Razón social"),
  tax_id: optionalWords("NIF", taxId),
  registry: line("Registro Mercantil"),
  address: line("Domicilio social"),
  phone: optionalWords("Teléfono", phone),
  email: email("Email público"),
  privacy_email: email("Email de protección de datos"),
  whatsapp: optionalWords("WhatsApp", phone),
  second_brand: line("Nombre"),
  second_brand_about: translatable(line("Qué es")),
  instagram_url: optionalWords("Instagram", profile),
  youtube_url: optionalWords("YouTube", profile),
  linkedin_url: optionalWords("LinkedIn", profile),
});

/** Its facts and the version of them. There is one row, and nobody asks for its name. */
export const companyRow = z.omit(company.row, { id: true, created_at: true });

export type CompanyRow = z.infer<typeof companyRow>;
export type CompanyDraft = DraftOf<typeof company>;
