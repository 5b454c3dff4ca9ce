import type { Brief } from './brief.js';
import { centrality, isCentral } from './central-words.js';
import type { OwnWords } from './own-paper.js';

/** Below them neither the statement nor what was asked speaks of anything that the rest of the file speaks of. */
const CENTRAL = 0.9;
const CENTRAL_ASKED = 1.3;
/** Of a message in which he writes of many things, what touches the case. */
const CENTRAL_WRITTEN = 0.75;
/** What was left undone is put, whoever else speaks of it. */
const UNDONE = /^You (?:did|had|have|were) not\b|^You never\b/;
/** Of a short transcript everything is put. */
const ENOUGH_WORDS = 12;

/** The words of a witness without the small talk of a long transcript; what leans goes with what it leans on. */
export function withoutSmallTalk(brief: Brief, words: readonly OwnWords[]): readonly OwnWords[] {
  const weighty = words.filter(
    ({ text, words: said, question, leans, conceded, paper }) =>
      leans === true ||
      conceded === true ||
      (question === undefined &&
        (paper.kind !== 'email' || isCentral(brief.read, centrality(brief.read, said), CENTRAL_WRITTEN))) ||
      UNDONE.test(text) ||
      isCentral(brief.read, centrality(brief.read, text), CENTRAL) ||
      isCentral(brief.read, centrality(brief.read, `${question} ${said}`), CENTRAL_ASKED),
  );
  return weighty.length >= ENOUGH_WORDS ? weighty : words;
}
