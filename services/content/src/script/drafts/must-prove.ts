import type { ModelClaim } from '@lectern/contracts/case-model';
import { questionOfElement } from '../asked.js';
import { type Brief, MIN_STORY, theirs } from '../brief.js';
import { isCounterclaim } from '../claimed-by.js';
import { capital } from '../english/clauses.js';
import { type Paragraph, part, resting } from '../line.js';
import { asNeeded } from './as-element.js';
import { UNARGUED, elementsOf } from './elements-placed.js';

const TITLE = 'What they must prove';
/** What somebody lost follows from the rest, and nobody disputes it first. */
const LOSSES = /\b(?:suffered damages|was harmed|lost by it|suffered loss)\b/i;
const FEWEST = 2;
/** Words within a name that are written small. */
const IN_NAMES = /^(?:of|at|the|and|&|de|la|del|van|von)$/;

/**
 * Who is sued or accused and has told next to nothing of his own names to a jury what the other side must prove of the first claim;
 * nothing where fewer than two parts of it can be said so.
 */
export function mustProve(brief: Brief, own: number): Paragraph {
  const claim = brief.model.claims.find((one) => !isCounterclaim(brief, one));
  if (
    !claim ||
    brief.model.side !== 'defending' ||
    brief.forum.decider !== 'jury' ||
    brief.read.typed ||
    own >= MIN_STORY
  )
    return part(TITLE, []);
  const needs = `${capital(theirs(brief))} must show you`;
  const parts = elementsOf(claim)
    .filter(({ name }) => !UNARGUED.test(name) && !LOSSES.test(name))
    .map(({ name }) => stated(brief, claim, name, needs))
    .filter((said) => said.startsWith(`${needs} that `));
  return part(
    TITLE,
    parts.length < FEWEST ? [] : parts.map((said) => ({ ...resting(said, claim), reworded: true })),
  );
}

/** "The State must show you that Reed was careless.": the question of an element as what must be shown, else its own words. */
function stated(brief: Brief, claim: ModelClaim, element: string, needs: string): string {
  const asked = /^(Was|Were) (\p{Lu}.*)\?$/u.exec(questionOfElement(brief, claim, element));
  if (asked) {
    const words = asked[2]!.split(' ');
    const at = words.findIndex((word) => /^\p{Ll}/u.test(word) && !IN_NAMES.test(word));
    if (at > 0)
      return `${needs} that ${words.slice(0, at).join(' ')} ${asked[1]!.toLowerCase()} ${words.slice(at).join(' ')}.`;
  }
  return asNeeded(brief, claim, element, { needs, isNext: false });
}
