/** A label of a form that stands over its value. */
const LABEL =
  /(?<=^ ?|\s{2})(?:REPORTING|INVESTIGATING|ARRESTING|PRIMARY) (OFFICER|DEPUTY|DETECTIVE|TROOPER|AGENT|INVESTIGATOR)(?=\s*$|\s{2})/i;
const RANK =
  'Ofc|OFC|Officer|OFFICER|Det|DET|Detective|DETECTIVE|Sgt|SGT|Sergeant|SERGEANT|Dep|DEP|Deputy|DEPUTY|Tpr|TPR|Trooper|TROOPER|Cpl|CPL|Lt|LT|Ptl|PTL|Agent|AGENT';
/** "Det. S. Ruiz #417", "Cpl R L Haskamp 871", "L. PRUITT #412". */
const OFFICER = new RegExp(
  `^(?:(${RANK})\\.? )?(?:\\p{Lu}[\\p{L}.]* ){0,2}(\\p{Lu}[\\p{L}'’-]+)(?:,? #?\\d{1,6})?$`,
  'u',
);
const BELOW = 3;
const ASIDE = 6;

/**
 * Who stands below "REPORTING OFFICER" on a form whose labels stand in a row and their values in
 * the row below: the rank as written there or elsewhere (else that of the label) and the last name. Undefined where
 * no row is built so, or where a second row of labels stands below.
 */
export function officerBelowLabel(text: string): { rank: string; name: string } | undefined {
  const rows = text.split('\n');
  for (const [at, row] of rows.entries()) {
    const label = LABEL.exec(row);
    if (!label) continue;
    for (const below of rows.slice(at + 1, at + BELOW)) {
      const cell = cellAt(below, label.index);
      const officer = cell === undefined ? undefined : OFFICER.exec(cell);
      if (officer && (officer[1] ?? /\d/.test(cell!)))
        return { rank: officer[1] ?? rankBefore(officer[2]!, text) ?? label[1]!, name: officer[2]! };
    }
  }
  return undefined;
}

/** "I, Det C. Orne #88, drove there": his rank where the form gives none. */
const rankBefore = (name: string, text: string): string | undefined =>
  new RegExp(`(?<!\\p{L})(${RANK})\\.? (?:\\p{Lu}\\.? ){0,2}${name}(?!\\p{L})`, 'iu').exec(text)?.[1];

/** The words of a row, with gaps of two spaces between cells, that begin nearest to a column. */
function cellAt(row: string, column: number): string | undefined {
  return [...row.matchAll(/\S+(?: \S+)*/g)]
    .map(({ 0: words, index }) => ({ words, aside: Math.abs(index - column) }))
    .filter(({ aside }) => aside <= ASIDE)
    .sort((a, b) => a.aside - b.aside)
    .at(0)?.words;
}
