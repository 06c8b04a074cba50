import type { ReactNode } from "react";
import type { Submission } from "../../../content/submission.ts";
import { safeLink } from "../../../domain/links/link-safety.ts";
import { answerAddress } from "../../../domain/partners/answer-address.ts";
import { madridDateTime } from "../../../domain/time/madrid-time.ts";

/** A stranger wrote all of it: text stays text, and a web address is a link only when it is one. */
export function SubmissionDetails({ row }: { row: Submission }) {
  const { created_at, company_name, contact_name, email, phone, website, proposal } = row;
  return (
    <dl className="definitions">
      <Item term="Recibida">{madridDateTime(created_at)}</Item>
      <Item term="Empresa">{company_name}</Item>
      <Item term="Contacto">{contact_name}</Item>
      <Item term="Correo">
        <a href={answerAddress(row)}>{email}</a>
      </Item>
      <Item term="Teléfono">{phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}</Item>
      <Item term="Web">{website && <WebLink address={website} />}</Item>
      <Item term="Propuesta">
        <span className="definitions__text">{proposal}</span>
      </Item>
    </dl>
  );
}

function Item({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children || "—"}</dd>
    </div>
  );
}

function WebLink({ address }: { address: string }) {
  const href = safeLink(address);
  if (!href) return address;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {address}
    </a>
  );
}
