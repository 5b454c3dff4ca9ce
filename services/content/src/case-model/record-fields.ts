import type { Row } from './block-quotes.js';
import { endsMessage, isStamp } from './messages.js';
import { entryIn } from './record-entries.js';
import { inSmall, recordNamed, spokenWhole } from './record-names.js';

/** What was written into a field of a form: "DESCRIBE WHAT HAPPENED:" with the rows below it, "Found: ...". */
export interface Field {
  /** "the customer incident report". */
  of: string;
  /** Who filled the form in. */
  by?: string;
  day?: string;
  /** What the form asked for, in small letters; none where it asked for what happened. */
  label?: string;
  text: string;
  rows: Row[];
  page: number;
}

const TITLE =
  /\b((?:[\p{L}’'&-]+ ){0,3}?(?:REPORT|STATEMENT|FORM|CLAIM|RECORD|INVOICE|COMPLAINT|WORK ORDER|PROOF OF LOSS|NOTICE|QUESTIONNAIRE|CHECKLIST)|Report|Statement)\b/u;
/** "DESCRIBE WHAT HAPPENED (FACTS ONLY):" alone in its row. */
const OPEN_LABEL = /^(?:\d{1,2}\.\s+)?(\p{Lu}[\p{L} ’'/]{3,50}?)(?:\s*\([^()]{3,60}\))?:\s*$/u;
/** "CONES:    none out." */
const LABEL = /^(?:\d{1,2}\.\s+)?(\p{Lu}[\p{L}’'./]{1,14}(?: [\p{L}’'./]{1,14}){0,3}):\s+(\S.*)$/u;
const TELLS =
  /\b(?:happen|describe|description|narrative|statement|details|account|explain|remarks|comments?|occurr)/i;
/** Fields whose words tell something; who, when, where and how much tell nothing. */
const TELLING =
  /\b(?:happen\p{L}*|descri\p{L}+|narrative|statement|remarks?|comments?|account|details|explain|occurr\p{L}+|conditions?|cones?|signs?|warnings?|video|cameras?|actions?(?: taken)?|found|did|done|recommend\p{L}*|complaint|review(?<!technical review)|mgmt|management|cc|hpi|history|xr|x-?ray|mri|imp|impression|assessment|plan|findings?|cause of \p{L}+|reason|injur(?:y|ies)|treatment|diagnosis|results?|follow-?up|corrective|discipline|distance|trace|not examined)\b/iu;
const BY =
  /^(?:PREPARED BY|TAKEN BY|REPORTED BY|COMPLETED BY|WRITTEN BY|FILLED OUT BY|FILLED IN BY|SIGNED|TECH(?:NICIAN)?|REPORT(?:ED)? BY|Prepared by|Taken by|Reported by|Completed by|Written by|Filled (?:out|in) by|Signed|Tech(?:nician)?):?\s+((?:\p{Lu}[\p{L}.’'-]* ){1,3}\p{Lu}[\p{L}’'-]+(?:,? (?:Jr|Sr)\.)?)/u;
const MOST_ROWS = 30;

/** The fields of a paper that hold words; `parts` of a page are divided by rules. */
export function fieldsOf(rows: readonly Row[]): Field[] {
  const found: Field[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    const opens = OPEN_LABEL.exec(row.text)?.[1];
    const [, label = '', value = ''] = opens ? [] : (LABEL.exec(row.text) ?? []);
    if (!TELLING.test(opens ?? label)) continue;
    const form = formAbove(rows, at);
    if (form === undefined) continue;
    const own = opens === undefined ? valueRows(rows, at) : below(rows, at);
    const [first] = own;
    if (!first) continue;
    const words = own.map(({ text }) => text);
    const text = (opens === undefined ? [value, ...words.slice(1)] : words).join(' ');
    // A box that was ticked, a line that was left blank.
    const plain = text
      .replace(/\s{2,}\p{Lu}[\p{L} ]{2,20}: .*$/u, '')
      .replace(/\s+/g, ' ')
      .replace(/\S+[?:]? ?_{2,}/g, '')
      .trim();
    if (/(?:^|\s)(?:X|\[X\])\s+(?:yes|no)\b/i.test(plain)) continue;
    const signed = SIGNED.exec(plain);
    const { by, day = form.day } = signed
      ? { by: signed[1], day: spokenWhole(signed[2]!) }
      : opens === undefined && !isAbove(rows, at)
        ? {}
        : filledBy(rows, at);
    const asked = opens ?? label;
    found.push({
      of: form.of,
      ...(by && { by }),
      ...(day && { day }),
      ...(!TELLS.test(asked) && { label: labelled(asked) }),
      text: signed ? plain.slice(0, signed.index).trim() : plain,
      rows: own,
      page: first.page,
    });
  }
  return found;
}

/** "... Resubmit."   D. Orne  4/17/23": somebody else signs what he adds. */
const SIGNED =
  /(?<=["”.])\s+((?:\p{Lu}[\p{L}.’'-]* ){1,3}\p{Lu}[\p{L}’'-]+)\s+(\d{1,2}\/\d{1,2}\/\d{2,4})\.?$/u;
const LABELS: [RegExp, string][] = [
  [/^cc$/, 'the complaint'],
  [/^hpi$/, 'the history'],
  [/^xr$/, 'the X-ray'],
  [/^imp$/, 'the impression'],
  [/\bmgmt$/, 'risk management'],
  [/^(?:did|actions?(?: taken)?|work (?:done|performed))$/, 'what was done'],
  [/^found$/, 'what was found'],
  [/^recommend\p{Ll}*$/u, 'what was recommended'],
  [/^not examined$/, 'what was not examined'],
];
const labelled = (asked: string): string => {
  const low = asked.toLowerCase();
  return LABELS.find(([pattern]) => pattern.test(low))?.[1] ?? `the ${low}`;
};

/** Is it above the row in which the form is signed? What stands below, others added. */
function isAbove(rows: readonly Row[], at: number): boolean {
  const page = rows[at]!.page;
  const end = rows.slice(at, at + UP).findIndex((row) => row.page !== page || /^[-_=]{5,}$/.test(row.text));
  return rows.slice(at, end < 0 ? at + UP : at + end).some((row) => BY.test(row.text));
}

const isShouted = (text: string): boolean => text === text.toUpperCase();

/** The rows below a label that stands alone, up to the next one or a rule. */
function below(rows: readonly Row[], at: number): Row[] {
  const own: Row[] = [];
  for (const row of rows.slice(at + 1, at + 1 + MOST_ROWS)) {
    if (row.text === '') continue;
    if (endsMessage(row.text) || isStamp(row.text) || OPEN_LABEL.test(row.text) || isLabel(row.text)) break;
    own.push(row);
  }
  return own;
}

/** The row of a label with those that hang below its value. */
function valueRows(rows: readonly Row[], at: number): Row[] {
  const first = rows[at]!;
  const own = [first];
  for (const row of rows.slice(at + 1, at + 5)) {
    if (
      row.text === '' ||
      row.indent < first.indent ||
      isLabel(row.text) ||
      endsMessage(row.text) ||
      entryIn(row)
    )
      break;
    own.push(row);
  }
  return own;
}

const isLabel = (text: string): boolean => LABEL.test(text) && !/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text);

const UP = 60;

/** What the form is called, by the nearest title above. */
function formAbove(rows: readonly Row[], at: number): { of: string; day?: string } | undefined {
  for (let above = at - 1; above >= Math.max(0, at - UP); above -= 1) {
    const { text, page } = rows[above]!;
    if (page !== rows[at]!.page) return undefined;
    if (/[.;,]$|^[\p{L} ]{1,30}:/u.test(text)) continue;
    const title = TITLE.exec(text)?.[1];
    if (title && isShouted(title) && !/^(?:TO|OF|A|B|THE|AND|AFFIDAVIT) /.test(title))
      return { of: `the ${inSmall(title)}` };
    const named = recordNamed(text);
    const day = named && spokenWhole(text);
    if (named) return { of: named, ...(day && { day }) };
  }
  return undefined;
}

/** Who signs below, and when; in a form that is signed at its head, who signs there. */
function filledBy(rows: readonly Row[], at: number): { by?: string; day?: string } {
  const page = rows[at]!.page;
  const near = (some: readonly Row[]): Row[] => {
    const end = some.findIndex(
      (row) => row.page !== page || (TITLE.test(row.text.replace(/^[^\p{Lu}]+/u, '')) && isShouted(row.text)),
    );
    return end < 0 ? [...some] : some.slice(0, end);
  };
  for (const { text } of [
    ...near(rows.slice(at, at + UP)),
    ...near(rows.slice(Math.max(0, at - UP), at).toReversed()),
  ]) {
    const by = BY.exec(text)?.[1];
    if (!by) continue;
    const day = spokenWhole(text);
    return { by, ...(day && { day }) };
  }
  return {};
}
