import type { ModelFact } from '@lectern/contracts/case-model';
import { sharedStems, stemsOf } from '../script/english/likeness.js';
import { type Actors, actorIn, named } from './actors.js';
import { BEARS } from './words-of-elements.js';
import type { Part } from './course.js';

/** Where an element belongs in the course of a dispute: facts that no word of the element finds are found by what they are in it. */
const BELONGS: readonly [element: RegExp, parts: readonly Part[], when?: 'nothing else'][] = [
  [/\bcompanionship\b/i, []],
  [
    /\b(?:owed|possessed the premises|color of (?:state )?law|treated the patient|fiduciary duty)\b/i,
    ['bond'],
  ],
  [/\bknew or should have known\b|\bknew of (?:it|the danger)\b|\bknew it was false\b/i, ['warned']],
  [
    /\bbreach(?:ed)? (?:it|that duty)\b|\bdid not (?:use|meet|perform)\b|\bwrongful act\b|\bdeprived the plaintiff\b|\bextreme and outrageous\b|\bused its rights\b|\bunfair or likely\b|\binterfered\b|\bacted illegally\b|\bbut-for\b|\bcause of the action\b|\bpoint to bias\b/i,
    ['wrong', 'warned'],
  ],
  [
    /\bunreasonably dangerous\b|\bdefective\b|\badverse (?:employment )?action\b|\brefused accommodation\b|\bdenied leave\b|\bended the employment\b|\bsevere or pervasive\b/i,
    ['wrong'],
    'nothing else',
  ],
  [/\bcaused (?:the|severe)\b|\bcaused? the\b|\bThat caused\b/i, ['blow']],
  [/\b(?:harmed|harm|damages|loss|lost|injured the plaintiff|wife|husband|companionship)\b/i, ['harm']],
];

const CAUSAL = /\b(?:because of|caused?|as a result|resulted)\b/i;

/** What the course of a dispute tells of its facts; worked out once for all elements. */
export interface Course {
  actors: Actors;
  parts: ReadonlyMap<ModelFact, ReadonlySet<Part>>;
}

/** Facts that bear on an element, in their order: by what it asks and who must have done it, and by their part in the dispute. */
export function bearingOn(element: string, facts: readonly ModelFact[], course: Course): ModelFact[] {
  const [, parts = [], when] = BELONGS.find(([asks]) => asks.test(element)) ?? [];
  // Where the blow is known, another fall or stroke of the story caused nothing.
  const known = parts.includes('blow') && [...course.parts.values()].some((one) => one.has('blow'));
  const strong = new Set(
    bearingByWords(element, facts, course.actors).filter(
      ({ said }) => !known || said.some((text) => CAUSAL.test(text)),
    ),
  );
  if (when === 'nothing else' && strong.size > 0) return facts.filter((fact) => strong.has(fact));
  return facts.filter((fact) => strong.has(fact) || parts.some((one) => course.parts.get(fact)?.has(one)));
}

function bearingByWords(element: string, facts: readonly ModelFact[], actors: Actors): ModelFact[] {
  const row = BEARS.find(([asks]) => asks.test(element));
  if (!row) {
    const own = stemsOf(element);
    return facts.filter(({ said }) => sharedStems(own, stemsOf(said.join(' '))) >= Math.min(3, own.size));
  }
  const [, reads, actor = 'anyone'] = row;
  const bears = ASKS_WHAT_WAS_NOT.test(element)
    ? (text: string) => reads.test(text)
    : (text: string) => affirms(text, reads);
  const found = (does: (text: string) => boolean): ModelFact[] =>
    facts.filter(({ said }) => said.some((text) => !ASKED.test(text) && bears(text) && does(text)));
  if (actor === 'anyone') return found(() => true);
  if (actor === 'not-first') return found((text) => actorIn(text, actors) !== 'first');
  if (actor !== 'about-first') return found((text) => actorIn(text, actors) === actor);
  const about = found((text) => named(text, actors.first));
  return about.length > 0 ? about : found(() => true);
}

/** The question of an examination states nothing. */
const ASKED = /\bwas asked: [“"]/;

/** "Without any e-mails" shows no use of the mails: a word that is denied bears on nothing. */
function affirms(text: string, reads: RegExp): boolean {
  return [...text.matchAll(new RegExp(reads.source, 'gi'))].some(
    ({ index }) => !DENIED.test(text.slice(0, index)),
  );
}
const ASKS_WHAT_WAS_NOT = /\b(?:not|no|without|never|nor)\b/i;
const DENIED = /\b(?:not|never|no|without|nor|neither|\p{L}+n['’]t)(?: [\p{L}-]+){0,3} $/iu;
