import { causesIn } from './causes.js';
import type { CaseDocument } from './file-sentences.js';
import { numbersOf } from './charged-counts.js';
import { readOut } from './shorthand.js';

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
/** "V. COUNT TWO: NEGLIGENT TRAINING", "¯ COUNT I" behind what a scan saw in the white of the paper, "AS AND FOR A SECOND CAUSE OF ACTION", "Count 3 - Obstruction". */
const HEADING = new RegExp(
  `^(?:[¯~^_*•°·¬|]{1,3}\\s)?(?:[IVX]{1,5}\\.\\s+|[A-Z]\\.\\s+)?(?:as and for (?:an?|the|its|his|her|their)(?: \\p{L}+['’]s?)? )?(?:(?:${KIND})\\s+(?:no\\. ?)?(?:${NUMBER})(?:\\s*(?:-|–|through|to|and|&)\\s*(?:${NUMBER}))?|(?:${ORDINAL})\\s+(?:${KIND}|ground))\\b(?!\\s+(?:of|and|through|alleges|in)\\b)`,
  'iu',
);
/** "COUNT II", "FIRST CLAIM FOR RELIEF": what stands before the name of a count. */
export const LABEL_OF_COUNT = String.raw`(?:(?:counts?|claim|cause of action|claim for relief) \S{1,8}|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:cause of action|claim(?: for relief)?|count))`;
const LONGEST = 110;
/** Lines below a heading that may say what it is of. */
const BELOW = 5;
const MOST = 16;
/** A numbered paragraph: here the heading is over. */
const PARAGRAPH = /^(?!\d{1,2} U\.? ?S\.? ?C)(?:\d{1,3}(?:\.\d{1,2})?\.?\s(?!U\.S\.C\b)|\(?[a-z]\)|¶)/;
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
        const goesOn = label && /^\s?[:.–—-] ?\p{Lu}.*,$/u.test(text.slice(label.length));
        return label && text.length <= LONGEST && (goesOn || !/\p{Ll}[.;,]$/u.test(text))
          ? named(label)
          : undefined;
      }).filter(isFirst);
      const heads = numbered.length > 0 ? numbered : unnumbered(lines);
      if (heads.length === 0) {
        const listed = chargesListed(document, lines);
        return listed.length > 0 ? listed : bareCounterclaim(document, lines);
      }
      const accused = accusedOf(lines.slice(0, heads[0]!.at));
      const found = heads.flatMap(({ at, label, within }): Count[] => {
        if (within === 'among') return [];
        const next = heads.find((one) => one.at > at)?.at ?? lines.length;
        const given = accused.get(numbersOf(label)[0] ?? 0);
        const title = given ? `${lines[at]!.text} (${given})` : titleOf(lines, at, next);
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
      // Counts that only stand in a list have nothing below them that is told of the last alone.
      const isList = found.length > 1 && found.slice(0, -1).every(({ body }) => NOTHING_TOLD.test(body));
      return isList ? found.map((one) => ({ ...one, body: '' })) : found;
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
    // "Count Two (fraud) and Count Three (quantum meruit)", and in the next row "are DISMISSED": a row of a sentence.
    const goesOn = /^(?:is|are|was|were|be|been|has|have|shall|should|must)\b/.test(
      lines[at + 1]?.text ?? '',
    );
    if (label !== undefined && !goesOn) heads.push({ at, label, within });
  });
  return heads;
}

/** No paragraph, and no more than where the law stands. */
const NOTHING_TOLD = /^(?!.*\b\d{1,3}\. {1,3}\p{Lu})(?!.*\p{Ll}{3}\.$).{0,80}$/u;

/** "accused of the crimes of COUNT 1, ARSON (ORS 164.325)", "Ct. 1 – Attempted Murder, R.C.": the names of counts whose headings have none. */
function accusedOf(above: readonly LineOfPaper[]): ReadonlyMap<number, string> {
  const text = above.map((line) => line.text).join(' ');
  return new Map(
    [...text.matchAll(ACCUSED_OF), ...text.matchAll(IN_CAPTION)].flatMap(([, number, name]) => {
      const [count] = numbersOf(`Count ${number!}`);
      return count === undefined ? [] : [[count, name!.trim()] as const];
    }),
  );
}
const ACCUSED_OF = /\bCOUNT (\d{1,2}|[IVX]{1,5}|[A-Z]{3,6}),? (\p{Lu}[\p{Lu} -]{3,60}) \(/gu;
const IN_CAPTION =
  /\b(?:Ct|Count|COUNT)\.? (\d{1,2}|[IVX]{1,5}) ?[-–—:] ?(\p{Lu}\p{Ll}[\p{L}’' -]{3,50}?)(?= ?[,(;]| R\.C\.| \d)/gu;

/** What a count may bring, listed below it under "PENALTIES", is no second one. */
const isFirst = ({ label, within }: Head, at: number, heads: readonly Head[]): boolean =>
  heads.findIndex((one) => (one.label === label || sameCount(one.label, label)) && one.within === within) ===
  at;
/** "COUNT 1" over what it may bring is "COUNT ONE" above. */
const sameCount = (one: string, other: string): boolean =>
  /^count/i.test(one) &&
  /^count/i.test(other) &&
  numbersOf(one)[0] !== undefined &&
  numbersOf(one)[0] === numbersOf(other)[0];

const CHARGES = /^(?:CHARGES?|OFFENSES?|CHARGES? FILED|OFFENSES? CHARGED):?$/;
/** "1 18 § 2501(a) Criminal Homicide H": number, section, name and grade in columns. */
const CHARGE =
  /^(\d{1,2}) (?:(?:\d{1,3}|\p{Lu}[\p{L}.]{1,8}) ){0,3}§{0,2} ?\d[\w.:-]*(?:\(\w{1,4}\))* (\p{Lu}[\p{L}/ -]{3,60}?)(?: \([^()]{2,30}\))?(?: \p{Lu}{1,2}\d?)?$/u;
/** "1 Theft – movable property 609.52.2 20 yrs", below "Count Charge Statute Maximum". */
const CHARGE_FIRST =
  /^(\d{1,2}) (\p{Lu}[\p{L}’'/ –—-]{3,60}?) (?:§{1,2} ?)?\d[\d.:-]*\d(?:\(\w{1,4}\))*(?=[ ,.;]|$)/u;
const HEADS_CHARGES = /^(?:Counts?|Ct\.?|No\.?) (?:Charges?|Offenses?|Descriptions?)\b/i;
const FEWEST_LISTED = 2;

/** The charges that a form lists in a table. */
function chargesListed(document: CaseDocument, lines: readonly LineOfPaper[]): Count[] {
  const head = lines.findIndex(({ text }) => CHARGES.test(text) || HEADS_CHARGES.test(text));
  if (head < 0) return [];
  const found = lines.slice(head + 1, head + 1 + MOST).flatMap(({ text, page }): Count[] => {
    const [, number, whole] = CHARGE.exec(text) ?? CHARGE_FIRST.exec(text) ?? [];
    const [name] = whole?.split(/ [–—-] /) ?? [];
    return number && name
      ? [
          {
            label: `Count ${number}`,
            title: `Count ${number} (${readOut(name)})`,
            line: text,
            page,
            document,
            body: '',
          },
        ]
      : [];
  });
  return found.length < FEWEST_LISTED ? [] : found;
}

const BARE_COUNTER =
  /^(?:[IVX]{1,5}\.\s+)?(?:(?:verified|amended|defendant(?:s|['’]s|s['’])?) ){0,2}counter-?claims?(?: against [^.]{3,60})?$/i;
/** A paragraph with its number. */
const NUMBERED = /^(?:[A-Z]\.)?\d{1,3}[.)]? \p{Lu}.{40}/u;
/** "COUNTERCLAIM" over numbered paragraphs, with no count below it. */
function bareCounterclaim(document: CaseDocument, lines: readonly LineOfPaper[]): Count[] {
  const begins = lines.findIndex(({ text }) => PARAGRAPH.test(text));
  const at = lines.findIndex(({ text }, index) => index > begins && BARE_COUNTER.test(text));
  if (begins < 0 || at < 0) return [];
  const [{ text, page }, body] = [lines[at]!, bodyOf(lines.slice(at + 1)).trim()];
  return NUMBERED.test(body) ? [{ title: text, line: text, page, document, body, counter: true }] : [];
}

const ENUMERATED = /^(?:[IVX]{1,5}\.|[A-Z]\.|\d{1,2}\.)\s+/;
const CALLED =
  /^(?:causes? of action|claims?|action|plaintiffs?['’]?s? (?:claims?|causes? of action))(?: (?:for|of)|:| [-–—])? (?=\p{L})/iu;
/** What those who are sued set against it. */
const DEFENSE = /^(?:comparative|contributory|proportionate|allocation of) /i;
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
      !DEFENSE.test(bare) &&
      (bare === bare.toUpperCase() || (bare !== text && /^\p{Lu}/u.test(bare)));
    return isHeading && causesIn(bare, false).some(({ at }) => at < 12) ? '' : undefined;
  }).filter(({ at }) => at > begins);
}

/** The heading with the lines right below it, up to a blank line behind words or the first paragraph. */
function titleOf(lines: readonly LineOfPaper[], at: number, next: number): string {
  const title = [lines[at]!.text];
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
    .replace(/^(?:[¯~^_*•°·¬|]{1,3}\s)?(?:(?:[IVX]{1,5}|[A-Z])\.\s+)?/, '')
    .replace(/^as and for (?:an?|the|its|his|her|their)(?: \p{L}+['’]s?)? /iu, '')
    .toLowerCase()
    .replace(/\b(?!of\b|for\b|to\b|and\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/^(?=(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth)\b)/, 'the ')
    .replace(/\b(?:Ii|Iii|Iv|Vi|Vii|Viii|Ix|Xi)\b/g, (numeral) => numeral.toUpperCase());
