/** A row in which the judge begins to speak, and one in which somebody else does. */
const COURT = /^[ \t\d:]{0,24}THE (?:COURT|JUDGE):(.*)$/;
const ANOTHER = /^[ \t\d:]{0,24}(?:\p{Lu}[\p{Lu}.'’ -]{1,40}:|[QA]\.|\()/u;

/** What the judge says on a page of a transcript, each time up to the next who speaks. */
export function saidByCourt(page: string): string[] {
  const said: string[][] = [];
  let speaks = false;
  for (const row of page.split('\n')) {
    const [, begins] = COURT.exec(row) ?? [];
    if (begins !== undefined) said.push([begins]);
    else if (speaks && !ANOTHER.test(row)) said.at(-1)!.push(row);
    speaks = begins !== undefined || (speaks && !ANOTHER.test(row));
  }
  return said.map((rows) => rows.join(' ').replace(/\s+/g, ' ').trim());
}
