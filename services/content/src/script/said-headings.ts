import type { CaseDocument } from '../case-model/file-sentences.js';
import type { Brief } from './brief.js';
import { capital } from './english/clauses.js';
import { isAllCaps, isOrdinary, writtenWithin } from './english/casing.js';
import { stopped } from './english/phrases.js';
import { reworded } from './english/reword.js';
import { stumble } from './english/sayable.js';
import { HONORIFICS } from './english/words.js';
import { faultsOf } from './lint.js';

const LONGEST_HEADING = 26;
const SPOKEN = { type: 'motion_argument', form: 'speech', jury: false, opening: false } as const;

/** The sentences of a paper without its headings: capitals of a title make no name. */
export const proseOf = ({ read, model }: Brief, document: CaseDocument): Prose => ({
  body: read.sentences
    .filter((sentence) => sentence.document === document)
    .map(({ text }) => text)
    .join(' '),
  names: new Set(model.people.flatMap(({ name }) => name.match(/\p{Lu}\p{L}+/gu) ?? [])),
});
export interface Prose {
  body: string;
  /** The words of the names of the people of the case. */
  names: ReadonlySet<string>;
}

/** "THE STOP WAS UNLAWFULLY EXTENDED." as one says it; undefined where it is no sentence of a speaker. */
export function saidHeading(
  { read }: Brief,
  heading: string,
  prose: Prose,
): { said: string; within: string } | undefined {
  // "Plaintiffs' Are Suffering": a mark too many.
  const written = asWritten(ofCount(heading), prose).replace(
    /(?<=s)[’'](?= (?:are|were|have|do|will)\b)/gi,
    '',
  );
  const said = read.called.named(stopped(reworded(written)));
  const sameWord = said.split(' ')[0]!.toLowerCase() === written.split(' ')[0]!.toLowerCase();
  const within =
    (/^\p{Ll}/u.test(written) && sameWord) ||
    /^(?:The|An?) \p{Ll}/u.test(said) ||
    [read.sides.client, read.sides.opponent].some(
      (party) => party?.short.startsWith('the ') && said.startsWith(capital(party.short)),
    )
      ? `${said.charAt(0).toLowerCase()}${said.slice(1)}`
      : said;
  const heard = said.replace(/\b(is|are|was|were) alleged\b/, '$1 pleaded');
  return stumble(capital(heard.replace(/^On (?:Count|Claim)s? \S+, /i, '')), LONGEST_HEADING) === undefined &&
    faultsOf({ text: said, sources: [] }, SPOKEN).length === 0
    ? { said, within }
    : undefined;
}

/** "Count II: no report was made." is said "On Count II, no report was made."; a heading without a verb gets one. */
const ofCount = (heading: string): string =>
  heading
    .replace(/^((?:Count|Claim)s? (?:[IVX]{1,5}|\d{1,2}|One|Two|Three|Four|Five|Six)): (?=\p{L})/u, 'On $1, ')
    .replace(
      /^(On (?:Count|Claim)s? \S+), no (?=[^.]*$|[^.]*\.$)(?!.*\b(?:is|are|was|were|has|have|had|did|does|can|could|may|must)\b)/u,
      '$1, there is no ',
    );

/** Each word of a heading with the letters that the paper itself gives it in mid-sentence; what it never writes there is no name. */
function asWritten(heading: string, { body, names }: Prose): string {
  const shouted = isAllCaps(heading) || !/\p{Ll}{4}/u.test(heading);
  const capitals = heading.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length;
  if (!shouted && capitals <= heading.split(' ').length * 0.6) {
    const [first = ''] = heading.split(' ');
    return isOrdinary(first.toLowerCase()) || body.includes(` ${first.toLowerCase()} `)
      ? `${heading.charAt(0).toLowerCase()}${heading.slice(1)}`
      : heading;
  }
  return heading.replace(/\p{L}[\p{L}\p{M}]*(?:-\p{L}+)*/gu, (word, at: number) => {
    // In a title of small letters, "PACER" and "E-Government" are written as they always are.
    if (!shouted && (/^\p{Lu}{2,}$/u.test(word) || (word.includes('-') && body.includes(` ${word} `))))
      return word;
    if (/['’]/.test(heading[at - 1] ?? '')) return word.toLowerCase();
    if (!shouted && named(heading, at, word, body)) return word;
    const within = writtenWithin(word, body);
    if (within) return within;
    const [first, rest] = [word[0]!.toUpperCase(), word.slice(1).toLowerCase()];
    if (names.has(first + rest) || HONORIFICS.has(word.toLowerCase())) return first + rest;
    const lower = word.toLowerCase();
    const titled = TITLED_BEFORE.exec(heading.slice(0, at));
    if (titled && (titled[1] === undefined || (!isOrdinary(lower) && !body.includes(` ${lower}`))))
      return first + rest;
    const name = new RegExp(`(?<=[\\p{Ll},] )${first}${rest}\\b`, 'u');
    return !isOrdinary(lower) && !body.includes(` ${lower}`) && name.test(body) ? first + rest : lower;
  });
}

/** "Dr. ", "Dr. Aldo ": a name follows, or goes on. */
const TITLED_BEFORE = /\b(?:Mr|Mrs|Ms|Dr|Prof|Officer|Detective|Sergeant|Deputy)\.? (\p{Lu}\p{L}+ )?$/iu;

/** "the Executive Order", "the Little Tucker Act": two words that keep their capitals in the middle of sentences, too. */
function named(heading: string, at: number, word: string, body: string): boolean {
  const before = /(\p{Lu}\p{L}+) $/u.exec(heading.slice(0, at))?.[1];
  const after = /^ (\p{Lu}\p{L}+)/u.exec(heading.slice(at + word.length))?.[1];
  return [before && `${before} ${word}`, after && `${word} ${after}`].some(
    (pair) =>
      pair !== undefined &&
      !body.includes(pair.replace(/ \p{Lu}/u, (letter) => letter.toLowerCase())) &&
      [...body.matchAll(new RegExp(`(?<=\\p{Ll},? (?:\\p{Lu}\\p{L}+ ){0,2})${pair}(?= \\p{Ll}|[,.;])`, 'gu'))]
        .length >= OFTEN,
  );
}
/** More often than a heading is repeated. */
const OFTEN = 4;
