/** How somebody marks in an exhibit what the court has kept out: "<<EXCLUDED - DO NOT PLAY>>", "[SUPPRESSED]", "(redacted for trial)". */
const MARK =
  /<<[^<>]*\b(?:EXCLUDED|SUPPRESSED|DO\s+NOT\s+(?:PLAY|READ|SHOW)|REDACT(?:ED)?)\b[^<>]*>>|\[[^\]]{0,40}\b(?:EXCLUDED|SUPPRESSED|DO\s+NOT\s+(?:PLAY|READ|SHOW)|REDACT(?:ED)? FOR TRIAL)\b[^\]]{0,40}\]|\((?:EXCLUDED|SUPPRESSED|DO\s+NOT\s+(?:PLAY|READ|SHOW))\b[^)]{0,40}\)/u;
/** A note in a row of its own: "Suppressed – J.E. 4/18/24. Do not elicit." What stands above it is kept out. */
const NOTE =
  /^\s*(?:<<|\[|\()?(?:Suppressed|SUPPRESSED|Excluded|EXCLUDED|Ruled out|Kept out)\b(?=.{0,80}(?:\bdo not\b|\bDO NOT\b|\d{1,2}[/.-]\d{1,2}|\border\b|\bM\.?I\.?L\b|\bJ\.\s?E\b))/u;
/** A row that opens a turn of a recording. */
const TURN = /^\s{0,12}\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s/;

/** Pages without what an exhibit marks as kept out: of a recording the turn, else the passage, up to an empty row. Nobody may tell it. */
export const withoutExcluded = <P extends { text: string }>(pages: readonly P[]): P[] =>
  pages.map((page) => {
    const noted = page.text.split('\n').some((row) => NOTE.test(row));
    if (!noted && !MARK.test(page.text.replace(/\s+/g, ' '))) return page;
    const blocks: string[][] = [];
    for (const row of page.text.split('\n')) {
      const last = blocks.at(-1);
      if (!last || TURN.test(row) || (row.trim() === '') !== (last.at(-1)!.trim() === '')) blocks.push([row]);
      else last.push(row);
    }
    const kept = blocks.map((rows) => {
      if (MARK.test(rows.join(' ').replace(/\s+/g, ' '))) return rows.map(() => '');
      const note = rows.findLastIndex((row) => NOTE.test(row));
      return note >= 0 ? rows.map((row, at) => (at <= note ? '' : row)) : rows;
    });
    // A note that stands apart is of the passage above it.
    for (const [at, rows] of blocks.entries())
      if (NOTE.test(rows[0]!)) {
        const above = blocks.slice(0, at).findLastIndex(([row]) => row!.trim() !== '');
        if (above >= 0) kept[above] = kept[above]!.map(() => '');
      }
    return { ...page, text: kept.flat().join('\n') };
  });
