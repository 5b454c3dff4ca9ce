/** Another name, in quotation marks or not: "a/k/a “Slim,”", "also known as Junie". */
const ALIAS_WORD = String.raw`(?:a\.?\/?k\.?\/?a\b\.?|f\.?\/?k\.?\/?a\b\.?|also known as|formerly known as|alias(?:es)?)`;
const ALIAS_ROW = new RegExp(`^\\(?(?:and )?${ALIAS_WORD}[:,]?(?= |$)`, 'i');
const ALIAS_BELOW = new RegExp(`,? ${ALIAS_WORD}[:,]?$`, 'i');
/** How a charge numbers the accused: "[1] JANE ROE", "(1) JANE ROE", "1. JANE ROE", "01 JANE ROE", "1 - JANE ROE". */
const NUMBERED_ROW =
  /^(?:\[(\d{1,2})\]|\((\d{1,2})\)|(\d{1,2})[.)]|(0\d)(?= )|(\d{1,2}) [-–—])\s*(?=["“]?\p{Lu})/u;
/** "JANE ROE (1)," "JANE ROE - 01". */
const NUMBER_BEHIND = /\s*(?:\(0?(\d{1,2})\)|\s[-–—] 0?(\d{1,2}))(?=[,;.]?(?: and)?$)/i;
const BORN = /[\s,(]{0,9}\b(?:D\.?O\.?B\b|Date of Birth\b).*$/i;
/** A row that is one person's full name in capitals. */
const FULL_NAME =
  /^\p{Lu}[\p{Lu}’'-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{Lu}’'-]*)){1,3}(?:,? (?:JR|SR|II|III|IV)\.?)?$/u;
const QUOTED_ROW = /^(?:(?:and |or )?["“][^”"]{1,60}["”][,;]?\s?){1,4}$/i;
const SUFFIX_ROW = /^(?:jr|sr|ii|iii|iv|inc|llc|corp|ltd|co)\b/i;

const apart = (name: string): string => `${name.replace(/[\s,;]{1,3}(?:and)?$/i, '')};`;

const numberOf = (row: string, pattern: RegExp): number | undefined => {
  const found = pattern
    .exec(row)
    ?.slice(1)
    .find((group) => group !== undefined);
  return found === undefined ? undefined : Number(found);
};

/** Do these rows count the parties, one after the other? */
function counts(rows: readonly string[], pattern: RegExp): boolean {
  const numbers = rows.flatMap((row) => numberOf(row, pattern) ?? []);
  return numbers.length > 1 && numbers.every((number, at) => at === 0 || number === numbers[at - 1]! + 1);
}

/**
 * The rows of names of one side, the end of each name marked where only the print says it: by a number, by a row with another name
 * or a date of birth below or behind, or because each row is somebody's full name over a role in the plural.
 */
export function partedRows(rows: readonly string[], roles: readonly string[]): string[] {
  const numbered = counts(rows, NUMBERED_ROW);
  const behind = counts(rows, NUMBER_BEHIND);
  const born = rows.filter((row) => BORN.test(row)).length > 1;
  const parted: string[] = [];
  let below = false;
  for (const row of rows) {
    const last = parted.at(-1);
    // "a/k/a “Tip” Moss, f/k/a": the former name is the whole next row.
    const isFormer: boolean = below;
    below = ALIAS_BELOW.test(row);
    if (isFormer) {
      if (last !== undefined) parted[parted.length - 1] = apart(last);
      const [, next] = /,? and (\S.*)$/i.exec(row) ?? [];
      if (next) parted.push(next);
      continue;
    }
    if (ALIAS_ROW.test(row)) {
      // Other names go on in the next rows, as long as they are in quotation marks.
      if (last !== undefined) parted[parted.length - 1] = apart(last);
      if (/\band$/i.test(row)) parted.push('and');
      continue;
    }
    if (last !== undefined && QUOTED_ROW.test(row)) {
      parted[parted.length - 1] = apart(last);
      continue;
    }
    if (last?.endsWith(';') && SUFFIX_ROW.test(row)) {
      parted[parted.length - 1] = `${last.slice(0, -1)}, ${row}`;
      continue;
    }
    const counted = numbered && numberOf(row, NUMBERED_ROW) !== undefined;
    if (counted && last !== undefined && !/\band$/i.test(last)) parted[parted.length - 1] = apart(last);
    const name = counted ? row.replace(NUMBERED_ROW, '') : row;
    if (behind && NUMBER_BEHIND.test(name)) parted.push(apart(name.replace(NUMBER_BEHIND, '')));
    else if (born && BORN.test(name)) parted.push(apart(name.replace(BORN, '')));
    else parted.push(name);
  }
  return listsPersons(parted, roles) ? parted.map(apart) : parted;
}

/** One full name a row, without commas, over "Defendants". */
function listsPersons(rows: readonly string[], roles: readonly string[]): boolean {
  const names = rows.map((row) => row.replace(/[,;]$/, '').replace(/^and /i, ''));
  return (
    rows.length > 1 && roles.some((role) => /s\)?$/.test(role)) && names.every((name) => FULL_NAME.test(name))
  );
}

const QUOTED_ALIAS = new RegExp(
  `,?\\s*\\(?(?<![\\p{L}])${ALIAS_WORD}[:,]?\\s+["“][^”"]{1,60}["”](?:,?\\s+(?:and|or)\\s+["“][^”"]{1,60}["”])*\\)?,?`,
  'giu',
);

/** Without other names in quotation marks, "a/k/a “Tip,”"; whom the text names next is somebody else. */
export const withoutAliases = (text: string): string =>
  text.replace(QUOTED_ALIAS, (alias, at: number) => {
    const next = text.slice(at + alias.length).trim();
    return /^\p{Lu}/u.test(next) && !SUFFIX_ROW.test(next) ? ';' : '';
  });
