const RULE = /^\s*_{8,}\s*$/;
const OPENS_NOTE = /^\s{0,8}(\d{1,2})\s{1,4}(?=["“‘(]?\p{Lu})/u;
const ENDS = /[.!?:;]["”’)]*\d{0,2}\s*$/;
/** A page's number, or the stamp of a court, below everything. */
const FOOT = /^(?:(?:- ?)?\d{1,4}(?: ?-)?|Page \d{1,4}(?: of \d{1,4})?|\p{Lu}{2,10}[ -_]?\d{5,8})$/u;
/** A mark stands behind a word or a stop: "two firearms.1 I". */
const mark = (number: string): RegExp =>
  new RegExp(`(?<=\\p{Ll}{2}[.,;:]?["”’)]{0,2})${number}(?=\\s|$|[.,;](?:\\s|$))`, 'u');

/** Pages on which the footnotes of a page stand between its paragraphs: a sentence goes on from page to page, past the notes. */
export const withFootnotesApart = <P extends { text: string }>(pages: readonly P[]): P[] =>
  pages.map((page) => {
    const text = RULE_IN.test(page.text) ? apart(page.text) : page.text;
    return text === page.text ? page : { ...page, text };
  });
const RULE_IN = new RegExp(RULE.source, 'm');

function apart(text: string): string {
  const rows = text.split('\n');
  const rule = rows.findLastIndex((row, at) => RULE.test(row) && OPENS_NOTE.test(following(rows, at)));
  if (rule < 0) return text;
  const foot = rows.findIndex((row, at) => at > rule && FOOT.test(row.trim()));
  const below = foot < 0 ? [] : rows.slice(foot);
  const noted = rows.slice(rule + 1, foot < 0 ? undefined : foot);
  let body = rows.slice(0, rule);
  const notes: string[] = [];
  for (const row of noted) {
    const [opens, number] = OPENS_NOTE.exec(row) ?? [];
    const at = number === undefined ? -1 : body.findIndex((one) => mark(number).test(one));
    if (opens !== undefined && at >= 0) {
      body = body.with(at, body[at]!.replace(mark(number!), ''));
      notes.push('', row.slice(opens.length));
    } else notes.push(row);
  }
  const last = body.findLastIndex(
    (row, at) =>
      at > 0 && row.trim() === '' && ENDS.test(body[at - 1]!) && body.slice(at).some((one) => one.trim()),
  );
  // What is not marked on the page may be no note.
  if (notes[0] !== '' || last < 0) return text;
  return [...body.slice(0, last), ...notes, '', ...body.slice(last), ...below].join('\n');
}

const following = (rows: readonly string[], at: number): string =>
  rows.slice(at + 1).find((row) => row.trim()) ?? '';
