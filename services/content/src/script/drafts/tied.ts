import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { type Actors, only } from '../../case-model/actors.js';
import { actingFor } from '../../case-model/bearing-cast.js';
import { bearingOn } from '../../case-model/elements.js';
import { isNoFact } from '../../case-model/no-fact.js';
import type { Brief } from '../brief.js';
import { isCounterclaim } from '../claimed-by.js';
import { isClause } from '../english/split.js';
import { LEFT, NEEDS, ofFirst, ofSecond } from './needs-of-elements.js';

/**
 * The claims with, under each element, only the facts that show it by what they say and of whom they say it: what a closing may put
 * beside the question of an element. What stands near it in the course of a dispute is no proof of it. Loosely, as far as that says
 * how much a fact weighs: only what came of it must be of the one who claims.
 */
export function tiedClaims(brief: Brief, loosely = false): ModelClaim[] {
  const { model, read } = brief;
  if (read.typed) return model.claims;
  const all = actingFor(read);
  const told = new Map(model.facts.map((fact) => [fact.id, fact]));
  return model.claims.map((claim) => {
    // Claimed back, the one who is sued is the one who claims.
    if (isCounterclaim(brief, claim)) return claim;
    const actors = read.sides.criminal ? all : only(all, claim.against);
    return {
      ...claim,
      elements: claim.elements.map((element) => {
        if (NOBODY_ASKS.test(element.name)) return { ...element, facts: [] };
        if (loosely && !COMES_OF.test(element.name)) return element;
        const own = element.facts.flatMap((id) => told.get(id) ?? []);
        const byWords =
          read.sides.criminal || COMES_OF.test(element.name)
            ? own
            : bearingOn(element.name, own, { actors, parts: new Map() });
        return {
          ...element,
          facts: byWords
            .filter((fact) => isTied(element.name, fact, actors, read.sides.criminal))
            .map(({ id }) => id),
        };
      }),
    };
  });
}

/** That one must be careful of others is for the court to say. */
const NOBODY_ASKS = /\bowed the plaintiff a duty\b/i;
/** What came of it is told by no word of the element. */
const COMES_OF = /^(?!A wrongful act).*\b(?:caus\w+|harm\w*|damages|injur\w+|loss|lost|resulted|cost)\b/i;

function isTied(element: string, fact: ModelFact, actors: Actors, criminal: boolean): boolean {
  const said = fact.said.filter((text) => !IS_SOMEBODY.test(text));
  if (said.length === 0 || !said.every((text) => isClause(text) && !isNoFact(text))) return false;
  const text = said.join(' ');
  // "Nobody told her what to write": of what, stands elsewhere.
  if (/\b(?:wrote|said|signed|did|saw|knew) (?:this|it|that|so)\b/.test(said[0]!)) return false;
  const needs = NEEDS.filter(([asks]) => asks.test(element));
  if (!needs.every(([, shows]) => shows(text, actors))) return false;
  if (criminal) return !/^The defendant\b/.test(element) || needs.length > 0 || byAccused(text, actors);
  if (needs.length > 0) return true;
  if (/^The (?:defendant|employer|seller|landlord|lawyer|debtor)\b/.test(element))
    return ofSecond(text, actors) || (LEFT.test(text) && !ofFirst(text, actors));
  if (/^The (?:plaintiff|employee|buyer|tenant|patient|applicant|owner|claimant)\b/.test(element))
    return ofFirst(text, actors);
  return BOTH.test(text) || ofFirst(text, actors) || ofSecond(text, actors);
}
const BOTH = /\b(?:the|both) (?:parties|sides)\b/i;
/** What an accused must have done is shown of him, and not of anybody. */
const byAccused = (text: string, actors: Actors): boolean =>
  ofSecond(text, actors) || (actors.roles?.second.test(text) ?? false);

/** "Foy was a crew member": who somebody is shows nothing. */
const IS_SOMEBODY =
  /^(?:(?:Mr|Mrs|Ms|Dr|Lieutenant|Sergeant|Officer)\. )?(?:\p{Lu}[\p{L}.’'-]*,? ){1,4}(?:is|was) (?:an?|the|his|her|its|their|\p{Lu}\S*['’]s) (?:[\p{L}’'-]+ ){0,6}[\p{L}’'-]+\.$/u;
