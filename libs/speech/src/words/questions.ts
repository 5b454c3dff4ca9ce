import type { Token } from './tokens.js';

/** Questions by their form (FRE 611(c): leading on cross, open on direct). */
export interface QuestionCounts {
  total: number;
  leading: number;
  open: number;
  /** Neither suggests an answer nor leaves it open: yes or no. */
  closed: number;
  /** Sentences of no question's form; on cross-examination they are put to the witness to confirm. */
  statements: number;
  /** Longer than a witness follows, or with two facts in one. */
  crowded: number;
  medianWords: number;
}

/** One fact a question takes no more words than this (teaching of Pozner and Dodd, not a rule of evidence). */
const LONGEST_QUESTION = 16;
const SHORTEST_QUESTION = 3;

const LEAD_IN = String.raw`^(?:(?:and|so|now|then|okay|but|well) )?(?:(?:on|in|at|to|from|by|for|about) )?`;
const ASKING = String.raw`(?:who|whom|whose|what|when|where|why|how|which)`;
const AUXILIARY = String.raw`(?:do|does|did|is|are|was|were|have|has|had|can|could|would|will|should)`;
const SUBJECT = String.raw`(?:you|he|she|it|they|we|i|the|that|this|there|your|his|her|their|my|mr|mrs|ms|anyone|anything|a|an)`;
/** Open by its words alone: an auxiliary before its subject, or an asking word that is the subject. */
const OPEN = new RegExp(
  String.raw`${LEAD_IN}(?:${ASKING}(?: \w+){0,3}? ${AUXILIARY} ${SUBJECT}|(?:who|what)(?: \w+)? (?:happened|made|caused|told|brought|was|were)|(?:please )?(?:tell|describe|explain|walk) (?:us|me|the|to|for|how|what|who|why|where|your))\b`,
  'u',
);
/** Open where a question mark says that it is a question. */
const OPEN_ASKED = new RegExp(
  String.raw`${LEAD_IN}(?:${ASKING}|(?:please )?(?:tell|describe|explain|walk))\b`,
  'u',
);
const TAG =
  /\b(?:correct|right|true|yes|fair|isn't it|wasn't it|didn't (?:you|he|she|they|it)|don't you|weren't (?:you|they)|aren't you|isn't that (?:so|right|true|correct)|haven't you|hadn't you|couldn't you|wouldn't you|is that (?:right|true|correct|fair)|do you agree)$/u;
const SUGGESTS =
  /^(?:(?:and|so|now|then|but) )?(?:isn't|aren't|wasn't|weren't|didn't|don't|doesn't|haven't|hadn't|wouldn't|couldn't|won't|you would agree|you'd agree|would you agree|is it (?:not )?(?:true|fair)|it(?:'s| is) (?:true|fair)|you (?:were|are|had|have|did|knew|know|saw|said|told|went|took|signed|wrote|called|never|didn't|do|don't|can't|couldn't|testified|agree|understand|understood|received|sent|made|got|left|drove|worked))\b/u;
const CLOSED = new RegExp(
  String.raw`^(?:(?:and|so|now|then|but) )?(?:do|does|did|is|are|was|were|have|has|had|can|could|would|will|may|might|should) ${SUBJECT}\b`,
  'u',
);
/** A second finite clause after a joining word. */
const SECOND_FACT =
  /\b(?:and|but|because|after|before|while|which|so) (?:then )?(?:you|he|she|they|it|we|i|that|the \w+) (?:\w+ )?(?:was|were|is|are|had|have|has|did|didn't|do|don't|went|said|told|saw|knew|took|came|left|made|got|\w+ed)\b/u;

/** Counts questions by form. Sentences of one or two words are answers. */
export function countQuestions(sentences: readonly (readonly Token[])[]): QuestionCounts {
  const counts = { total: 0, leading: 0, open: 0, closed: 0, statements: 0, crowded: 0 };
  const lengths: number[] = [];
  for (const sentence of sentences) {
    if (sentence.length < SHORTEST_QUESTION) continue;
    const text = sentence.map(({ bare }) => bare).join(' ');
    const form = formOf(text, sentence.at(-1)?.asks === true);
    counts.total++;
    counts[form]++;
    lengths.push(sentence.length);
    if (sentence.length > LONGEST_QUESTION || SECOND_FACT.test(text)) counts.crowded++;
  }
  const sorted = lengths.toSorted((a, b) => a - b);
  return { ...counts, medianWords: sorted[Math.floor(sorted.length / 2)] ?? 0 };
}

function formOf(text: string, asks: boolean): 'leading' | 'open' | 'closed' | 'statements' {
  if (TAG.test(text)) return 'leading';
  if ((asks ? OPEN_ASKED : OPEN).test(text)) return 'open';
  if (SUGGESTS.test(text)) return 'leading';
  if (CLOSED.test(text)) return 'closed';
  // A statement with a question mark is put to the witness to confirm.
  return asks ? 'leading' : 'statements';
}

const LEAST_ASKED = 5;
const LEAST_SHARE_ASKED = 0.3;

/** Is somebody examined? A verse or a story has sentences too, and some of them ask. */
export const isExamination = ({ total, leading, open, closed }: QuestionCounts): boolean => {
  const asked = leading + open + closed;
  return asked >= LEAST_ASKED && asked >= LEAST_SHARE_ASKED * total;
};
