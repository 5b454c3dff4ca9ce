import { countWords } from './count-words.js';
import { REPORTS, type Rule, sentence } from './joints.js';
import { closed, quoteBefore } from './quotes.js';
import { subjectIn } from './subject.js';
import type { Word } from './tagged.js';

const LONG = 22;

/** Where behind `from` another "that" takes up what was reported: ", that B, and that C". */
const thatsBehind = (words: readonly Word[], from: number): number[] =>
  words.flatMap(({ lower, shut }, at) =>
    !shut &&
    at > from &&
    lower === 'that' &&
    (words[at - 1]!.lower === 'and' || words[at - 1]!.post.includes(','))
      ? [at]
      : [],
  );
/** Where what stands before such a "that" ends in the text. */
const endBefore = (words: readonly Word[], at: number): number =>
  words[words[at - 1]!.lower === 'and' ? at - 2 : at - 1]!.end;

/** "inspected the house and found that A, that B, and that C": what was found is so, and needs no "found". */
export const findings: Rule = (source, words) => {
  if (countWords(source) <= LONG) return undefined;
  const found = words.findIndex(
    ({ lower, shut }, at) =>
      !shut &&
      at > 0 &&
      at < 16 &&
      /^(?:found|discovered|noted|observed|learned|saw)$/.test(lower) &&
      words[at + 1]?.lower === 'that',
  );
  const more = found > 0 ? thatsBehind(words, found + 4) : [];
  if (more.length === 0) return undefined;
  return [
    sentence(source.slice(0, endBefore(words, more[0]!))),
    ...more.map((at, by) =>
      sentence(source.slice(words[at + 1]!.start, more[by + 1] && endBefore(words, more[by + 1]!))),
    ),
  ];
};

/** "stated to the persons who were present that" */
const FAR = 8;
/** "She testified that A, that B, and that C". */
export const twoReports: Rule = (source, words) => {
  const subject = subjectIn(source, words);
  const that = words.findIndex(({ lower, shut }) => !shut && lower === 'that');
  if (
    !subject ||
    that < 0 ||
    that - subject.verb > FAR ||
    !words.slice(subject.verb, that).some(({ lower }) => REPORTS.test(lower))
  )
    return undefined;
  const again = thatsBehind(words, that + 3);
  if (again.length === 0) return undefined;
  const frame = `${subject.again} ${source.slice(words[subject.verb]!.start, words[that]!.start)}`;
  return [
    sentence(closed(source.slice(0, endBefore(words, again[0]!)))),
    ...again.map((at, by) => {
      const next = again[by + 1];
      const own = source.slice(
        words[at + 1]!.start - quoteBefore(source, words[at + 1]!.start),
        next && endBefore(words, next),
      );
      return sentence(`${frame}that ${closed(own)}`);
    }),
  ];
};
