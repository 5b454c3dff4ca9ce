import { capital } from './clauses.js';
import { isParticle, lastName } from './last-name.js';
import { type Word, finiteAt, isFinite, isParticipleOf } from './tagged.js';
import { DETERMINERS, PREPOSITIONS } from './words.js';

/** Opening words before the subject: "On March 9, 2025,", "After the meeting,". */
export function subjectStart(words: readonly Word[]): number {
  const opens = words[0]?.lower ?? '';
  // "Two days earlier,".
  if (/^(?:earlier|later|before|after)$/.test(words[2]?.lower ?? '') && words[2]!.post.includes(','))
    return 3;
  if (
    !PREPOSITIONS.has(opens) &&
    !/^(?:when|while|as|once|then|later|shortly|immediately|eventually|early|the|having|upon|despite|unaware|wholly|believing|fearing|relying|beginning|knowing|hearing|seeing)$/.test(
      opens,
    )
  )
    return 0;
  if (opens === 'the') {
    if (!/^(?:next|following|same)$/.test(words[1]?.lower ?? '')) return 0;
    // "The next week Reed began to work at $900 per week, and ...": where no comma closes it, it is short.
    if (!words.slice(1, 5).some(({ post }) => post.includes(',')))
      return /^\p{Lu}/u.test(words[3]?.text ?? '') ? 3 : 0;
  }
  for (let at = 0; at < Math.min(words.length - 2, LONGEST_OPENING); at += 1) {
    if (!words[at]!.post.includes(',')) continue;
    // "On Friday, March 8 at 8:15 a.m. Rosalind sent": the day of the week closes nothing.
    if (/day$/.test(words[at]!.lower) && MONTHS.has(words[at + 1]?.lower ?? '')) {
      const behind = behindDay(words, at + 1);
      if (behind > 0) return behind;
      continue;
    }
    // "May 16, 2011," closes behind the year; "Springfield, Illinois," behind the state.
    if (/^\d{1,2}$/.test(words[at]!.text) && /^\d{4}$/.test(words[at + 1]?.text ?? '')) continue;
    if (opensAgain(words, at + 1)) continue;
    return at + 1;
  }
  return 0;
}

const LONGEST_OPENING = 30;
const LONGEST_SECOND = 16;
/** "On May 4, at the dock, while she stood there, Orne came": behind a first opening a second may stand, up to its own comma. */
const opensAgain = (words: readonly Word[], at: number): boolean => {
  if (!PREPOSITIONS.has(words[at]?.lower ?? '') && !/^(?:when|while|as)$/.test(words[at]?.lower ?? ''))
    return false;
  const second = words.slice(at, at + LONGEST_SECOND);
  const closes = second.findIndex(({ post }) => post.includes(','));
  return (
    closes > 0 &&
    !second.slice(0, closes + 1).some(({ lower, shut }) => shut || /^(?:and|but|or)$/.test(lower))
  );
};

const MONTHS: ReadonlySet<string> = new Set(
  'january february march april may june july august september october november december'.split(' '),
);
/** Where the clause begins behind "March 8 at 8:15 a.m.", where no comma closes the day; 0 where one does. */
function behindDay(words: readonly Word[], month: number): number {
  if (!/^\d{1,2}$/.test(words[month + 1]?.text ?? '') || words[month + 1]!.post.includes(',')) return 0;
  let at = month + 2;
  if (words[at]?.lower === 'at') {
    const end = words.findIndex(
      ({ text }, index) => index > at && /^(?:[ap]\.?m\.?|noon|midnight)$/i.test(text),
    );
    if (end < 0 || end > at + 4 || words[end]!.post.includes(',')) return 0;
    at = end + 1;
  }
  return /^\p{Lu}/u.test(words[at]?.text ?? '') || PRONOUN.test(words[at]?.lower ?? '') ? at : 0;
}

interface Subject {
  /** As a later sentence takes it up. */
  again: string;
  start: number;
  verb: number;
}

export const PRONOUN = /^(?:he|she|it|they|we|i|nobody|everyone)$/;

/** The subject of the main clause when it is short and plain. */
export function subjectIn(text: string, words: readonly Word[]): Subject | undefined {
  const start = subjectStart(words);
  const verb = finiteAt(words, start + 1);
  if (verb < 1) return undefined;
  // "The protocol, adopted in March, required": what stands between the commas is no verb of the subject.
  if (
    words[verb - 1]!.post.includes(',') &&
    isParticipleOf(words[verb]!) &&
    words.some(({ post, shut }, at) => at > verb && !shut && post.includes(',') && isFinite(words, at + 1))
  )
    return undefined;
  let end = verb;
  while (
    end > start + 1 &&
    (words[end - 1]!.tags.has('Adverb') || /^(?:then|also|later|never|not|only)$/.test(words[end - 1]!.lower))
  )
    end -= 1;
  const opens = start === 0 && PREPOSITIONS.has(words[0]!.lower) ? nounBefore(words, end) : start;
  if (opens === undefined) return undefined;
  const own = words.slice(opens, end);
  // "using an opener he had kept": what he did at that is no subject.
  if (
    own.length > 1 &&
    /^\p{L}{2,}ing$/u.test(own[0]!.text) &&
    !/^(?:nothing|everything|something|anything)$/.test(own[0]!.lower) &&
    own[0]!.tags.has('Gerund')
  )
    return undefined;
  if (own.length === 0 || own.length > 9 || own.some(({ shut }) => shut)) return undefined;
  if (own.slice(0, -1).some(({ post }) => /[,;:—–]/.test(post))) return undefined;
  if (own.some(({ lower }) => /^(?:who|which|that|whether|if|because|when|and\/or|there)$/.test(lower)))
    return undefined;
  const head = own.findIndex(
    (word, at) =>
      at > 0 && (PREPOSITIONS.has(word.lower) || (/ed$/.test(word.lower) && own[at - 1]!.tags.has('Noun'))),
  );
  const kept = head > 0 ? own.slice(0, head) : own;
  // "A covenant not to compete": cut there, it is no subject.
  if (LIMITED.test(kept[0]!.lower) || /^(?:not|never)$/.test(kept.at(-1)!.lower)) return undefined;
  const phrase = text.slice(kept[0]!.start, kept.at(-1)!.end);
  return { again: takenUp(phrase, kept), start, verb };
}

/** "No officer", "only Hall", "multiple charges", "some of them": said of each half apart, it would say something else. */
const LIMITED =
  /^(?:no|none|nobody|nothing|neither|never|only|not|few|little|each|every|any|either|multiple|numerous|various|certain|most|half|part|less|fewer|more|nearly|almost|hardly)$/;

/** "During the closure Harlow laid off ...": where the subject begins when no comma tells it. */
function nounBefore(words: readonly Word[], end: number): number | undefined {
  let at = end - 1;
  while (at > 1 && /^\p{Lu}/u.test(words[at]!.text) && /^\p{Lu}/u.test(words[at - 1]!.text)) at -= 1;
  if (!/^\p{Lu}/u.test(words[at]!.text) && !PRONOUN.test(words[at]!.lower))
    while (at > 1 && !DETERMINERS.has(words[at]!.lower)) at -= 1;
  // "At the bridge the Silverado lost ...": a thing with a name keeps its article.
  if (at > 2 && /^(?:the|an?|his|her|its|their)$/.test(words[at - 1]!.lower)) at -= 1;
  const before = words[at - 1];
  const named =
    /^\p{Lu}/u.test(words[at]!.text) || PRONOUN.test(words[at]!.lower) || words[at]!.lower === 'the';
  return at < 2 ||
    !named ||
    !before ||
    PREPOSITIONS.has(before.lower) ||
    /^(?:and|or)$/.test(before.lower) ||
    /(?:ing|ed)$/.test(before.lower)
    ? undefined
    : at;
}

function takenUp(phrase: string, words: readonly Word[]): string {
  const last = words.at(-1)!;
  const own = words.filter(({ text }) => !isParticle(text));
  if (words.length === 1 && PRONOUN.test(words[0]!.lower)) return capital(phrase);
  const names = own.every(({ text }) => /^\p{Lu}/u.test(text)) && own.length <= 3;
  // "Bell Atlantic" has no first name.
  if (
    names &&
    own.length > 1 &&
    words[0]!.tags.has('FirstName') &&
    !ORGANIZATION.test(phrase) &&
    !HONORIFIC.test(words[0]!.text)
  )
    return lastName(phrase);
  if (/\b(?:and I|I and)\b/.test(phrase)) return 'We';
  const plural =
    /\band\b/.test(phrase) ||
    (/^(?:the|these|those|two|three|four|several|many|some|both|all)$/i.test(words[0]!.text) &&
      /[^s]s$/.test(last.lower) &&
      !/^\p{Lu}/u.test(last.text));
  // "An appraiser came and ...": it is the same one.
  return plural ? 'They' : capital(phrase.replace(/^(?:an?|another) /i, 'the '));
}
export const ORGANIZATION =
  /\b(?:Inc|LLC|Corp|Company|Co|Ltd|Bank|University|City|County|State|States|Department|Union|Association|Church|Chapel|Hospital|School|Group|Store|Police|Court|Board|Works|Builders|Industries|Services|Partners|Contractors|Enterprises|Holdings|Logistics)\b/;
const HONORIFIC = /^(?:Mr|Mrs|Ms|Dr|Officer|Judge|Sergeant|Detective|Professor)\.?$/;
