import { capital } from './clauses.js';
import { REPORTS, type Rule, opensClause, sentence } from './joints.js';
import { PRONOUN, subjectIn } from './subject.js';
import { AUXILIARY, type Word, finiteAt, isFinite, isParticipleOf, tagged } from './tagged.js';
import { DETERMINERS, PREPOSITIONS } from './words.js';

export const semicolon: Rule = (text, words) => {
  const at = words.findIndex(({ post, shut }) => !shut && post.includes(';'));
  if (at < 1 || at > words.length - 3) return undefined;
  // "for three reasons: the wage; the school; her mother": the members of a list are no sentences.
  if (words.slice(0, at).some(({ post, shut }) => !shut && post.includes(':'))) return undefined;
  const right = text.slice(words[at + 1]!.start).replace(/^(?:and|but),?\s+/i, '');
  return [sentence(text.slice(0, words[at]!.end)), sentence(right)];
};

const COUNTS = /^(?:one|two|three|four|five|six|several|some|both|most|many|another)$/;

/** Does a clause with a subject of its own begin at `at`? */
export function ownClause(words: readonly Word[], at: number): boolean {
  const first = words[at];
  if (!first || first.shut) return false;
  const starts =
    PRONOUN.test(first.lower) ||
    DETERMINERS.has(first.lower) ||
    /^\p{Lu}/u.test(first.text) ||
    COUNTS.test(first.lower) ||
    first.lower === 'there';
  if (!starts) return false;
  const verb = finiteAt(words, at + 1, Math.min(words.length, at + 9));
  if (verb < 0) return false;
  return !words
    .slice(at, verb)
    .some(
      ({ post, lower }) => /[,;:]/.test(post) || /^(?:and|or|who|which|that|whom|whose|where)$/.test(lower),
    );
}

/** "lot 29, delivered May 4, 2022". */
const A_MONTH = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;
const PARTICLE = /^(?:up|out|down|over|into|toward|towards|away|off|back|across|around|through)$/;

/** The first letter lowered behind a word that leads in. */
export const softened = (text: string): string =>
  /^(?:The|A|An|His|Her|Its|Their|He|She|It|They|No|This|These)\b/.test(text)
    ? text[0]!.toLowerCase() + text.slice(1)
    : text;

/** "A came, saw, and left": each verb gets its subject. */
export const sharedSubject: Rule = (text, words) => {
  const subject = subjectIn(text, words);
  if (!subject) return undefined;
  for (let at = subject.verb + 2; at < words.length - 2; at += 1) {
    const word = words[at]!;
    if (word.shut || words[at + 1]!.shut) continue;
    const comma = words[at - 1]!.post.includes(',');
    const joint = /^(?:and|but|then)$/.test(word.lower);
    const set = joint && comma ? behindPhrase(words, at + 1) : undefined;
    const next = set ?? (joint ? skipAdverbs(words, at + 1) : comma ? at : -1);
    if (next < 0) continue;
    const verb = words[next];
    if (
      !verb ||
      (!reportsAgain(words, subject.verb, at, next) &&
        (opensClause(words, subject.verb, at) || clauseBetween(words, subject.verb, at)))
    )
      continue;
    // "an account, opened in May" is no second verb.
    if (
      !joint &&
      /ed$|^(?:built|made|held|kept|bought|sold|paid)$/.test(verb.lower) &&
      (PREPOSITIONS.has(words[next + 1]?.lower ?? '') || A_MONTH.test(words[next + 1]?.text ?? '')) &&
      // "came out, walked up to him and said": one of a series of acts.
      !(
        PARTICLE.test(words[next + 1]!.lower) &&
        words.some(
          ({ lower, shut }, by) => by > next + 1 && !shut && lower === 'and' && isFinite(words, by + 1),
        )
      )
    )
      continue;
    if (!joint && !(isFinite(words, next) && !AUXILIARY.test(verb.lower) && followed(words, next))) continue;
    const carried = helperShared(words, subject.verb, next);
    // "has owned, repaired, and run the clinic": all have one object, and the first says nothing without it.
    if (onlyVerbs(words.slice(subject.verb, at)) && (carried !== undefined || at > subject.verb + 1))
      continue;
    if (carried === undefined && !(isFinite(words, next) && followed(words, next))) continue;
    const left = sentence(text.slice(0, words[at]!.start));
    if (set !== undefined) {
      // "and by Memorial Day had moved in": the day opens the second sentence.
      const phrase = text.slice(words[at + 1]!.start, words[set - 1]!.end);
      return [
        left,
        sentence(`${capital(phrase)}, ${softened(subject.again)} ${text.slice(words[set]!.start)}`),
      ];
    }
    const rest = text.slice(words[joint ? at + 1 : at]!.start);
    const again = word.lower === 'but' ? `But ${softened(subject.again)}` : subject.again;
    return [
      closedSeries(left),
      sentence([again, carried, rest].filter((part) => part !== undefined && part !== '').join(' ')),
    ];
  }
  return undefined;
};

/** "and by Memorial Day had moved": where the verb stands behind a phrase of when or where; undefined where there is none. */
function behindPhrase(words: readonly Word[], at: number): number | undefined {
  if (!/^(?:by|on|in|at|within|after|before|from|during)$/.test(words[at]?.lower ?? '')) return undefined;
  const verb = finiteAt(words, at + 2, Math.min(words.length, at + LONGEST_PHRASE));
  return verb > at + 1 && !words.slice(at, verb).some(({ post, shut }) => shut || /[,;:]/.test(post))
    ? verb
    : undefined;
}
const LONGEST_PHRASE = 6;

/** "sells, offers to sell": verbs, and nothing that was sold. */
const onlyVerbs = (between: readonly Word[]): boolean =>
  between.every(
    (word, index) =>
      index === 0 ||
      AUXILIARY.test(word.lower) ||
      word.lower === 'to' ||
      word.tags.has('Adverb') ||
      isParticipleOf(word) ||
      (word.tags.has('Verb') && !word.tags.has('Noun')),
  );

/** "told her that she could return, but advised that she rest": both verbs say what somebody said. */
const reportsAgain = (words: readonly Word[], verb: number, at: number, next: number): boolean =>
  /^(?:and|but)$/.test(words[at]!.lower) &&
  words[at - 1]!.post.includes(',') &&
  REPORTS.test(words[verb]!.lower) &&
  REPORTS.test(words[next]?.lower ?? '') &&
  words[next + 1]?.lower === 'that';

/** "withdrew his plea, alleging the prosecutor pressed and threatened him": the second verb may be somebody else's. */
const clauseBetween = (words: readonly Word[], verb: number, at: number): boolean =>
  finiteAt(words, verb + 1, at) >= 0 ||
  words.some(
    ({ lower, shut }, index) =>
      index > verb && index < at && !shut && /ing$/.test(lower) && words[index - 1]!.post.includes(','),
  );

/** "stopped, searched" that lost its last member takes an "and" for its comma. */
function closedSeries(left: string): string {
  const words = tagged(left);
  const verb = finiteAt(words, 1);
  const at = words.findLastIndex(
    (word, index) =>
      index > verb + 1 &&
      words[index - 1]!.post.trim() === ',' &&
      !word.shut &&
      (isParticipleOf(word) || isFinite(words, index)) &&
      /^\p{Ll}/u.test(word.text) &&
      (DETERMINERS.has(words[index + 1]?.lower ?? '') ||
        /^(?:him|her|it|them|his|their|its)$/.test(words[index + 1]?.lower ?? '')),
  );
  return verb < 1 || at < 0
    ? left
    : `${left.slice(0, words[at - 1]!.end)} and ${left.slice(words[at]!.start)}`;
}

export function skipAdverbs(words: readonly Word[], from: number): number {
  let at = from;
  while (words[at]?.tags.has('Adverb') && at < from + 2) at += 1;
  return at;
}

/** A verb has something to say: an object, a place, a clause. */
function followed(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (!next) return false;
  return (
    DETERMINERS.has(next.lower) ||
    PREPOSITIONS.has(next.lower) ||
    /^(?:him|them|me|us|it|that|to|not|been|no|nothing|himself|herself|out|up|down|off|left|right|around|away|back|over)$/.test(
      next.lower,
    ) ||
    /^[\p{Lu}\p{N}$“]/u.test(next.text) ||
    next.tags.has('Noun') ||
    next.tags.has('Adverb') ||
    AUXILIARY.test(words[at]!.lower)
  );
}

/** "was arrested and charged": the second verb shares the helper. Undefined when it does not. */
const NEVER_DONE_TO =
  /^(?:died|went|came|arrived|lived|remained|became|appeared|returned|stayed|waited|slept)$/;

function helperShared(words: readonly Word[], verb: number, second: number): string | undefined {
  const helper = words[verb]!;
  if (!/^(?:was|were|had|has|have)$/.test(helper.lower)) return undefined;
  let main = verb + 1;
  while (words[main]?.tags.has('Adverb') || words[main]?.lower === 'not') main += 1;
  const own = words[main];
  const other = words[second];
  if (!own || !other || !isParticipleOf(own) || !isParticipleOf(other) || AUXILIARY.test(other.lower))
    return undefined;
  // "was born in May and died in June": nobody is died.
  if (/^(?:was|were)$/.test(helper.lower) && NEVER_DONE_TO.test(other.lower)) return undefined;
  // "was shown the coat and said “...”": he said it himself.
  const next = words[second + 1];
  if (/^(?:was|were)$/.test(helper.lower) && (next?.shut || next?.lower === 'that')) return undefined;
  if (
    helper.lower !== 'had' &&
    next &&
    // "was discharged with naproxen, and printed instructions": what was done to somebody has no object.
    ((next.tags.has('Noun') && !next.tags.has('Date') && /^\p{Ll}/u.test(next.text)) ||
      DETERMINERS.has(next.lower) ||
      /^(?:him|them|it|himself|herself)$/.test(next.lower))
  )
    return undefined;
  const rest = text(words.slice(verb, main));
  return rest;
}
const text = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');
