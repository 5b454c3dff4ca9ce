import { capital } from './clauses.js';
import { countWords } from './count-words.js';
import { type Rule, sentence } from './joints.js';
import { ownClause, softened } from './split-verbs.js';
import { PRONOUN, subjectIn } from './subject.js';
import { AUXILIARY, type Word, finiteAt, isFinite, isPast } from './tagged.js';
import { DETERMINERS, PREPOSITIONS } from './words.js';

/** Nobody says more words in one breath: what the other rules leave so long is cut here, where its loose parts meet. */
const LONG = 24;

/** What hangs on the end of a sentence, and how the sentence begins that tells it by itself. */
const JOINTS: readonly [before: RegExp, opens: string][] = [
  [/,? at which (?:point|time|juncture),? $/i, 'Then'],
  [/,? (?:whereupon|upon which|after which|following which),? $/i, 'Then'],
  [/, by which time,? $/i, 'By then'],
  [/,? during which(?: time)?,? $/i, 'During that time'],
  [/, in which $/i, 'In it'],
  [/, (?:where|wherein) $/i, 'There'],
  [/,? such that $/i, 'So'],
  [/,? so that $/i, 'So'],
  [/, while $/i, ''],
  [/, whereas $/i, 'But'],
  [/, (?:as|because|since) $/i, ''],
];
/** "was walking ... when, at the corner, the truck struck her": what happened is told behind what went on. */
const WHEN = /,? when,? $/i;
const WENT_ON =
  /\b(?:was|were|had (?:just )?been) (?:\p{Ll}+ly )?\p{Ll}+ing\b|\bhad (?:just|barely|only)\b|\bwas about to\b/u;
const COULD = /^(?:could|would|might|can|will|may|should)$/;

/** What somebody says or believes is not what happened; what he saw, found or learned is. */
const SAYS =
  /^(?:said|told|stated|testified|claimed|alleged|explained|reported|promised|warned|insisted|announced|believed|thought|hoped|feared|suspected|assumed|estimated|suggested|denied|argued|contended|advised|says|states|claims|alleges|believes)$/;
/** Somebody reports, or it is only so on a condition: what follows is not told as having happened. */
export const isReport = (words: readonly Word[], from: number, to: number): boolean =>
  words.some(
    ({ lower, shut }, at) =>
      at >= from &&
      at < to &&
      !shut &&
      (SAYS.test(lower) ||
        /^(?:whether|if|unless)$/.test(lower) ||
        (lower === 'that' && ownClause(words, at + 1))),
  );

/** Where the clause begins at `at`, be it behind a phrase between commas or with an aside behind its subject; -1 where none does. */
function clauseAt(words: readonly Word[], at: number): number {
  if (ownClause(words, at)) return at;
  const close = words.findIndex(({ post, shut }, index) => index >= at && !shut && post.includes(','));
  if (close < 0 || close - at >= PHRASE || finiteAt(words, at, close + 1) >= 0) return -1;
  if (ownClause(words, close + 1) && PREPOSITIONS.has(words[at]!.lower)) return close + 1;
  const opens = words[at]!;
  const isSubject = DETERMINERS.has(opens.lower) || /^\p{Lu}/u.test(opens.text);
  const behind = words.findIndex(
    ({ post, shut }, index) => index > close && !shut && post.includes(',') && isFinite(words, index + 1),
  );
  return isSubject && close - at < SUBJECT && behind > 0 && behind - close < ASIDE ? at : -1;
}
const PHRASE = 12;
const SUBJECT = 6;
const ASIDE = 16;

/** "..., at which point the door opened", "..., where she was told": the second clause is a sentence. */
export const looseClause: Rule = (source, words) => {
  if (countWords(source) <= LONG) return undefined;
  for (let at = words.length - 3; at > 3; at -= 1) {
    if (words[at]!.shut || words[at - 1]!.shut) continue;
    const clause = clauseAt(words, at);
    if (clause < 0) continue;
    const before = source.slice(0, words[at]!.start);
    const verb = finiteAt(words, clause + 1);
    const right = source.slice(words[at]!.start);
    const when = WHEN.exec(before);
    if (when && WENT_ON.test(before) && !isReport(words, 0, at) && !COULD.test(words[verb]!.lower))
      return [sentence(before.slice(0, when.index)), sentence(right)];
    const joint = JOINTS.find(([pattern]) => pattern.test(before));
    if (!joint || isReport(words, 0, at)) continue;
    const left = before.replace(joint[0], '');
    if (
      finiteAt(
        words.slice(
          0,
          words.findIndex(({ start }) => start >= left.length),
        ),
        1,
      ) < 0
    )
      continue;
    return [sentence(left), sentence(joint[1] === '' ? right : `${joint[1]}, ${softened(right)}`)];
  }
  return undefined;
};

/** "..., and on May 4 the landlord changed the lock", "the light turned green and the truck moved": a second clause with its own subject. */
export const secondClause: Rule = (source, words) => {
  if (countWords(source) <= LONG) return undefined;
  for (let at = words.length - 4; at > 3; at -= 1) {
    const word = words[at]!;
    if (word.shut || !/^(?:and|but)$/.test(word.lower) || isReport(words, 0, at)) continue;
    const comma = words[at - 1]!.post.includes(',');
    const next = words[at + 1]!;
    const clause = clauseAt(words, at + 1);
    if (clause < 0 || (!comma && !DETERMINERS.has(next.lower) && clause === at + 1)) continue;
    const verb = finiteAt(words, clause + 1);
    // "the car and the trailer were towed": both of them were.
    const subject = subjectIn(source, words);
    if (!subject || subject.verb >= at || PAIRED.test(source.slice(0, word.start))) continue;
    if (!isPast(words[verb]!) && !AUXILIARY.test(words[verb]!.lower)) continue;
    const right = source.slice(next.start);
    return [
      sentence(source.slice(0, words[at]!.start)),
      sentence(word.lower === 'but' ? `But ${softened(right)}` : right),
    ];
  }
  return undefined;
};

/** The second half stands on it. */
const PAIRED = /\b(?:(?:of|without|to|for|with|from|on|under) (?:which|whom)|both|either|neither|between)\b/i;

/**
 * "slipped on water that had gathered there, fell, and broke her hip": what the subject did one after the other, whatever describes
 * the things between.
 */
export const laterVerbs: Rule = (source, words) => {
  if (countWords(source) <= LONG) return undefined;
  const subject = subjectIn(source, words);
  if (!subject || SAYS.test(words[subject.verb]!.lower)) return undefined;
  const joints: { from: number; to: number }[] = [];
  let closed = false;
  for (let at = subject.verb + 2; at < words.length - 1 && !closed; at += 1) {
    if (words[at]!.shut) continue;
    const and = /^(?:and|then|but)$/.test(words[at]!.lower);
    const comma = words[at - 1]!.post.includes(',');
    if (!and && !comma) continue;
    const verb = verbBehind(words, and ? at + 1 : at);
    if (verb === undefined || (!and && !isPast(words[verb]!))) continue;
    if (contentBetween(words, subject.verb, at)) return undefined;
    if (turnsBetween(words, joints.at(-1)?.to ?? subject.verb, at)) return undefined;
    // What stands between may describe; whoever acts or speaks there may be the one who goes on.
    if (!describesOnly(words, joints.at(-1)?.to ?? subject.verb, at)) return undefined;
    joints.push({ from: at, to: verb });
    closed = and;
  }
  const [first] = joints;
  if (!first || !closed) return undefined;
  const rest = joints.map(({ from, to }, at) => {
    const and = /^(?:and|then|but)$/.test(words[from]!.lower);
    const own = source.slice(words[and ? from + 1 : from]!.start, endOf(words, joints[at + 1]?.from));
    const phrase = source.slice(words[and ? from + 1 : from]!.start, words[to]!.start);
    return /,/.test(phrase)
      ? `${capital(phrase.trim())} ${softened(subject.again)} ${own.slice(phrase.length)}`
      : `${subject.again} ${own}`;
  });
  return [sentence(source.slice(0, words[first.from]!.start)), ...rest.map(sentence)];
};
const endOf = (words: readonly Word[], next: number | undefined): number | undefined =>
  next === undefined ? undefined : words[next]!.start;

/** The verb that goes on at `at`, behind an adverb or a phrase between commas. */
function verbBehind(words: readonly Word[], at: number): number | undefined {
  const goesOn = (index: number): boolean =>
    words[index + 1] !== undefined &&
    isFinite(words, index) &&
    (isPast(words[index]!) || AUXILIARY.test(words[index]!.lower));
  // "later identified as Orne", "opened in May": what describes a thing goes on with nothing.
  const describes = (index: number): boolean =>
    /ed$|^(?:known|seen|held|kept|built|made|found|taken|given|bought|sold|paid)$/.test(
      words[index]!.lower,
    ) &&
    PREPOSITIONS.has(words[index + 1]?.lower ?? '') &&
    !PARTICLE.test(words[index + 1]!.lower);
  const and = /^(?:and|then|but)$/.test(words[at - 1]?.lower ?? '');
  if (goesOn(at)) return and || !describes(at) ? at : undefined;
  if (words[at]?.tags.has('Adverb') && goesOn(at + 1)) return and || !describes(at + 1) ? at + 1 : undefined;
  if (!and || !(PREPOSITIONS.has(words[at]?.lower ?? '') || /,/.test(words[at - 1]!.post))) return undefined;
  const verb = finiteAt(words, at, Math.min(words.length, at + PHRASE));
  const phrase = words.slice(at, verb);
  return verb > 0 &&
    goesOn(verb) &&
    !ownClause(words, at) &&
    phrase.every(
      ({ lower, shut }) =>
        !shut && !/^(?:he|she|it|they|i|we|you|who|which|that|when|while|and|or)$/.test(lower),
    )
    ? verb
    : undefined;
}
const PARTICLE =
  /^(?:up|out|down|over|into|toward|towards|away|off|back|backward|across|around|through|past)$/;

/** Somebody else acts in between: "..., at which time he looked back". */
const turnsBetween = (words: readonly Word[], from: number, to: number): boolean =>
  words.some(({ lower, shut }, at) => {
    if (at <= from || at >= to || shut) return false;
    const before = words[at - 1]!;
    if (SAYS.test(lower)) return true;
    // ", but the driver, who was late,": a subject of its own, however far its verb.
    if (/^(?:and|but|yet|so|nor)$/.test(lower) && before.post.includes(',')) {
      const next = words[at + 1]!;
      if (
        at + 1 < to &&
        (DETERMINERS.has(next.lower) || /^\p{Lu}/u.test(next.text) || PRONOUN.test(next.lower))
      )
        return true;
    }
    // "when Orne, coming over the hill, was unable to stop"
    const next = words[at + 1]!;
    const named = DETERMINERS.has(next.lower) || PRONOUN.test(next.lower) || /^\p{Lu}/u.test(next.text);
    if (/^(?:when|while|until|where|whereupon|as)$/.test(lower) && named) return true;
    return ownClause(words, at) && (before.post.includes(',') || /^(?:which|time|point)$/.test(before.lower));
  });

/** "complained that her supervisor had touched her and asked her out": what is complained of goes on. */
const contentBetween = (words: readonly Word[], from: number, to: number): boolean =>
  words.some(
    ({ lower, shut }, at) => at > from && at < to && !shut && lower === 'that' && ownClause(words, at + 1),
  );

/** What stands between has another tense, or no verb: it describes, and does nothing. */
const describesOnly = (words: readonly Word[], from: number, to: number): boolean =>
  !words.some(
    (word, at) => at > from && at < to && isFinite(words, at) && isPast(word) && !AUXILIARY.test(word.lower),
  );
