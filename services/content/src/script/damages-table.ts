import { accountOf } from '../case-model/paper.js';
import type { Brief } from './brief.js';
import { countWords } from './english/count-words.js';
import { joined } from './english/phrases.js';
import { type Line, resting } from './line.js';

/** "Wages lost, Oct. 16 - Dec. 22 ....... $ 11,904.00": a row of a list of losses. */
const ROW = /^\s*(\S[^\n]{2,90}?)(?:[ .]{3,}|\s{2,})\$?\s*(\d{1,3}(?:,\d{3})*\.\d{2})\s*$/;
const HEADS =
  /\b(?:damages|losses|loss|expenses?|costs?|incurred|injur(?:y|ies)|special damages|as follows|following)\b/i;
const FEWEST = 2;
const MOST_ITEMS = 4;
const MOST_WORDS = 25;
/** Lines above the first row that may say of what the list is. */
const ABOVE = 6;

interface Row {
  label: string;
  cents: number;
  line: string;
  page: number;
}

/** The items of our own list of losses and their sum: rows that a subtotal adds up are told by it. */
export interface Losses {
  items: Row[];
  total: Row;
  document: Brief['read']['papers'][number]['document'];
}

const centsOf = (sum: string): number => Number(sum.replace(/[,.]/g, ''));
const plain = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;

/** The first list of losses of our pleading that adds up. */
export function lossesIn({ read, model }: Brief): Losses | undefined {
  for (const paper of read.papers) {
    if (!['complaint', 'petition'].includes(paper.kind) || accountOf(paper, model.side) !== 'ours') continue;
    const lines = paper.document.pages.flatMap(({ number, text }) =>
      text.split('\n').map((line) => ({ line, page: number })),
    );
    const found = addedUp(lines);
    if (found) return { ...found, document: paper.document };
  }
  return undefined;
}

function addedUp(lines: readonly { line: string; page: number }[]): Omit<Losses, 'document'> | undefined {
  let open: Row[] = [];
  let headed = false;
  let last = -ABOVE;
  for (const [at, { line, page }] of lines.entries()) {
    const [, label, sum] = ROW.exec(line) ?? [];
    if (label === undefined || sum === undefined) continue;
    if (at - last > ABOVE) {
      open = [];
      headed = lines.slice(Math.max(0, at - ABOVE), at).some((one) => HEADS.test(one.line));
    }
    last = at;
    const above = lines[at - 1]?.line.trim() ?? '';
    const row = {
      label: (/^\p{L}/u.test(label) ? label : `${above} ${label}`).trim(),
      cents: centsOf(sum),
      line: line.trim(),
      page,
    };
    const total = /\btotal\b/i.test(row.label);
    const group = sumOf(open, row.cents);
    if (total && group && group.length === open.length && open.length >= FEWEST && headed)
      return { items: open, total: row };
    open =
      group && group.length >= FEWEST ? [...open.slice(0, open.length - group.length), row] : [...open, row];
  }
  return undefined;
}

/** The last rows that come to a sum together. */
function sumOf(rows: readonly Row[], cents: number): Row[] | undefined {
  let sum = 0;
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    sum += rows[at]!.cents;
    if (sum === cents) return rows.slice(at);
    if (sum > cents) return undefined;
  }
  return undefined;
}

const nameOf = ({ label }: Row): string =>
  label
    .replace(/\s*[(,].*$/, '')
    .replace(/\s+[-–].*$/, '')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** "That is $48,316.27 for medical expense and $11,904 for wages lost.", "Together it is $60,220.27.": the list as one says it. */
export function spokenLosses(brief: Brief): Line[] {
  const losses = lossesIn(brief);
  if (!losses || losses.items.length > MOST_ITEMS) return [];
  const { items, total, document } = losses;
  const rest = (text: string, ...rows: Row[]): Line => ({
    ...resting(text, {
      sources: rows.map(({ line, page }) => ({
        document: { ...(document.id && { id: document.id }), name: document.name },
        page,
        quote: line,
      })),
    }),
    reworded: true,
  });
  const told = items.map((row) => `${plain(row.cents)} for ${nameOf(row)}`);
  const whole = `Count it up: ${joined(told, 'and')}.`;
  const lines =
    countWords(whole) <= MOST_WORDS
      ? [rest(whole, ...items)]
      : items
          .map((row, at) => rest(`${at === 0 ? 'Count it up: ' : ''}${told[at]!}.`, row))
          .map((line, at) => (at === 0 ? line : { ...line, text: `Add ${line.text}` }));
  return [
    ...lines,
    rest(
      `Together that is ${plain(total.cents)}${/\bto date\b/i.test(total.label) ? ' to date' : ''}.`,
      total,
    ),
  ];
}
