import type { Sql } from "postgres";

/** Who writes, as the foot of each mail says it. What nobody has said is left out: a mail shows no placeholder. */
export interface House {
  name: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  taxId: string | null;
}

/** What the environment says of the house goes before what staff have written (decision 0317). */
export async function readHouse(sql: Sql, configured: Partial<House>): Promise<House> {
  const [row] = await sql<House[]>`
    select legal_name as name, address, phone, email, tax_id as "taxId" from public.company`;
  const of = (name: keyof House) => configured[name] || row?.[name] || null;
  return { name: of("name"), address: of("address"), phone: of("phone"), email: of("email"), taxId: of("taxId") };
}

/** `NINE FITNESS Clubs, S. L. · NIF B00000000`, and how to reach it. */
export function houseLines({ name, address, phone, email, taxId }: House): string[] {
  const who = [name ?? "NINE FITNESS", taxId && `NIF ${taxId}`].filter(Boolean).join(" · ");
  const reach = [address, phone, email].filter(Boolean).join(" · ");
  return reach === "" ? [who] : [who, reach];
}
