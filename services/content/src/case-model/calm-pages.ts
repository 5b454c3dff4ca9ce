import { isAllCaps, isOrdinary } from '../script/english/casing.js';
import { knownAs, mayBeFirstName } from '../script/english/lexicon.js';
import {
  AUXILIARIES,
  DETERMINERS,
  HONORIFICS,
  IRREGULAR_PAST,
  PREPOSITIONS,
  PRONOUN_SUBJECTS,
} from '../script/english/words.js';
import type { CaseDocument } from './file-sentences.js';

/**
 * Narratives that a police report writes in capitals throughout, in the letters in which one reads them. Headings, tables and forms stay
 * as they are: their capitals tell them apart. `documents` are all papers of the case, because how a name is written in one tells which
 * words of another are names.
 */
export function calmPages(documents: readonly CaseDocument[]): CaseDocument[] {
  if (!documents.some(({ pages }) => pages.some(({ text }) => narrativesIn(text).length > 0)))
    return [...documents];
  const names = namesIn(documents.flatMap(({ pages }) => pages.map(({ text }) => text)));
  return documents.map((document) => ({
    ...document,
    pages: document.pages.map((page, at) => ({
      ...page,
      text: calmPage(page.text, names, isOpenAtEnd(document.pages[at - 1]?.text)),
    })),
  }));
}

/** Does the sentence of a narrative go on behind the page? */
function isOpenAtEnd(text = ''): boolean {
  const lines = text.split('\n');
  const last = narrativesIn(text).at(-1);
  return last !== undefined && !/[.?!:]["”’)]?\s*$/.test(lines[last[1] - 1]!);
}

function calmPage(text: string, names: ReadonlyMap<string, string>, goesOn: boolean): string {
  const lines = text.split('\n');
  for (const [at, [from, to]] of narrativesIn(text).entries()) {
    const calm = calmed(lines.slice(from, to).join('\n'), names, !(goesOn && at === 0));
    lines.splice(from, to - from, ...calm.split('\n'));
  }
  return lines.join('\n');
}

const SHORTEST_LINE = 45;
/** Most pages have none, and are not looked at row by row. */
const LONG_ROW = /^[^\p{Ll}\n]{45}/mu;
const SHORTEST_NARRATIVE = 160;
/** In prose every fourth word or so is one of grammar; in a caption, a table or a heading far fewer are. */
const GRAMMAR = 0.22;
const COLUMNS = /\S {3,}\S/;

/** The lines of each narrative in capitals: from, and up to which. */
function narrativesIn(text: string): readonly [from: number, to: number][] {
  const known = recent.get(text) ?? foundIn(text);
  if (recent.size >= REMEMBERED) recent.clear();
  recent.set(text, known);
  return known;
}
/** A page is asked for several times. */
const recent = new Map<string, readonly [from: number, to: number][]>();
const REMEMBERED = 1000;

function foundIn(text: string): [from: number, to: number][] {
  if (!LONG_ROW.test(text)) return [];
  const lines = text.split('\n');
  const found: [number, number][] = [];
  let from = -1;
  for (let at = 0; at <= lines.length; at += 1) {
    const line = lines[at]?.trim() ?? '';
    const goes =
      from >= 0 ? line !== '' && !/\p{Ll}{2}/u.test(line) : line.length >= SHORTEST_LINE && isAllCaps(line);
    if (goes && !COLUMNS.test(line)) {
      if (from < 0) from = at;
      continue;
    }
    if (from >= 0 && isNarrative(lines.slice(from, at).join(' '))) found.push([from, at]);
    from = -1;
  }
  return found;
}

function isNarrative(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const sentences = text.match(/[.?!]["”’]?(?=\s|$)/g)?.length ?? 0;
  return (
    text.length >= SHORTEST_NARRATIVE &&
    sentences >= 2 &&
    words.filter((word) => GRAMMATICAL.some((set) => set.has(word))).length >= words.length * GRAMMAR &&
    words.filter((word) => /.ed$/.test(word) || VERBS.some((set) => set.has(word))).length >=
      words.length * TOLD
  );
}
const TOLD = 0.05;
const VERBS = [AUXILIARIES, IRREGULAR_PAST];
const GRAMMATICAL = [AUXILIARIES, DETERMINERS, PREPOSITIONS, PRONOUN_SUBJECTS];

/** The words that the papers write with a capital only, by their capitals; and the names of a form's rows: "LAST, FIRST M". */
function namesIn(texts: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const small = new Set(texts.flatMap((text) => text.match(/(?<![\p{L}'’])\p{Ll}{3,}/gu) ?? []));
  for (const text of texts) {
    for (const [word] of text.matchAll(/(?<=[\p{Ll},] )\p{Lu}(?:\p{L}|['’](?=\p{Lu}))*\p{Ll}\p{L}*/gu))
      if (!small.has(word.toLowerCase()) && !isWord(word.toLowerCase())) names.set(word.toUpperCase(), word);
    for (const [, last = '', first = ''] of withoutNarratives(text).matchAll(LAST_FIRST))
      if (mayBeFirstName(first.toLowerCase()))
        for (const word of [last, first]) if (!names.has(word)) names.set(word, titled(word));
    for (const [word] of text.matchAll(AFTER_RANK)) if (!names.has(word)) names.set(word, titled(word));
  }
  return names;
}
/** "AT THE DOOR, WALKED BACK" is no name of a row. */
const withoutNarratives = (text: string): string => {
  const told = narrativesIn(text);
  return text
    .split('\n')
    .filter((_, at) => !told.some(([from, to]) => at >= from && at < to))
    .join('\n');
};
const isWord = (word: string): boolean => knownAs(word) === 'word' || isOrdinary(word);
const LAST_FIRST = /\b(\p{Lu}[\p{Lu}'’-]{2,}), (\p{Lu}{3,})(?= \p{Lu}{1,12}\b|\s{2}|[,;(]|$)/gmu;
const AFTER_RANK =
  /(?<=\b(?:OFC|OFFICER|DET|DETECTIVE|SGT|SERGEANT|PTL|PATROLMAN|DEP|DEPUTY|CPL|CORPORAL|TPR|TROOPER|LT|LIEUTENANT|CAPT|AGENT|DR|MRS?|MS)\.? )\p{Lu}[\p{Lu}'’-]{2,}/gu;

const titled = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:^|[-'’])\p{Ll}(?=\p{L})/gu, (start) => start.toUpperCase())
    .replace(/^Mc\p{Ll}/u, (start) => start.slice(0, 2) + start.slice(2).toUpperCase());

/** A sentence begins behind the end of one, and within quotation marks behind what leads to them. */
const OPENS =
  /(?:[.?!]["”’)]?\s+|(?:[,:]|\b(?:STATED|SAID|STATING|SAYING|ADV|ADVISED|UTTERED|YELLED|ASKED|REPLIED|ANSWERED)) ["“]|– )$/;
const SHORT_OF = /(?:\b(?:MR|MRS|MS|DR|ST|AV|APPX|APPROX|NO|VS?|OFC|DET|SGT|DEP|LT)|\b\p{L})\.\s+$/u;

function calmed(text: string, names: ReadonlyMap<string, string>, opens: boolean): string {
  const first = /[\p{L}\d]/u.exec(text)?.index;
  return text.replace(/[\p{L}\d][\p{L}\d'’/&-]*/gu, (word, at: number) => {
    const before = text.slice(Math.max(0, at - 12), at);
    const lower = word.toLowerCase();
    const starts = (opens && at === first) || (OPENS.test(before) && !SHORT_OF.test(before));
    const own = /^(.+?)(['’]S)?$/u.exec(word)!;
    const name = names.get(own[1]!) ?? (isNamed(lower) ? titled(word) : undefined);
    if (name) return name + (own[2] ?? '').toLowerCase();
    if (/^[\p{Lu}]-?\d{1,2}['’]S$/u.test(word)) return word.slice(0, -1) + 's';
    if (/^(?:I|I['’]\p{Lu}{1,2})$/u.test(word)) return `I${lower.slice(1)}`;
    if (/^W\/O?$/.test(word) || /^\d+(?:S|ST|ND|RD|TH)$/.test(word)) return lower;
    if (
      /^[^AI]$/.test(word) ||
      /\d/.test(word) ||
      (word.includes('/') && word.length <= 4) ||
      CODES.has(word)
    )
      return word;
    if (!/[AEIOUY]/.test(word) && word.length > 1 && word.length <= 4 && !SHORTENED.has(word)) return word;
    return starts ? lower.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : lower;
  });
}
const isNamed = (word: string): boolean =>
  knownAs(word) === 'name' && word !== 'may' && word !== 'march' ? word.length > 2 : HONORIFICS.has(word);
const CODES = new Set(
  'DNA CO EMS EMT DUI DWI BAC CCTV SUV VIN ID TV US USA ATM ICU ER AKA DOB CI'.split(' '),
);
const SHORTENED = new Set(
  'ABT APPX DR LT MR MRS MS OFC SGT DET DEP PTL CPL TPR THX HRS FT LBS MINS MPH ST RD'.split(' '),
);
