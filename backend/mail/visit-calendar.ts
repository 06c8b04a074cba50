/** A visit as calendars keep it. */
export interface VisitEvent {
  id: string;
  title: string;
  address: string;
  startsAt: Date;
  endsAt: Date;
  /** How often it has been changed: of two versions the higher one holds. */
  version: number;
  changedAt: Date;
  isCancelled: boolean;
  words: string;
}

/** A calendar file (RFC 5545) of one visit; the same visit has the same name for ever, so a later one takes its place. */
export function visitCalendar(it: VisitEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//NINE FITNESS//Web//ES",
    `METHOD:${it.isCancelled ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:visita-${it.id}@ninefitness`,
    `SEQUENCE:${it.version}`,
    `DTSTAMP:${utc(it.changedAt)}`,
    `DTSTART:${utc(it.startsAt)}`,
    `DTEND:${utc(it.endsAt)}`,
    `SUMMARY:${text(it.title)}`,
    ...(it.address ? [`LOCATION:${text(it.address)}`] : []),
    ...(it.words ? [`DESCRIPTION:${text(it.words)}`] : []),
    `STATUS:${it.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");

const text = (words: string) => words.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Lines of at most 75 octets; a letter is never cut in two. */
function fold(line: string): string {
  const folded: string[] = [];
  let now = "";
  for (const letter of line) {
    const limit = folded.length === 0 ? 75 : 74;
    if (Buffer.byteLength(now + letter) > limit) {
      folded.push(now);
      now = "";
    }
    now += letter;
  }
  return [...folded, now].join("\r\n ");
}
