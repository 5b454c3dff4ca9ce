import { datesIn } from '@lectern/legal-text/dates';
import { splitUnits } from '../script/english/sentences.js';
import { countWords } from '../script/english/count-words.js';
import { finiteAt, tagged } from '../script/english/tagged.js';
import { forceOf } from './force.js';
import { type CaseDocument, placed } from './file-sentences.js';
import type { Tellable } from './tellable.js';

/** A message with its header, as it is printed or exported. */
export interface Email {
  from: string;
  to: string;
  /** "July 1, 2024"; undefined where the header tells no whole day. */
  day: string | undefined;
  body: string;
  page: number;
}

const HEADER = /^\s{0,8}(From|To|Cc|Bcc|Date|Sent|Subject|Re):[ \t]*(\S.*)$/i;
const GREETING =
  /^(?:(?:Hi|Hello|Hey|Dear|Good (?:morning|afternoon)),? )?\p{Lu}[\p{L}.’-]{1,30}(?: \p{Lu}[\p{L}.’-]{1,30}){0,2}, (?=\S)/u;
/** Points at what stands elsewhere, or only passes the time of day. */
const LEANS =
  /^(?:it|they|he|she|this|that|these|those|and|but|so|because|which|yes|no|ok(?:ay)?|thanks?|thank you|regards|best|sincerely|please see|see (?:below|attached))\b/i;
const LONGEST = 24;
const FEWEST = 5;
const MOST_OF_A_PAPER = 12;

/** The messages of a document; none where it holds no header of who wrote to whom. */
export function emailsIn({ pages }: CaseDocument): Email[] {
  const found: Email[] = [];
  let head: Record<string, string> = {};
  let open: Email | undefined;
  for (const { text, number } of pages)
    for (const row of text.split('\n')) {
      const [, name, value] = HEADER.exec(row) ?? [];
      if (name && value) {
        if (name.toLowerCase() === 'from') [head, open] = [{}, undefined];
        if (!open) head[name.toLowerCase()] = value.trim();
        continue;
      }
      const from = nameIn(head.from);
      const to = nameIn(head.to);
      if (!open && from && to && row.trim()) {
        const [date] = datesIn(head.date ?? head.sent ?? '');
        const whole = date?.year !== undefined && date.month !== undefined && date.day !== undefined;
        open = { from, to, day: whole ? date.text : undefined, body: '', page: number };
        found.push(open);
      }
      if (open) open.body += `${row}\n`;
    }
  return found;
}

/** "Castellano, Neil <nc@glass.example>" as he is called; undefined where only an address stands. */
function nameIn(field: string | undefined): string | undefined {
  const own = (field ?? '').split(/[;<(]/)[0]!.replace(/["“”]/g, '').trim();
  const [, last, first] = /^([\p{L}’-]+), ([\p{L}’. -]+)$/u.exec(own) ?? [];
  const name = last && first ? `${first} ${last}` : own;
  return /^\p{Lu}[\p{L}.’-]+(?: \p{Lu}[\p{L}.’-]*){1,3}$/u.test(name) ? name : undefined;
}

/** Sentences of an email; one of a word or three is quoted with the one before it: "I saw the bounces. Leave it." */
function breaths(units: readonly string[]): string[] {
  const found: string[] = [];
  for (const unit of units) {
    const before = found.at(-1)?.replace(GREETING, '');
    const joins =
      before !== undefined &&
      countWords(unit) < FEWEST &&
      /[.!]$/.test(before) &&
      /[.!]$/.test(unit) &&
      countWords(before) + countWords(unit) <= LONGEST;
    if (joins) found[found.length - 1] += ` ${unit}`;
    else found.push(unit);
  }
  return found;
}

/** What was written in each message, quoted sentence by sentence with who wrote it to whom and when. */
export function emailFacts(document: CaseDocument): Tellable[] {
  const all = emailsIn(document).flatMap(({ from, to, day, body, page }) =>
    breaths(splitUnits(body.replace(/\s+/g, ' ').trim()).map(({ text }) => text.trim())).flatMap((text) => {
      const said = text.replace(GREETING, '').replace(/["“”]/g, '’');
      const words = countWords(said);
      if (words < FEWEST || words > LONGEST || !/^\p{L}.*[.!]$/u.test(said)) return [];
      if (LEANS.test(said) || finiteAt(tagged(said)) < 1) return [];
      const frame = `${day ? `On ${day}, ` : ''}${from} wrote to ${to}`;
      return [{ text, page, told: `${frame}: “${said}”` }];
    }),
  );
  return all
    .map(({ text, page, told }, order) => ({
      sentence: placed(document, { text, page, order }),
      of: all.length,
      ...forceOf({ text, section: 'facts', numbered: false }),
      kind: 'event' as const,
      said: [told],
      reworded: true,
      leans: false,
    }))
    .map((fact) => ({ ...fact, force: Math.max(1, fact.force) }))
    .sort((a, b) => b.force - a.force)
    .slice(0, MOST_OF_A_PAPER)
    .sort((a, b) => a.sentence.order - b.sentence.order);
}
