import { datesIn } from '@lectern/legal-text/dates';
import { QUOTATIONS } from '../script/english/quotes.js';

/** A part of a report that another officer wrote, or the same one on another day. */
export interface ReportSection {
  /** As others call him: "Deputy Marsh". */
  speaker: string;
  /** Its heading, with single spaces. */
  title: string;
  day?: string;
  /** Its words with single spaces. */
  text: string;
}

const RANKS: [RegExp, string][] = [
  [/^DET/i, 'Detective'],
  [/^S(?:GT|ERG)/i, 'Sergeant'],
  [/^DEP/i, 'Deputy'],
  [/^T(?:PR|FC|ROOP)/i, 'Trooper'],
  [/^C(?:PL|ORP)/i, 'Corporal'],
  [/^L(?:T|IEUT)/i, 'Lieutenant'],
  [/^CAPT/i, 'Captain'],
  [/^(?:SPECIAL )?AGENT/i, 'Agent'],
  [/^INV/i, 'Investigator'],
];
export const RANK =
  '(?:OFFICER|OFC|Officer|Ofc|DETECTIVE|DET|Detective|Det|SERGEANT|SGT|Sergeant|Sgt|DEPUTY|DEP|Deputy|Dep|TROOPER|TPR|TFC|Trooper|Tpr|CORPORAL|CPL|Corporal|Cpl|LIEUTENANT|LT|Lieutenant|Lt|CAPTAIN|CAPT|Captain|Capt|AGENT|Agent|INVESTIGATOR|INV|Investigator|Inv|PTL|PO)';
const SURNAME = "\\p{Lu}[\\p{L}'’-]+";
const GIVEN = `(?:\\p{Lu}\\.? (?:\\p{Lu}\\.? )?|\\p{Lu}\\.(?:\\p{Lu}\\.)? ?|\\p{Lu}[\\p{L}]+ (?:\\p{Lu}\\. )?)?`;
const BY_RANK = new RegExp(`(?<![\\p{L}])(${RANK})\\.? ${GIVEN}(${SURNAME})`, 'u');
/** "ENTERED BY: 417 MARSH": a number for his rank. */
const BY_NUMBER = new RegExp(
  `(?:ENTERED|WRITTEN|PREPARED|SUBMITTED|COMPLETED|Entered|Written|Prepared|Submitted|Completed) (?:BY|by):? (?:#?\\d{1,6} )?(?:(${RANK})\\.? )?${GIVEN}(${SURNAME})`,
  'u',
);
const IS_SECTION =
  /^(?:[A-Z]|\d{1,2}|[IVX]{1,4})[.)] [^\p{Ll}(]{12,}(?:\(|$)|\b(?:NARRATIVE|SUPPLEMENT\w{0,5}|CONTINUATION|FOLLOW[- ]?UP|Narrative|Supplement\w{0,5}|Continuation|Follow[- ][Uu]p)\b/u;
/** Rows of a form name an officer, too. */
const IS_FIELD =
  /^(?:REPORTING|ASSISTING|APPROVED|REVIEWED|SUPERVISOR|INVESTIGATING|ARRESTING)\b|[.;,]$|\b(?:he|she|was|were|said|advised)\b/;
const ENDS =
  /^\s*(?:SUPERVISOR|APPROVED|REVIEWED BY|RECORDS|PROPERTY|EVIDENCE|CASE STATUS|USE OF FORCE|[A-Z]\.\s+(?:PROPERTY|EVIDENCE|DISPOSITION|ATTACHMENTS))\b|\bEND OF REPORT\b/;
const LONGEST = 110;
const FEWEST = 2;

/** The parts of a report with their writers, where its headings name more than one part; else none. */
export function reportSections(pages: readonly { text: string }[]): ReportSection[] {
  const sections: ReportSection[] = [];
  let open: { title: string; speaker: string; rows: string[] } | undefined;
  const close = (): void => {
    const text = open?.rows.join(' ').replace(/\s+/g, ' ').trim() ?? '';
    if (open && /\b(?:I|[Mm]y) \p{Ll}/u.test(text)) {
      const [date] = datesIn(open.title).filter(({ day, year }) => day !== undefined && year !== undefined);
      sections.push({ speaker: open.speaker, title: open.title, text, ...(date && { day: date.text }) });
    }
    open = undefined;
  };
  for (const row of pages.flatMap(({ text }) => text.split('\n'))) {
    const flat = row.trim().replace(/\s+/g, ' ');
    const speaker = speakerOfHeading(flat);
    if (speaker) {
      close();
      open = { title: flat, speaker, rows: [] };
    } else if (ENDS.test(row)) close();
    else open?.rows.push(row);
  }
  close();
  return sections.length >= FEWEST ? sections : [];
}

function speakerOfHeading(row: string): string | undefined {
  if (row.length > LONGEST || !IS_SECTION.test(row) || IS_FIELD.test(row)) return undefined;
  const [, rank, name] = BY_NUMBER.exec(row) ?? BY_RANK.exec(row) ?? [];
  if (!name || NO_NAME.test(name)) return undefined;
  const known = RANKS.find(([pattern]) => pattern.test(rank ?? ''))?.[1] ?? 'Officer';
  return `${known} ${inSmall(name)}`;
}
const NO_NAME =
  /^(?:BACKGROUND|INTRODUCTION|SUMMARY|NARRATIVE|SUPPLEMENT\w*|REPORT|STATEMENT|INTERVIEW|NOTES?|OBSERVATIONS?|ACTIONS?)$/i;

const inSmall = (name: string): string =>
  name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replace(/(^|['’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    : name;

const HEAD = 40;
/** The part that a sentence of the report is from: a page may break it. */
export const sectionOf = (
  { text }: { text: string },
  sections: readonly ReportSection[],
): ReportSection | undefined => sections.find((section) => section.text.includes(text.slice(0, HEAD)));

const PRONOUN = /\b(?:he|him|his|she|hers?)\b/i;
const OF_THINGS =
  /\b(?:it|them|that (?=down\b|in\b|at\b|on\b)|this)\b|\b(?:that|then)$|\bnotice until later\b/i;
const SOMEBODY = /(?<=[\p{Ll},] )(?:(?:Mr|Ms|Mrs|Dr)\. )?\p{Lu}\p{L}{2,}/u;
const SOMETHING =
  /\b(?:the|an?|no|any|his|her|its|two|three|both|each) (?!time\b|scene\b)\p{Ll}{3,}|^\p{Lu}\p{Ll}+ \d/iu;

/** "Officer Marsh advised him", "did not seize it": of people and things that only the sentences before can tell. */
export const speaksOfUnnamed = (said: string, { speaker }: ReportSection): boolean => {
  const bare = said.replace(QUOTATIONS, '').replaceAll(speaker, '').replace(/[.]$/, '');
  const [who, what] = [bare.search(PRONOUN), bare.search(OF_THINGS)];
  return (
    (who >= 0 && !SOMEBODY.test(bare.slice(0, who))) || (what >= 0 && !SOMETHING.test(bare.slice(0, what)))
  );
};
