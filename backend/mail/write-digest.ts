import type { LetterTools, WrittenLetter } from "./letter.ts";
import { madridWords } from "./madrid-words.ts";

const names: Record<string, [one: string, many: string]> = {
  message: ["mensaje", "mensajes"],
  application: ["solicitud de empleo", "solicitudes de empleo"],
  car_lead: ["oferta de coche", "ofertas de coche"],
  proposal: ["propuesta de partner", "propuestas de partner"],
  visit: ["visita", "visitas"],
  opening_notice: ["aviso de apertura", "avisos de apertura"],
};

/** What waits at the desk this morning; null when nothing does. It names nobody. */
export async function writeDigest({ sql, siteUrl }: LetterTools): Promise<WrittenLetter | null> {
  const waiting = await sql<{ kind: string; club: string | null; total: number; late: number }[]>`
    select inbox.kind, clubs.name as club, count(*)::int as total,
      (count(*) filter (where inbox.created_at
        < now() - case inbox.kind when 'proposal' then interval '3 days' else interval '1 day' end))::int as late
    from public.inbox left join public.clubs on clubs.id = inbox.club_id
    where inbox.is_waiting and inbox.kind <> 'opening_notice'
    group by 1, 2 order by 4 desc, 3 desc`;
  if (waiting.length === 0) return null;
  const sum = (of: "total" | "late") => waiting.reduce((all, entry) => all + entry[of], 0);
  const [total, late] = [sum("total"), sum("late")];
  const lines = waiting.map(({ kind, club, total: count, late: over }) => {
    const [one, many] = names[kind] ?? ["solicitud", "solicitudes"];
    const where = club ? ` · ${club}` : "";
    return `${count} ${count === 1 ? one : many}${where}${over > 0 ? ` (${over} fuera de plazo)` : ""}`;
  });
  return {
    subject: `Bandeja: ${total} sin contestar${late > 0 ? `, ${late} fuera de plazo` : ""}`,
    paragraphs: [`Hoy, ${madridWords(new Date()).day}, esperan respuesta:`, lines.join("\n")],
    link: { label: "Abrir la bandeja", url: `${siteUrl}/admin/inbox?estado=new` },
  };
}
