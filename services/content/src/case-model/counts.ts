import { causesIn } from './causes.js';
import type { CaseDocument } from './file-sentences.js';

/** A count of a complaint or an indictment, as its heading has it. */
export interface Count {
  /** "Count Two", "the First Cause of Action"; none where the heading has no number. */
  label?: string;
  /** The words of the heading and of what stands right below it. */
  title: string;
  /** The line that names it, for the source. */
  line: string;
  page: number;
  document: CaseDocument;
  /** What stands under it, in one line. */
  body: string;
  /** The one who is sued claims it back. */
  counter?: true;
}

const NUMBER = 'one|two|three|four|five|six|seven|eight|nine|ten|[ivx]{1,5}|\\d{1,2}';
const ORDINAL = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth';
const KIND = 'counts?|claim|cause of action|charge|claim for relief|counter-?claim';
/** "V. COUNT TWO: NEGLIGENT TRAINING", "AS AND FOR A SECOND CAUSE OF ACTION", "Count 3 - Obstruction". */
const HEADING = new RegExp(
  `^(?:[IVX]{1,5}\\.\\s+|[A-Z]\\.\\s+)?(?:as and for (?:an?|the|its|his|her|their)(?: \\p{L}+['’]s?)? )?(?:(?:${KIND})\\s+(?:no\\. ?)?(?:${NUMBER})(?:\\s*(?:-|–|through|to|and|&)\\s*(?:${NUMBER}))?|(?:${ORDINAL})\\s+(?:${KIND}|ground))\\b(?!\\s+(?:of|and|through|alleges|in)\\b)`,
  'iu',
);
const LONGEST = 110;
/** Lines below a heading that may say what it is of. */
const BELOW = 5;
const MOST = 16;
/** A numbered paragraph: here the heading is over. */
const PARAGRAPH = /^(?!\d{1,2} U\.? ?S\.? ?C)(?:\d{1,3}(?:\.\d{1,2})?\.?\s|\(?[a-z]\)|¶)/;
/** What is claimed back from the one who sues. */
const COUNTER =
  /^(?:[IVX]{1,5}\.\s+)?(?:(?:verified|amended|first|defendant(?:s|['’]s|s['’])?) ){0,4}counter-?claims?\b/i;
/** What those who are sued claim of each other or of a stranger is no claim of this case as it is put here. */
const AMONG =
  /^(?:[IVX]{1,5}\.\s+)?(?:(?:verified|amended|defendant(?:s|['’]s|s['’])?) ){0,4}(?:cross-?claims?|third[- ]party complaint)\b/i;
const OVER =
  /^(?:[IVX]{1,5}\.\s+|[A-Z]\.\s+)?(?:(?:ad damnum|damages|demand|jury|prayer|relief|reservation|wherefore|verification|a true bill|certificate|notice|witnesses|statement of|declaration|affidavit|probable cause|bill of particulars|particulars|exhibit|schedule)\b|(?:\p{L}+ )?(?:affirmative )?defenses?\b)/iu;

const SIGNED = /^(?:\/s\/|WHEREFORE\b|Respectfully submitted|Dated:|A TRUE BILL)/;

interface LineOfPaper {
  page: number;
  text: string;
}

/** The counts that the headings of the papers set apart, in their order. */
export function countsIn(documents: readonly CaseDocument[]): Count[] {
  return documents
    .flatMap((document) => {
      const lines = document.pages.flatMap(({ number, text }) =>
        text.split('\n').map((line) => ({ page: number, text: line.trim().replace(/\s+/g, ' ') })),
      );
      const numbered = headsIn(lines, (text) => {
        const label = HEADING.exec(text)?.[0];
        // "COUNT I: Leaving the Scene,": a heading that goes on below.
        const ends = label && text.startsWith(':', label.length) ? /\p{Ll}[.;]$/u : /\p{Ll}[.;,]$/u;
        return label && text.length <= LONGEST && !ends.test(text) ? named(label) : undefined;
      });
      const rows = numbered.length > 0 ? [] : rowsIn(lines);
      const heads = numbered.length > 0 ? numbered : rows.length > 0 ? rows : unnumbered(lines);
      return heads.flatMap(({ at, label, within }): Count[] => {
        if (within === 'among') return [];
        const next = heads.find((one) => one.at > at)?.at ?? lines.length;
        const title = titleOf(lines, at, next);
        return [
          {
            ...(label && { label }),
            title,
            line: lines[at]!.text,
            page: lines[at]!.page,
            document,
            body: bodyOf(lines.slice(at + 1, next)),
            ...(within === 'counter' && { counter: true as const }),
          },
        ];
      });
    })
    .slice(0, MOST);
}

interface Head {
  at: number;
  label: string;
  within: 'counter' | 'among' | undefined;
}

function headsIn(lines: readonly LineOfPaper[], labelOf: (text: string) => string | undefined): Head[] {
  const heads: Head[] = [];
  let within: Head['within'];
  lines.forEach(({ text }, at) => {
    const label = labelOf(text);
    if (/counter-?claim/i.test(label ?? '')) within = 'counter';
    else if (label === undefined && text.length <= LONGEST && !/\p{Ll}[.;,]$/u.test(text)) {
      if (COUNTER.test(text)) within = 'counter';
      else if (AMONG.test(text)) within = 'among';
    }
    if (label !== undefined) heads.push({ at, label, within });
  });
  return heads;
}

/** "2 18 § 3701(a)(1) Robbery F1": a row of the table of charges on a form. */
const ROW = /^(\d{1,2}) (?:\d{1,2} )?§+ ?[\d.-]{2,12}(?:\(\w{1,4}\)){0,4} (?=\p{Lu})/u;
const rowsIn = (lines: readonly LineOfPaper[]): Head[] =>
  headsIn(lines, (text) => {
    const [, number] = ROW.exec(text) ?? [];
    return number === undefined || text.length > LONGEST ? undefined : `Count ${number}`;
  });

const ENUMERATED = /^(?:[IVX]{1,5}\.|[A-Z]\.|\d{1,2}\.)\s+/;
const CALLED =
  /^(?:causes? of action|claims?|action|plaintiffs?['’]?s? (?:claims?|causes? of action))(?: (?:for|of)|:| [-–—])? (?=\p{L})/iu;
/** A paragraph of prose: behind the first, a heading is no part of the caption. */
const PROSE = /^\(?\d{1,3}[.)] .{0,90}\p{Ll}{2}(?: \p{Ll}{1,20}){3}/u;

/** "A. Premises Liability - Pantry King", "NEGLIGENCE": headings without a number that begin with the name of a cause. */
function unnumbered(lines: readonly LineOfPaper[]): Head[] {
  const begins = lines.findIndex(({ text }) => PROSE.test(text));
  if (begins < 0) return [];
  return headsIn(lines, (text) => {
    const bare = text.replace(ENUMERATED, '').replace(CALLED, '');
    const isHeading =
      text.length <= LONGEST / 2 + 15 &&
      !/[.;,:?]$/.test(bare) &&
      (bare === bare.toUpperCase() || (bare !== text && /^\p{Lu}/u.test(bare)));
    return isHeading && causesIn(bare, false).some(({ at }) => at < 12) ? '' : undefined;
  }).filter(({ at }) => at > begins);
}

/** The heading with the lines right below it, up to a blank line behind words or the first paragraph. */
function titleOf(lines: readonly LineOfPaper[], at: number, next: number): string {
  const title = [lines[at]!.text];
  // "Criminal Conspiracy (robbery) F1": what it is, without of what and how grave.
  if (ROW.test(title[0]!)) return title[0]!.replace(ROW, '').replace(/ \([^)]*\)| [FMHS]\d?$/g, '');
  for (const { text } of lines.slice(at + 1, Math.min(next, at + 1 + BELOW))) {
    if (PARAGRAPH.test(text)) break;
    if (text !== '') title.push(text);
  }
  return title.join(' ');
}

function bodyOf(lines: readonly LineOfPaper[]): string {
  const end = lines.findIndex(
    ({ text }) =>
      SIGNED.test(text) || (text.length <= LONGEST && !/\p{Ll}[.;,]$/u.test(text) && OVER.test(text)),
  );
  return (end < 0 ? lines : lines.slice(0, end))
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** "COUNT TWO" is said as "Count Two". */
const named = (label: string): string =>
  label
    .replace(/\s*(?:-|–|through)\s*(?=\p{L}|\d)(?!claim)/iu, ' to ')
    .replace(/^(?:[IVX]{1,5}|[A-Z])\.\s+/, '')
    .replace(/^as and for (?:an?|the|its|his|her|their)(?: \p{L}+['’]s?)? /iu, '')
    .toLowerCase()
    .replace(/\b(?!of\b|for\b|to\b|and\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/^(?=(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth)\b)/, 'the ')
    .replace(/\b(?:Ii|Iii|Iv|Vi|Vii|Viii|Ix|Xi)\b/g, (numeral) => numeral.toUpperCase());
