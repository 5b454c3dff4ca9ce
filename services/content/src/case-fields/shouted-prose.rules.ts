const SMALL_WORDS = /\b(?:THE|AND|WAS|WERE|TO|OF|IN|AT|ON|HE|SHE|I|IT|THAT|WITH|HIS|HER|HAD|FROM|NOT)\b/;
/** A report in capitals runs on over so many rows; a caption and a heading do not. */
const FEWEST_ROWS = 4;
const LONG = 50;
const FEWEST_WORDS = 5;
/** Share of the rows of a page that run on, above which it is written in capitals. */
const MOST_OF_A_PAGE = 0.3;

/** "I WAS DISP TO A REPORT OF A FIRE. ENROUTE I HAD / A HARD TIME": which rows of a page tell something in capitals, and are no headings. */
export function proseInCapitals(rows: readonly string[]): boolean[] {
  const loud = rows.map((row) => isLoud(row));
  const runs = rows.map(() => false);
  for (let at = 0; at < rows.length; at += 1) {
    if (!loud[at]) continue;
    let end = at;
    while (end + 1 < rows.length && loud[end + 1]) end += 1;
    const run = rows.slice(at, end + 1);
    if (run.length >= FEWEST_ROWS && runsOn(run)) runs.fill(true, at, end + 1);
    at = end;
  }
  const filled = rows.filter((row) => row.trim()).length;
  const isWhole = runs.filter(Boolean).length >= filled * MOST_OF_A_PAGE && runs.some(Boolean);
  return rows.map((row, at) => runs[at]! || (isWhole && loud[at]! && tells(row)));
}

/** Half of its rows are long and hold a small word, and a sentence ends within one. */
const runsOn = (run: readonly string[]): boolean =>
  run.filter((row) => row.trim().length >= LONG && SMALL_WORDS.test(row)).length * 2 >= run.length &&
  run.some((row) => /[\p{L}\p{N}]{2}[.?!]["”]? +["“]?\p{Lu}/u.test(row));

const tells = (row: string): boolean =>
  row.trim().split(/\s+/).length >= FEWEST_WORDS && SMALL_WORDS.test(row);

function isLoud(row: string): boolean {
  const letters = row.replace(/[^A-Za-z]/g, '');
  return letters.length >= 3 && letters.replace(/[^A-Z]/g, '').length / letters.length > 0.8;
}
