import { countWords } from './count-words.js';
import { REPORTS, type Rule, inOneBreath, sentence } from './joints.js';
import { subjectIn } from './subject.js';
import { type Word, finiteAt, isFinite, tagged } from './tagged.js';

/** A row whose head is longer is not said again for each of its members. */
const LONGEST_HEAD = 12;

/** "(a)", "(ii)", "(3)" before a member of a row. */
const MARK = /\((?:[a-z]|[ivx]{1,4}|\d{1,2})\) /g;
const JOINT = /[,;:]?(?: and| or)?[,;]? *$/;

/** "failed to: (a) test the brakes; (b) warn her; and (c) train the crew": each with the head of the row. */
export const markedRow: Rule = (source) => {
  const marks = [...source.matchAll(MARK)];
  if (marks.length < 2 || inOneBreath(source)) return undefined;
  const head = source
    .slice(0, marks[0]!.index)
    .replace(/[:,]\s*$/, '')
    .trim();
  const words = tagged(head);
  const subject = subjectIn(head, words);
  if (
    !subject ||
    countWords(head) > LONGEST_HEAD + subject.start ||
    /\b(?:either|one of|any of)\b/i.test(head)
  )
    return undefined;
  // One of them is enough for "or".
  if (/\bor[,;]? *$/.test(source.slice(0, marks.at(-1)!.index))) return undefined;
  const items = marks.map(({ index, 0: mark }, at) =>
    source
      .slice(index + mark.length, marks[at + 1]?.index)
      .replace(/\.$/, '')
      .replace(JOINT, ''),
  );
  const verb = head.slice(words[subject.verb]!.start);
  return items.map((item, at) =>
    // A member may be a sentence of its own.
    finiteAt(tagged(item)) > 0 && isWhole(item)
      ? sentence(item)
      : sentence(at === 0 ? `${head} ${item}` : `${subject.again} ${verb} ${item}`),
  );
};
const isWhole = (item: string): boolean => /^(?:the|an?|he|she|it|they|his|her|its|their|\p{Lu})/u.test(item);

/** "was negligent in that it failed to test the brakes, failed to warn her, and hired nobody": each failing by itself. */
const IN_THAT =
  /^(.{8,160}?\b(?:was|were|is|are)\b.{3,80}?),? (?:in that|in the following (?:respects|ways|particulars):|as follows:),? (?:among other things,? )?((?:he|she|it|they|\p{Lu}[\p{L}’'-]+|the \p{Ll}+) .+)$/su;
export const inThat: Rule = (source) => {
  if (inOneBreath(source)) return undefined;
  const [, was, what] = IN_THAT.exec(source) ?? [];
  if (
    !was ||
    !what ||
    /\b(?:not|never|that|whether)\b/.test(was) ||
    was.split(' ').some((word) => REPORTS.test(word))
  )
    return undefined;
  if (!JUDGES.test(was)) return [sentence(was), sentence(what)];
  const [subject = ''] = /^.{3,60}?(?= (?:was|were|is|are)\b)/u.exec(was) ?? [];
  return [sentence(subject === '' ? what : what.replace(/^(?:he|she|it|they)\b/, subject))];
};
/** What a verdict would say of it is not told beside it. */
const JUDGES =
  /\b(?:negligent(?:ly)?|careless(?:ly)?|reckless(?:ly)?|breach\w*|liable|at fault|defective)\b/i;

/** "failed to test the brakes; failed to warn; and sent her out": verbs that semicolons hold together, each with the subject. */
export const verbsApart: Rule = (source, words) => {
  if (inOneBreath(source)) return undefined;
  const subject = subjectIn(source, words);
  if (!subject) return undefined;
  const joints = words.flatMap(({ post, shut }, at) => (!shut && /;/.test(post) ? [at] : []));
  const starts = joints.map((at) => startBehind(words, at));
  // "told him that Roe hit her; kicked her": the acts are another's, and of "either ... or" one.
  if (
    joints.length === 0 ||
    finiteAt(words, subject.verb + 1, joints[0]! + 1) >= 0 ||
    /\beither\b/i.test(source) ||
    joints.some((at) => words[at + 1]?.lower === 'or')
  )
    return undefined;
  if (starts.some((at) => at === undefined || !isFinite(words, at))) return undefined;
  return [
    sentence(source.slice(0, words[joints[0]!]!.end)),
    ...starts.map((at, by) =>
      sentence(
        `${subject.again} ${source.slice(words[at!]!.start, joints[by + 1] === undefined ? undefined : words[joints[by + 1]!]!.end)}`,
      ),
    ),
  ];
};

function startBehind(words: readonly Word[], at: number): number | undefined {
  const next = /^(?:and|or)$/.test(words[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  return next < words.length - 1 ? next : undefined;
}
