import { escaped } from '@lectern/legal-text/escaped';
import { sharedStems, stemsOf } from '../english/likeness.js';
import { tagged } from '../english/tagged.js';
import type { OwnWords } from '../own-paper.js';
import type { Placed } from '../witness-statements.js';
import { NOT } from '../let-stand.js';
import { toldOf } from '../told-of.js';
import { type Chapter, weight } from './cross-chapters.js';

/** A statement of a transcript, which knows the exchange that it is from. */
type Sworn = Placed &
  Pick<
    OwnWords,
    'at' | 'turned' | 'conceded' | 'asked' | 'question' | 'words' | 'back' | 'leans' | 'ofPerson'
  >;

const FULL = 7;
/** As many as lean on one another stay together. */
const OVERFULL = 10;
const MOST_CHAPTERS = 10;
const MOST_IN_CHAPTER = 9;
/** Exchanges between two statements, after which another subject may have begun. */
const FAR = 5;

export const isSworn = (one: Placed): one is Sworn => 'at' in one && one.at !== undefined;

/**
 * Answers of a transcript by their subjects: a chapter begins where counsel turned, or where nothing of what was spoken of
 * comes again. What the witness had to admit is asked first and last (primacy and recency: Pozner & Dodd, ch. 11).
 */
export function subjectChapters(statements: readonly Sworn[], name: string, most: number): Chapter[] {
  const segments = joined(
    segmentsOf(anchored(statements.filter((one) => worth(one) > 0 || !/\b(?:is|are)\b/.test(one.text)))),
  );
  const long = segments.filter((one) => one.length > 1);
  // What stands alone is asked only where it is an admission.
  const alone = segments
    .filter((one) => !long.includes(one))
    .flatMap((one) =>
      one.filter((put) => worth(put) >= (statements.length < MANY || put.conceded ? FEWEST_ALONE : ADMITTED)),
    );
  const kept = [...long].sort((a, b) => force(b) - force(a)).slice(0, Math.min(most, MOST_CHAPTERS));
  const [first, second] = kept;
  const between = long.filter((one) => kept.includes(one) && one !== first && one !== second);
  const titles = new Set<string>();
  const told = [first, ...between, second]
    .filter((one) => one !== undefined)
    .map((puts) => {
      const chosen = strongest(puts);
      const plain = [`What ${name} said under oath`, `More of what ${name} said`];
      const title = [...titlesOf(chosen, name), ...plain].find((one) => !titles.has(one)) ?? plain[1]!;
      titles.add(title);
      return { title, goal: goalOf(chosen, name), puts: chosen };
    });
  const admitted = alone.slice(0, FULL);
  return admitted.length === 0
    ? told
    : [
        ...told.slice(0, -1),
        { title: `What else ${name} admitted`, goal: goalOf(admitted, name), puts: admitted },
        ...told.slice(-1),
      ];
}
const ADMITTED = 4;
const FEWEST_ALONE = 1;
/** Of a short transcript nothing is left away. */
const MANY = 16;
const SHORT = 3;

/** Subjects of one or two questions go with what was asked next to them. */
function joined(segments: readonly Sworn[][]): Sworn[][] {
  return segments.reduce<Sworn[][]>((all, segment) => {
    const before = all.at(-1);
    const near =
      before !== undefined &&
      before.at(-1)!.from === segment[0]!.from &&
      segment[0]!.at! - before.at(-1)!.at! <= FAR;
    if (near && Math.min(before.length, segment.length) < SHORT && before.length + segment.length <= FULL)
      before.push(...segment);
    else all.push([...segment]);
    return all;
  }, []);
}

function segmentsOf(statements: readonly Sworn[]): Sworn[][] {
  const segments: Sworn[][] = [];
  for (const one of statements) {
    const open = segments.at(-1);
    const last = open?.at(-1);
    const turned =
      last !== undefined &&
      (one.from !== last.from ||
        statements.some((other) => other.turned && other.at! > last.at! && other.at! <= one.at!));
    const apart =
      last !== undefined &&
      one.at! - last.at! > 1 &&
      (one.at! - last.at! >= FAR ||
        open!.slice(-3).every((other) => sharedStems(about(one), about(other)) === 0));
    const leans = one.leans === true && open !== undefined && open.length < OVERFULL;
    if (!open || ((open.length >= FULL || turned || apart) && !leans)) segments.push([one]);
    else open.push(one);
  }
  return segments;
}

const about = ({ text, question = '' }: Sworn): ReadonlySet<string> => stemsOf(`${question} ${text}`);

const worth = (one: Sworn): number =>
  (BESIDE.test(one.text) || aside(one) ? -3 : 0) +
  weight(one) +
  (one.conceded ? 3 : one.asked ? 1 : 0) +
  (/^You\b/.test(one.text) ? 1 : 0) +
  (/\d|\b(?:two|three|four|five|six|ten|twenty|thirty|forty)\b/i.test(one.text) ? 1 : 0);
/** What he did not perceive is no admission. */
const BESIDE = /^You did not (?:smell|notice|see|hear|know|feel|want|have time)\b/;
/** "Did he tie off? I didn't stay to watch.": nobody had asked for that. */
const aside = ({ text, question, conceded }: Sworn): boolean =>
  !conceded && / (?:did not|never) /.test(text) && sharedStems(stemsOf(text), stemsOf(question ?? '')) === 0;
const force = (puts: readonly Sworn[]): number =>
  puts.reduce((sum, one) => sum + worth(one), 0) / Math.sqrt(puts.length);

/** The strongest of a chapter in their order; what leans on another stays behind it. */
function strongest(puts: readonly Sworn[]): Sworn[] {
  const told = puts.map(({ text }) => stemsOf(text));
  // "You dozed at noon", beside "You dozed at noon for an hour", asks nothing new.
  const news = puts.filter(
    (_, at) =>
      !told.some(
        (other, index) =>
          told[at]!.size > 0 &&
          other.size > told[at]!.size &&
          index !== at &&
          sharedStems(told[at]!, other) === told[at]!.size &&
          NOT.test(puts[at]!.text) === NOT.test(puts[index]!.text),
      ),
  );
  const ranked = [...news].sort((a, b) => worth(b) - worth(a)).slice(0, MOST_IN_CHAPTER);
  return anchored(puts.filter((one) => ranked.includes(one)));
}

/** What leans on the exchange before it stands behind that one, or not at all. */
const anchored = (puts: readonly Sworn[]): Sworn[] =>
  puts.reduce<Sworn[]>((kept, one) => {
    const before = kept.at(-1);
    const near =
      before && before.from === one.from && !(one.ofPerson && one.turned) ? one.at! - before.at! : Infinity;
    return one.leans === true && near > (one.ofPerson ? NEAR : 1) ? kept : [...kept, one];
  }, []);
/** Exchanges over which "he" stays the same, where counsel does not turn to something else. */
const NEAR = 8;

function goalOf(puts: readonly Sworn[], name: string): string {
  for (const one of puts.filter(({ back }) => back === undefined).sort((a, b) => worth(b) - worth(a))) {
    const told = toldOf(one.text, name);
    if (told) return worth(one) > 2 ? `Show that ${told}.` : `Establish that ${told}.`;
  }
  return puts[0]?.from === 'interview'
    ? `Pin down what ${name} told those who asked.`
    : `Hold ${name} to what was said under oath.`;
}

const SUBJECT =
  /\b(?:[Tt]he|that|[Yy]our|an?) ((?:(?!same\b|first\b|last\b|next\b|other\b)\p{Ll}+(?:-\p{Ll}+)? )?\p{Ll}{3,}(?:-\p{Ll}+)?)(?=[.,?”]| (?:on|in|at|of|off|from|to|for|was|were|is|are|had|that|when|before|after|out|down|up|again)\b|$)/gu;
const NO_SUBJECT =
  /^(?:day|days|time|morning|night|week|month|year|way|thing|things|one|side|end|back|man|people|question|answer|page|line|date|right|incident|week before|day before|witness|lot|bit|kind|sort|part|place|name|number|side|word|words|reason|case|fact|point|area|front|top|bottom|middle|couple|rest|others?|whole|guy|lady|man|person|somebody|record|exhibit|deposition|testimony|lawyer|counsel|court|jury|gentleman|minute|minutes|hour|hours|moment|second|seconds|answer|first|last|next|own|you|left|right|from|complaint|petition|page)$/;

/** A thing of which the chapter speaks more than once, else what its strongest statement is about. */
function titlesOf(puts: readonly Sworn[], name: string): string[] {
  const counts = new Map<string, { name: string; count: number }>();
  const seen = new Set<string>();
  for (const { text, question = '', at } of puts) {
    for (const [, phrase = ''] of `${text.replace(/^You told the \p{Ll}+ that /u, '')} ${question}`.matchAll(
      SUBJECT,
    )) {
      const head = phrase.split(' ').at(-1)!;
      if (NO_SUBJECT.test(head) || NO_SUBJECT.test(phrase) || seen.has(`${at} ${head}`)) continue;
      if (!tagged(`The ${phrase} was there.`)[phrase.split(' ').length]?.tags.has('Noun')) continue;
      seen.add(`${at} ${head}`);
      const known = counts.get(head);
      counts.set(head, {
        name: known && known.name.length >= phrase.length ? known.name : phrase,
        count: (known?.count ?? 0) + 1,
      });
    }
  }
  // "the disc", and elsewhere "a bulging disc": spoken of again, however it is called.
  const again = (head: string): number =>
    puts.filter(({ text, question = '' }) =>
      new RegExp(`\\b${escaped(head)}s?\\b`, 'iu').test(`${text} ${question}`),
    ).length;
  const things = [...counts]
    .map(([head, { name: thing, count }]) => ({ name: thing, count, again: again(head) }))
    .sort((a, b) => b.count - a.count || b.again - a.again);
  const [best] = [...puts].sort((a, b) => worth(b) - worth(a));
  const [said = [], did = []] = best ? aboutOne(best.text, name) : [];
  return [
    ...things.filter(({ count }) => count > 1).map((thing) => `The ${thing.name}`),
    ...said,
    ...things
      .filter((one) => one.count === 1 && (one.again > 1 || best?.text.includes(one.name)))
      .map((thing) => `The ${thing.name.split(' ').at(-1)!}`),
    ...did,
  ];
}

/** What a statement says that was said, and what it says that was done or not. */
function aboutOne(text: string, name: string): [said: string[], did: string[]] {
  const [, who, verb] =
    /^(You|(?!(?:He|She|It|They|That|This|There)\b)(?:(?:Mr|Ms|Mrs|Dr)\. )?\p{Lu}[\p{L}’'-]+) (said|told|wrote)\b/u.exec(
      text,
    ) ?? [];
  if (who && verb) return [[`What ${who === 'You' ? name : who} ${verb === 'wrote' ? 'wrote' : 'said'}`], []];
  const [, right] = /\bthe ((?:right|duty|power|authority|chance|time) to \p{Ll}+)/u.exec(text) ?? [];
  if (right) return [[`The ${right}`], []];
  return [
    [],
    [/^You (?:did not|never|had no|were not)\b/.test(text) ? `What ${name} left undone` : `What ${name} did`],
  ];
}
