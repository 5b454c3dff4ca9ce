import { coreWord, isOrganization, nameWords, tellingWords } from '@lectern/legal-text/names';
import { findSums, tellsOf } from './sums.rules.js';

/** A case or a session of the writer's, as far as it names somebody. */
export interface OwnMatter {
  /** What the writer calls it. */
  title: string;
  clientName?: string | null | undefined;
  opposingParty?: string | null | undefined;
  docketNumber?: string | null | undefined;
  /** What is told of it, where sums stand. */
  texts: readonly (string | null | undefined)[];
}

/** What a text would tell others. */
export interface Revealed {
  kind: 'client' | 'opposing-party' | 'party' | 'docket' | 'sum' | 'email' | 'telephone';
  /** The words of the text. */
  words: string;
  /** The title of the writer's own matter that they are of. */
  matter?: string;
}

interface Word {
  key: string;
  from: number;
  end: number;
  isCapital: boolean;
  /** After a period, at the start: its capital says nothing. */
  opens: boolean;
  hasTitle: boolean;
}

/** Names everybody: they point at no case. */
const GOVERNMENT =
  /^(?:the|of|and|united|states?|people|commonwealth|government|america|county|city|town|village|district|department|usa?)$/;
const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|officer|detective|sergeant|deputy|nurse)$/;
/** Words of the courtroom that are surnames too: only a title before them makes them one. */
const COURTROOM =
  /^(?:law|laws|court|judge|justice|case|cross|close|story|pause|voice|witness|motion|trial|counsel|page|read)$/;
/** Surnames that are plain words: at the start of a sentence their capital says nothing. */
const PLAIN =
  /^(?:will|may|long|young|black|white|green|brown|gray|grey|king|price|day|stone|rich|bell|woods?|best|bright|early|fair|good|great|hand|head|high|home|house|just|little|love|low|new|noble|north|park|power|powers|rose|sharp|short|small|south|strong|sweet|swift|ward|waters|way|west|wise|winters?|summers?|banks|fields?|hill|lake|lane|mark|grant|hope|grace|chance|frank|art|pat|drew|first|one)$/;

/** What a text names of the writer's own cases, and where anybody can be reached. Computed where the text is written. */
export function namedInText(written: string, matters: readonly OwnMatter[]): Revealed[] {
  // What does not show must not hide a name.
  const text = written.normalize('NFC').replace(/\p{Cf}/gu, '');
  const words = wordsOf(text);
  const found = [
    ...matters.flatMap((matter) => [...namesIn(text, words, matter), ...docketIn(text, matter)]),
    ...sumsIn(text, matters),
    ...reachable(text),
  ];
  const seen = new Set<string>();
  return found.filter(({ kind, words: said }) => {
    const key = `${kind === 'party' ? 'client' : kind} ${said.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}'’`]+/gu)) {
    const key = nameWords(word.replace(/['’]s$/i, ''))[0];
    if (key === undefined) continue;
    const before = text.slice(words.at(-1)?.end ?? 0, index);
    words.push({
      key,
      from: index,
      end: index + word.length,
      isCapital: /^['’`]?\p{Lu}/u.test(word),
      opens: words.length === 0 || /[.!?:\n]/.test(before),
      hasTitle: TITLE.test(words.at(-1)?.key ?? ''),
    });
  }
  return words;
}

function namesIn(text: string, words: Word[], matter: OwnMatter): Revealed[] {
  const { title, clientName, opposingParty } = matter;
  const named: [Revealed['kind'], string | null | undefined][] = [
    ['client', clientName],
    ['opposing-party', opposingParty],
    ...parties(title).map((name): ['party', string] => ['party', name]),
  ];
  return named.flatMap(([kind, name]) => {
    const said = name ? nameIn(text, words, name) : null;
    return said === null ? [] : [{ kind, words: said, matter: title }];
  });
}

/** The sides of "Osgrave v. Pellworth Quarries". */
function parties(title: string): string[] {
  const sides = title.split(/\sv(?:s|ersus)?\.?\s/i);
  return sides.length === 2 ? sides.map((side) => side.split(/[,:;(]/, 1)[0] ?? '') : [];
}

/** The words of the text that give this name: all of it in any case, or the word that it is spoken of by. */
function nameIn(text: string, words: Word[], name: string): string | null {
  const whole = nameWords(name);
  if (whole.length === 0) return text.includes(name.trim()) && name.trim() !== '' ? name.trim() : null;
  if (whole.every((word) => GOVERNMENT.test(word))) return null;
  const isGovernment =
    isOrganization(name) &&
    whole.some((word) => /^(?:state|people|city|county|commonwealth|united)$/.test(word));
  const telling = isGovernment ? whole : tellingWords(name);
  const sequence = telling.length > 1 ? sequenceIn(text, words, telling) : null;
  if (sequence !== null || isGovernment) return sequence;
  const core = coreWord(name);
  const spoken = words.find((word) => word.key === core && isSpokenOf(word));
  return spoken ? text.slice(spoken.from, spoken.end) : null;
}

function sequenceIn(text: string, words: Word[], sequence: readonly string[]): string | null {
  const at = words.findIndex((_word, index) =>
    sequence.every((key, step) => words[index + step]?.key === key),
  );
  const [first, last] = [words[at], words[at + sequence.length - 1]];
  return first && last ? text.slice(first.from, last.end) : null;
}

function isSpokenOf({ key, isCapital, opens, hasTitle }: Word): boolean {
  if (hasTitle) return true;
  if (!isCapital || key.length < 2 || COURTROOM.test(key)) return false;
  return !(PLAIN.test(key) && opens);
}

/** A docket number however it is spaced; without the division before it and the judge's initials behind it as well. */
function docketIn(text: string, { title, docketNumber }: OwnMatter): Revealed[] {
  const parts = docketNumber?.match(/\p{L}+|\d+/gu) ?? [];
  const core = parts.slice(
    (parts[0]?.length ?? 0) === 1 && parts.length > 2 ? 1 : 0,
    parts.findLastIndex((part) => /\d/.test(part)) + 1,
  );
  const digits = core.filter((part) => /\d/.test(part)).join('');
  if (digits.length < 4) return [];
  const pattern = core
    .map((part) => (/\d/.test(part) ? `0{0,4}${part.replace(/^0+(?=\d)/, '')}` : part))
    .join(String.raw`[\s:./\-–]{0,2}`);
  const found = new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'iu').exec(text);
  return found ? [{ kind: 'docket', words: found[0], matter: title }] : [];
}

function sumsIn(text: string, matters: readonly OwnMatter[]): Revealed[] {
  const said = findSums(text);
  if (said.length === 0) return [];
  return matters.flatMap(({ title, texts }) => {
    const own = texts.flatMap((one) => findSums(one ?? ''));
    return said
      .filter((sum) => own.some((other) => tellsOf(sum, other)))
      .map(({ words }): Revealed => ({ kind: 'sum', words, matter: title }));
  });
}

const EMAIL = /[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/gi;
const TELEPHONE =
  /(?<![\w$€£.,-])(?:\+\d{1,3}[\s.-]?(?:\(?\d{1,4}\)?[\s.-]?){2,5}\d{2,4}|(?:1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4})(?![\w-])/g;

function reachable(text: string): Revealed[] {
  return [
    ...[...text.matchAll(EMAIL)].map(([words]): Revealed => ({ kind: 'email', words })),
    ...[...text.matchAll(TELEPHONE)].map(([words]): Revealed => ({ kind: 'telephone', words: words.trim() })),
  ];
}
