// What somebody wrote who is not known goes into mails and calendars of ours only where it can mean nothing else: whoever
// reads it takes it for ours.

/** Letters and what joins them. */
const lettersOfNames = /^\p{L}[\p{L}\p{M}ªº'’·. -]*$/u;

/** The name to greet somebody with: the first of hers, or none when what she gave does not look like a name. */
export function greetingName(name: string): string {
  const whole = name.normalize("NFC").trim();
  const [first = ""] = whole.split(" ", 1);
  // A dot ends an abbreviation; before a letter it makes an address.
  return lettersOfNames.test(whole) && !/\.[^ ]/.test(whole) && first.length <= 30 ? first : "";
}

/** A line without anything that a program would make a link of; empty when there is such a thing. */
export const linkless = (line: string): string => (/[\p{L}\p{N}]\.[\p{L}\p{N}]|[/\\@]|www/iu.test(line) ? "" : line);
