import { type Rule, inOneBreath, sentence } from './joints.js';
import { ownClause, softened } from './split-verbs.js';
import { subjectIn } from './subject.js';
import { AUXILIARY, type Word, finiteAt, isFinite, isPast } from './tagged.js';
import { DETERMINERS, PREPOSITIONS } from './words.js';

/** What hangs on the end of a sentence, and how the sentence begins that tells it by itself. */
const JOINTS: readonly [before: RegExp, opens: string][] = [
  [/,? at which (?:point|time|juncture),? $/i, 'Then'],
  [/,? (?:whereupon|upon which|after which|following which),? $/i, 'Then'],
  [/, by which time,? $/i, 'By then'],
  [/,? during which(?: time)?,? $/i, 'During that time'],
  [/, (?:where|wherein) $/i, 'There'],
  [/,? such that $/i, 'So'],
  [/,? so that $/i, 'So'],
  [/, while $/i, ''],
  [/, whereas $/i, 'But'],
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
const isReport = (words: readonly Word[], to: number): boolean =>
  words.some(
    ({ lower, shut }, at) =>
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
  if (inOneBreath(source)) return undefined;
  for (let at = words.length - 3; at > 3; at -= 1) {
    if (words[at]!.shut || words[at - 1]!.shut) continue;
    const clause = clauseAt(words, at);
    if (clause < 0) continue;
    const before = source.slice(0, words[at]!.start);
    const verb = finiteAt(words, clause + 1);
    const right = source.slice(words[at]!.start);
    const when = WHEN.exec(before);
    if (when && WENT_ON.test(before) && !isReport(words, at) && !COULD.test(words[verb]!.lower))
      return [sentence(before.slice(0, when.index)), sentence(right)];
    const joint = JOINTS.find(([pattern]) => pattern.test(before));
    if (!joint || isReport(words, at)) continue;
    const left = before.replace(joint[0], '');
    return [sentence(left), sentence(joint[1] === '' ? right : `${joint[1]}, ${softened(right)}`)];
  }
  return undefined;
};

/** "..., and on May 4 the landlord changed the lock", "the light turned green and the truck moved": a second clause with its own subject. */
export const secondClause: Rule = (source, words) => {
  if (inOneBreath(source)) return undefined;
  for (let at = words.length - 4; at > 3; at -= 1) {
    const word = words[at]!;
    if (word.shut || !/^(?:and|but)$/.test(word.lower) || isReport(words, at)) continue;
    const comma = words[at - 1]!.post.includes(',');
    const next = words[at + 1]!;
    const clause = clauseAt(words, at + 1);
    if (clause < 0 || (!comma && !DETERMINERS.has(next.lower) && clause === at + 1)) continue;
    const verb = finiteAt(words, clause + 1);
    // "the car and the trailer were towed": both of them were.
    const subject = subjectIn(source, words);
    const before = source.slice(0, word.start);
    if (!subject || subject.verb >= at || PAIRED.test(before) || SUPPOSED.test(before)) continue;
    if (!isPast(words[verb]!) && !AUXILIARY.test(words[verb]!.lower)) continue;
    const right = source.slice(next.start);
    return [
      sentence(source.slice(0, words[at]!.start)),
      sentence(word.lower === 'but' ? `But ${softened(right)}` : right),
    ];
  }
  return undefined;
};

/** Nothing that follows is said to have happened. */
const SUPPOSED = /\b(?:may|might|could|would|should|if|unless|in which case)\b/i;
/** The second half stands on it. */
const PAIRED = /\b(?:(?:of|without|to|for|with|from|on|under) (?:which|whom)|both|either|neither|between)\b/i;

/** "slipped on water that had gathered there and fell": what the thing had done before is told in another tense than what she did next. */
export const pastBeyond: Rule = (source, words) => {
  if (inOneBreath(source)) return undefined;
  const subject = subjectIn(source, words);
  if (!subject || AUXILIARY.test(words[subject.verb]!.lower) || !isPast(words[subject.verb]!))
    return undefined;
  const at = words.findLastIndex(
    ({ lower, shut }, index) =>
      index > subject.verb + 3 && !shut && lower === 'and' && isFinite(words, index + 1),
  );
  const verb = words[at + 1];
  if (at < 0 || !verb || words[at - 1]!.post.trim() !== '' || !isPast(verb) || AUXILIARY.test(verb.lower))
    return undefined;
  const between = words.slice(subject.verb, at);
  const relative = between.findIndex(({ lower }) => /^(?:that|which)$/.test(lower));
  const plain = between.every(
    ({ lower, shut }, index) =>
      !shut &&
      !SAYS.test(lower) &&
      !/^(?:who|whom|whose|when|while|where|as|if|because|and|but|or)$/.test(lower) &&
      (index === 0 || index === relative + 1 || !isFinite(words, subject.verb + index)),
  );
  if (relative < 1 || between[relative + 1]?.lower !== 'had' || !plain) return undefined;
  return [
    sentence(source.slice(0, words[at]!.start)),
    sentence(`${subject.again} ${source.slice(words[at + 1]!.start)}`),
  ];
};
