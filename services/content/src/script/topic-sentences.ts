import { findCitations } from '@lectern/legal-text/citations/find-citations';
import type { CaseDocument, FileSentence } from '../case-model/file-sentences.js';
import { forceOf } from '../case-model/force.js';
import { sharedStems, stemsOf } from './english/likeness.js';

/** A sentence that states a point of the argument, and those that stand behind it up to the next one. */
export interface Topic {
  text: string;
  sentence: FileSentence;
  section: FileSentence[];
}

const MOST_BEHIND = 10;
/** Where a paper tells as well as argues, more must show that a sentence is a point. */
const LEAST = { argument: 3, elsewhere: 4 };
/** What ties the sentence to the one before it says nothing by itself. */
const TIES =
  /^(?:(?:and|but)\s+)?(?:moreover|furthermore|further|in addition|additionally|indeed|finally|second|third|fourth|first|next|also|accordingly|therefore|thus|consequently|as a result|in sum|in short|for (?:this|these) reasons?|likewise|similarly|nonetheless|nevertheless|however|here),?\s+(?=\p{L})/iu;
/** A reason with what follows from it. */
const REASONED = /^(?:Because|Given that) [^,]{12,},? .{8,}/u;
/** What a court should do, or what the law makes of the case. */
const CONCLUDES =
  /\b(?:should(?: not)? (?:be (?:granted|denied|dismissed|affirmed|reversed|vacated|remanded|excluded|admitted|suppressed|stayed|extended|rejected|enforced|set aside)|grant|deny|dismiss|affirm|reverse|vacate|exclude|stay|reject)|should (?:not )?be disposed of|must be (?:granted|denied|dismissed|affirmed|reversed|vacated|excluded|suppressed|set aside|rejected)|(?:is|are|was|were) (?:not )?(?:entitled|untimely|timely|premature|moot|barred|waived|preempted|irrelevant|inadmissible|admissible|unconstitutional|unlawful|unenforceable|enforceable|invalid|unreliable|overbroad|void|exempt|immune|likely to (?:prevail|succeed))|(?:fails?|failed) to (?:state|show|meet|establish|satisfy|allege|identify)|cannot (?:show|establish|meet|satisfy|prevail|prove|recover|pass)|lacks? (?:jurisdiction|standing|merit|authority|any)|violates?\b|would (?:not )?(?:prejudice|disrupt|delay|conserve|preserve|serve|cause|harm|prevent)|will (?:not )?(?:lead|prejudice|disrupt|delay|conserve|preserve|cause|suffer|have priority)|there (?:is|was|can be) no (?:dispute|evidence|genuine|connection|basis|reason|question))/i;
/** What somebody else says, what is supposed, what is asked, and what every case says. */
const NOT_OURS =
  /\b(?:argues?|argued|contends?|contended|asserts?|asserted|claims?|claimed|insists?|suggests?|suggested|alleges?|alleged|maintains?)\b (?!.*\b(?:but|yet)\b)|^(?:If|Even|Assuming|Although|While|Whether|When|Where|Unless|Under|Courts?|An?|Any|No|Every|Each|To)\b|\?$/u;

/** The points that a brief states in its own sentences where no heading states them, in its order, the clearest of each part. */
export function topicsOf(
  sentences: readonly FileSentence[],
  own: ReadonlySet<CaseDocument>,
  asked: string,
): Topic[] {
  const wanted = stemsOf(asked);
  const prose = sentences.filter(
    ({ document, section }) =>
      own.has(document) && !/^(?:aside|front|relief|issues|jurisdiction)$/.test(section),
  );
  const found = prose.flatMap((sentence, at) => {
    const text = sentence.text.replace(TIES, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    const weight = weightOf(sentence, text, wanted);
    return weight >= (sentence.section === 'argument' ? LEAST.argument : LEAST.elsewhere)
      ? [{ text, sentence, at }]
      : [];
  });
  return found.map(({ text, sentence, at }, index) => ({
    text,
    sentence,
    section: prose
      .slice(at + 1, Math.min(found[index + 1]?.at ?? prose.length, at + 1 + MOST_BEHIND))
      .filter(({ document }) => document === sentence.document),
  }));
}

function weightOf(sentence: FileSentence, text: string, wanted: ReadonlySet<string>): number {
  if (NOT_OURS.test(text) || findCitations(text).length > 0 || /[“”"[\]]/.test(text)) return 0;
  const concludes = CONCLUDES.test(text);
  const reasoned = REASONED.test(text);
  if (!concludes && !reasoned) return 0;
  if (!reasoned && forceOf(sentence).kind === 'law') return 0;
  return (
    (reasoned ? 2 : 0) +
    (concludes ? 2 : 0) +
    (sentence.position === 0 ? 1 : 0) +
    (sentence.section === 'argument' ? 1 : 0) +
    (sharedStems(wanted, stemsOf(text)) >= 2 ? 1 : 0)
  );
}
