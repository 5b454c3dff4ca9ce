import { caseNameBefore } from './case-name.js';
import type { FoundCitation } from './citation.js';
import { isReporter, REPORTER, reporterKey } from './reporters.js';

/* Gaps of up to forty spaces: a citation goes on in the next line, which may be set in. */
const CITED = new RegExp(
  `(?<![\\w§$.,-])(\\d{1,4})\\s{1,40}(${REPORTER})\\s{0,40}(at\\s{1,40})?(\\d{1,3},\\d{3}|\\d{1,6}|_{2,5})(?![\\d])`,
  'g',
);
const PARALLEL = new RegExp(
  `^\\s{0,40},\\s{1,40}(\\d{1,4})\\s{1,40}(${REPORTER})\\s{0,40}(\\d{1,6})(?![\\d])`,
);
const PIN =
  /^,\s{1,40}(?:at\s)?\*?\d{1,5}(?:\s?[-–—]\s?\*?\d{1,5})?(?:\s?(?:&\s)?nn?\.\s?\d{1,3})?(?![\w.]*\s[A-Z])/;
const YEAR = /^\s{0,40}\((?:[^()]{0,60}\s)?(?:1[6-9]|20)\d{2}\)/;

const NEUTRAL = [
  /(?<![\w§$.,-])((?:19|20)\d{2})\s{1,40}(WL|U\.?\s?S\.?\s(?:Dist\.|App\.)\sLEXIS|[A-Z][\w.]{1,6}\s(?:App\.\s)?LEXIS|IL(?:\sApp\s\([1-5](?:st|nd|rd|th|d)\))?|UT(?:\sApp)?|WI(?:\sApp)?|ND|SD|MT|NM(?:CA|SC)?|OK(?:\s(?:CR|CIV\sAPP))?|ME|VT|WY|CO(?:A)?|AR(?:k\.)?)\s{1,40}(\d{1,8}(?:-U)?)\b/g,
  /(?<![\w§$.,-])((?:19|20)\d{2})-((?:NCSC|NCCOA|Ohio|NMSC|NMCA))-(\d{1,6})\b/g,
  /\b(T\.?\s?C\.?\s(?:Memo|Summ(?:ary)?)\.?(?:\sOp(?:inion)?\.?)?)\s{1,40}(?:No\.\s)?((?:19|20)?\d{2})\s?[-–]\s?(\d{1,4})\b/gi,
];

const ID = /(?<![\w.])(?:Id\.|Ibid\.)(?:\s{1,2}at\s{1,2}\*?\d{1,5}(?:[-–]\d{1,5})?)?/g;
const SIGNALS = /^(?:(?:See|Cf\.|But|Accord|Compare|In|Under|Also|also|see|E\.g\.,?)\s+)+/;
const SHORT_NAME = /(?:^|[\s(“"])((?:[A-Z][\w'’.&-]{1,30}\s){0,3}[A-Z][\w'’.&-]{1,30}),\s{1,2}$/;

/** Pages, parallel citations and the year that follow a citation. */
function tailOf(text: string, from: number, key: string): { keys: string[]; end: number } {
  const keys = [key];
  let end = from;
  for (let more = 0; more < 6; more++) {
    const rest = text.slice(end, end + 240);
    const parallel = PARALLEL.exec(rest);
    if (parallel) keys.push(`${Number(parallel[1])}|${reporterKey(parallel[2] ?? '')}|${parallel[3]}`);
    const next = parallel ?? PIN.exec(rest);
    if (!next) break;
    end += next[0].length;
  }
  end += YEAR.exec(text.slice(end, end + 200))?.[0].length ?? 0;
  return { keys, end };
}

function caseAt(text: string, match: RegExpMatchArray): FoundCitation | undefined {
  const [whole, volume = '', reporter = '', at, page = ''] = match;
  if (match.index === undefined || !isReporter(reporter)) return undefined;
  const key = `${Number(volume)}|${reporterKey(reporter)}|${at ? '' : page.replace(/_+/, '_').replace(',', '')}`;
  if (at) {
    const name = SHORT_NAME.exec(text.slice(Math.max(0, match.index - 80), match.index));
    const caseName = name?.[1]?.replace(SIGNALS, '');
    const start =
      name && caseName ? match.index - (name[0].length - name[0].lastIndexOf(caseName)) : match.index;
    return {
      kind: 'short',
      text: text.slice(start, match.index + whole.length),
      start,
      end: match.index + whole.length,
      key,
      keys: [key],
      caseName,
    };
  }
  const { keys, end } = tailOf(text, match.index + whole.length, key);
  const named = caseNameBefore(text, match.index);
  const start = named?.start ?? match.index;
  return { kind: 'case', text: text.slice(start, end), start, end, key, keys, caseName: named?.name };
}

function neutralAt(text: string, match: RegExpMatchArray, series: number): FoundCitation | undefined {
  if (match.index === undefined) return undefined;
  const [whole, one = '', two = '', three = ''] = match;
  const flat = (part: string) => part.toLowerCase().replace(/[^a-z0-9]/g, '');
  const key =
    series === 2
      ? `tcmemo|${two.length === 2 ? `19${two}` : two}|${Number(three)}`.replace(
          'tcmemo',
          /summ/i.test(one) ? 'tcsummary' : 'tcmemo',
        )
      : `${flat(one)}|${flat(two)}|${flat(three)}`;
  const { keys, end } = tailOf(text, match.index + whole.length, key);
  const named = caseNameBefore(text, match.index) ?? docketedName(text, match.index);
  const start = named?.start ?? match.index;
  return { kind: 'neutral', text: text.slice(start, end), start, end, key, keys, caseName: named?.name };
}

/** "Doe v. Roe, No. 19-cv-123, 2020 WL 1": the docket stands between name and number. */
function docketedName(text: string, at: number): { name: string; start: number } | undefined {
  const before = text.slice(Math.max(0, at - 70), at);
  const docket = /\bNos?\.\s[\w:.-]{3,40},\s*$/.exec(before);
  return docket ? caseNameBefore(text, at - (before.length - docket.index)) : undefined;
}

/** No paper cites more; a text made of citations must not keep the processor. */
const MOST = 5000;

/** Cases by reporter, database or court number; short forms and "Id." are tied to what they stand for afterwards. */
export function findCases(text: string): FoundCitation[] {
  const found: FoundCitation[] = [];
  let coveredTo = 0;
  for (const match of text.matchAll(CITED)) {
    // A parallel citation has been read with the one before it.
    if (match.index < coveredTo) continue;
    if (found.length >= MOST) break;
    const citation = caseAt(text, match);
    if (!citation) continue;
    found.push(citation);
    coveredTo = citation.end;
  }
  NEUTRAL.forEach((pattern, series) => {
    for (const match of text.matchAll(pattern)) {
      const citation = neutralAt(text, match, series);
      if (citation) found.push(citation);
    }
  });
  for (const match of text.matchAll(ID)) {
    if (found.length >= 2 * MOST) break;
    found.push({
      kind: 'id',
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      key: 'id',
      keys: ['id'],
    });
  }
  return found;
}
