/** A message with its header, as it is printed or exported. */
export interface Email {
  from: string;
  to: string;
  /** "July 1, 2024"; undefined where the header tells no whole day. */
  day: string | undefined;
  /** "11:48 p.m." */
  hour?: string;
  body: string;
  page: number;
}

/** A field of the header of a message: its name and its value. */
export const HEADER =
  /^\s{0,8}(From|To|Cc|Bcc|Date|Sent|Subj(?:ect)?|Re|Attach(?:ments?|ed)?):[ \t]*(\S.*)$/i;

/** "From: Moss, Ann To: Orne, Lee Sent: Mon 1/9/2023 7:12 AM": the fields of a header in one row; a day needs no name. */
export const unfolded = (row: string): string[] =>
  /^\s{0,8}From:/i.test(row)
    ? row
        .split(NEXT_FIELD)
        .map((field) => (/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(field) ? `Date: ${field}` : field))
    : [row];
const NEXT_FIELD =
  /(?<!(?:Sent|Date):)\s+(?:[·•|]\s+)?(?=(?:To|Cc|Date|Sent|Subj(?:ect)?|Attach(?:ments?|ed)?):\s|(?<=[·•|]\s+)Re:\s|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}*\.?,? (?:\d{1,2}\/\d|\p{Lu}\p{Ll}{2,8}\.? \d))/iu;

/** The fields of the header with which the rows begin, by their names in small letters. */
export function fieldsOf(rows: readonly string[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const row of rows.flatMap(unfolded)) {
    const [, name, value] = HEADER.exec(row) ?? [];
    if (!name || !value) break;
    fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}

/** "From   A. Orne", "To   L. Moss", "Date   May 4", one below the other: the columns of a header stand for its colons. */
export function withColons(rows: readonly string[]): string[] {
  const given = [...rows];
  for (let at = 0; at < given.length; at += 1) {
    if (!/^\s{0,8}From\s{2,}\S/.test(given[at]!)) continue;
    let end = at + 1;
    while (end < given.length && COLUMN.test(given[end]!)) end += 1;
    if (end - at < FEWEST_FIELDS || !given.slice(at, end).some((row) => /^\s{0,8}To\s/.test(row))) continue;
    for (let row = at; row < end; row += 1)
      given[row] = given[row]!.replace(/^(\s{0,8}[A-Za-z]+)\s+/, '$1: ');
  }
  return given;
}
const COLUMN = /^\s{0,8}(?:To|Cc|Bcc|Date|Sent|Subj(?:ect)?|Re|Attach(?:ments?|ed)?)\s+\S/;
const FEWEST_FIELDS = 3;
