import type { Passage } from './document-passages.rules.js';
import type { Sentence } from './sentences.rules.js';

const TITLE =
  /^\W*(?:[\w' ]{0,40}\b)?(?:award|settlement agreement(?: and .{0,30})?|stipulation (?:of|and) settlement|consent (?:decree|judgment))\W*$/i;
const TITLE_PASSAGES = 16;
const PAYS =
  /\b(?:shall|will|agrees? to|must) (?:jointly and severally )?pay\b.{0,160}\$\s?\d|\bshall (?:be )?(?:reinstate|dismiss|return|convey)\w*\b/i;
const MOST = 4;

/** An award and a settlement say who pays and does what: that is the outcome they hold. */
export const termsOfPayment = (passages: Passage[], sentences: Sentence[]): Sentence[] =>
  passages.slice(0, TITLE_PASSAGES).some(({ text }) => TITLE.test(text))
    ? sentences.filter(({ text, section }) => section !== 'aside' && PAYS.test(text)).slice(0, MOST)
    : [];
