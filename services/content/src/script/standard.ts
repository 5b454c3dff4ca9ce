import { findCitations } from '@lectern/legal-text/citations/find-citations';
import { sourceOf } from '../case-model/facts.js';
import type { Brief } from './brief.js';
import { stopped } from './english/phrases.js';
import { stumble } from './english/sayable.js';
import { reworded } from './english/reword.js';
import { faultsOf } from './lint.js';
import { type Line, resting } from './line.js';
import { lowerFirst } from './english/casing.js';
import { ownPapers, pointsOf } from './points.js';
import { spokenCase } from './rules-of-law.js';
import { following } from './stated-law.js';

const MOST = 3;
const LONGEST = 28;
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const TESTS =
  /\b(?:review\w*|uphold|upheld|affirm|reverse|disturb|must|may|shall|only if|burden|presum\w+|genuine\w*|plausib\w+|discretion|erroneous|evidence|likel\w+|harm|entitled)\b/i;
const SPOKEN = { type: 'motion_argument', form: 'speech', jury: false, opening: false } as const;

/** The test as our own paper states it under its heading for it, with the cases that it cites. */
export function standardOf(brief: Brief): Line[] {
  const own = ownPapers(brief);
  const { sentences } = brief.read;
  const names = new Set(
    brief.model.people
      .flatMap(({ name }) => name.match(/\p{Lu}\p{L}+/gu) ?? [])
      .map((word) => word.toLowerCase()),
  );
  const argued = pointsOf(brief).map(({ written }) => written);
  const found = sentences.flatMap((sentence, at) => {
    if (!sentence.point?.standard || !own.has(sentence.document)) return [];
    const said = stopped(reworded(sentence.text)).replace(/^It reviews\b/, 'This Court reviews');
    // A court hears its own standards by their names.
    const plain = said.replace(/\bde novo\b/g, 'afresh');
    if (
      findCitations(said).length > 0 ||
      !TESTS.test(said) ||
      stumble(plain, LONGEST) !== undefined ||
      faultsOf({ text: plain, sources: [] }, SPOKEN).length > 0
    )
      return [];
    const authority = following(sentence, sentences[at + 1]);
    const sources = authority ? [sourceOf(sentence), sourceOf(authority.sentence)] : [sourceOf(sentence)];
    const name = authority && spokenCase(authority.name);
    const over = argued.length > 1 ? argued.indexOf(sentence.point.over ?? '') : -1;
    const governs = over < 0 ? said : `On the ${ORDINALS[over]} point, ${lowerFirst(said, names)}`;
    return [
      [
        { ...resting(governs, { sources }), reworded: true },
        ...(name ? [resting(stopped(`That is ${name}`), { sources })] : []),
      ],
    ];
  });
  return found.slice(0, MOST).flat();
}
