import type { ModelFact } from '@lectern/contracts/case-model';
import { sharedStems, stemsOf, stemsOfSaid } from '../script/english/likeness.js';
import { type Acting, type Actors, actorIn } from './actors.js';
import { named } from './named-in.js';
import { ADMITS_FAULT } from './granted-faults.js';
import { ACTS_AT_WORK } from './acts-at-work.js';
import { ACTS_OF_CLAIMS } from './acts-of-claims.js';
import { ACTS_OF_DEALS } from './acts-of-deals.js';
import { ACTS_OF_CHARGES } from './acts-of-charges.js';
import { ACTS_OF_CRIMES } from './acts-of-crimes.js';
import { ACTS_OF_OFFICERS } from './acts-of-officers.js';
import { ACTS_OF_PROPERTY } from './acts-of-property.js';
import { type Actor, type ActsOfElement, BEARS, type Reading } from './words-of-elements.js';
import type { Part } from './course.js';
import { QUOTATIONS } from '../script/english/quotes.js';

/** Where an element belongs in the course of a dispute: facts that no word of the element finds are found by what they are in it. */
const BELONGS: readonly [element: RegExp, parts: readonly Part[]][] = [
  [/\b(?:companionship|policy or custom)\b/i, []],
  [/\b(?:deprivation|That|a warning) caused the (?:harm|injury)\b/i, ['blow', 'harm']],
  [
    /\b(?:owed|possessed the premises|color of (?:state )?law|treated the patient|fiduciary duty)\b/i,
    ['bond'],
  ],
  [/\bknew or should have known\b|\bknew of (?:it|the danger)\b/i, ['warned']],
  [
    /\bbreach(?:ed)? (?:it|that duty)\b|\bdid not (?:use|meet|perform)\b|\bwrongful act\b|\bdeprived the plaintiff\b|\bextreme and outrageous\b|\bused its rights\b|\bunfair or likely\b|\binterfered\b|\bacted illegally\b|\bbut-for\b|\bcause of the action\b/i,
    ['wrong', 'warned'],
  ],
  [
    /\bunreasonably dangerous\b|\bdefective\b|\brefused accommodation\b|\bdenied leave\b|\bended the employment\b/i,
    ['wrong'],
  ],
  [/\bcaused (?:the|severe)\b|\bcaused? the\b|\bThat caused\b/i, ['blow']],
  [/\b(?:harmed|harm|damages|loss|lost|injured the plaintiff|wife|husband|companionship)\b/i, ['harm']],
];

/** Carelessness has as many forms as there are acts. */
const ANY_WRONG = /\bbreached (?:it|that duty)\b|\bwrongful act or neglect\b/i;
const CAUSAL = /\b(?:because of|caused?|as a result|resulted)\b/i;

/** What the course of a dispute tells of its facts; worked out once for all elements. */
export interface Course {
  actors: Actors;
  parts: ReadonlyMap<ModelFact, ReadonlySet<Part>>;
}

/** Facts that bear on an element, in their order: by what it asks and who must have done it, and by their part in the dispute. */
export function bearingOn(element: string, facts: readonly ModelFact[], course: Course): ModelFact[] {
  const [, parts = []] = BELONGS.find(([asks]) => asks.test(element)) ?? [];
  // Where the blow is known, another fall or stroke of the story caused nothing.
  const known = parts.includes('blow') && [...course.parts.values()].some((one) => one.has('blow'));
  const strong = new Set(
    bearingByWords(element, facts, course.actors).filter(
      ({ said }) => !known || said.some((text) => CAUSAL.test(text)),
    ),
  );
  // What the words of an element find is surer than the part that a fact has in the course.
  const wrong = ANY_WRONG.test(element);
  if (strong.size > 0 && !parts.includes('blow'))
    return facts.filter(
      (fact) =>
        !(wrong && deniesUnderOath(fact)) &&
        (strong.has(fact) || (wrong && grantsFault(fact, course.actors))),
    );
  return facts.filter(
    (fact) =>
      !(wrong && deniesUnderOath(fact)) &&
      (strong.has(fact) ||
        (wrong && grantsFault(fact, course.actors)) ||
        parts.some((one) => course.parts.get(fact)?.has(one) && !(wrong && one !== 'wrong'))),
  );
}

/** "I never touched the rail": what one swears that he did not do is no fault that he admits. */
const deniesUnderOath = ({ reasons, said }: ModelFact): boolean =>
  reasons.includes('testimony') &&
  !reasons.includes('admission') &&
  !said.some((text) => OMITTED.test(text)) &&
  said.some((text) => DENIES.test(/\bunder oath\b/.test(text) ? text : text.replace(QUOTATIONS, '')));

/** "I did not order a scan": that care was left out is a fault, and no denial. */
const OMITTED =
  /\b(?:did not|didn['’]t|never|failed to) (?:order|call|check|look|read|ask|warn|inspect|test|stop|tell|train|report|repair|review|follow|scan|examine|document|investigate|respond|slow|brake|signal)\b/i;

/** What the one who is sued grants under oath. */
const grantsFault = ({ said }: ModelFact, { second }: Actors): boolean =>
  said.some((text) => {
    const who = /^([^“:]{2,50}) was asked: “/u.exec(text)?.[1];
    return who !== undefined && second.some((name) => name === who || name.split(' ').includes(who));
  }) && said.some((text) => /^The answer under oath was: /.test(text) && ADMITS_FAULT.test(text));

function bearingByWords(element: string, facts: readonly ModelFact[], actors: Actors): ModelFact[] {
  const acts = ACTS.find(({ asks }) => asks.test(element));
  const goesOn = goingOn(facts, actors);
  if (acts)
    return facts.filter((fact) =>
      acts.bears.some((reading) =>
        // "He sent her a message. The words were: ...": who said what is told in two sentences.
        reading.whole
          ? isShownBy(fact.said.join(' '), reading, actors, goesOn.get(fact))
          : fact.said.some((text) => isShownBy(text, reading, actors, goesOn.get(fact))),
      ),
    );
  const row = BEARS.find(([asks]) => asks.test(element));
  if (!row) {
    const own = stemsOf(element);
    return facts.filter(({ said }) => sharedStems(own, stemsOfSaid(said)) >= Math.min(3, own.size));
  }
  const [, reads, actor = 'anyone'] = row;
  const bears = ASKS_WHAT_WAS_NOT.test(element)
    ? (text: string) => reads.test(text)
    : (text: string) => affirms(text, reads);
  const found = (does: (text: string) => boolean): ModelFact[] =>
    facts.filter(({ said }) => said.some((text) => !ASKED.test(text) && bears(text) && does(text)));
  const about = actor === 'about-first' ? found((text) => named(text, actors.first)) : [];
  return about.length > 0 ? about : found((text) => actor === 'about-first' || isBy(text, actor, actors));
}

/** "Fenster came into the shop. He told her ...": of whom a sentence speaks that goes on about the one before it, on the same page or the next. */
function goingOn(facts: readonly ModelFact[], actors: Actors): ReadonlyMap<ModelFact, Acting> {
  const found = new Map<ModelFact, Acting>();
  facts.forEach((fact, at) => {
    const [pronoun] = PRONOUN.exec(fact.said[0] ?? '') ?? [];
    const before = facts[at - 1];
    const text = before?.said[0];
    if (!pronoun || !before || !text || !isBeside(before, fact)) return;
    const other = PRONOUN.exec(text)?.[0];
    const acting =
      other === undefined ? actorIn(text, actors) : other === pronoun ? found.get(before) : undefined;
    if (acting) found.set(fact, acting);
  });
  return found;
}
const PRONOUN = /^(?:He|She|They)\b/;
const isBeside = ({ sources: [one] }: ModelFact, { sources: [other] }: ModelFact): boolean =>
  one?.document?.name === other?.document?.name && Math.abs((one?.page ?? 0) - (other?.page ?? 0)) <= 1;

const ACTS: readonly ActsOfElement[] = [
  ...ACTS_OF_OFFICERS,
  ...ACTS_OF_CHARGES,
  ...ACTS_OF_CRIMES,
  ...ACTS_OF_DEALS,
  ...ACTS_AT_WORK,
  ...ACTS_OF_PROPERTY,
  ...ACTS_OF_CLAIMS,
];

/** A sentence shows an element where its main clause, or its words with what was said, tell the act, and of the one who must have done it. */
function isShownBy(
  text: string,
  { reads, by = 'anyone', whole, affirmed }: Reading,
  actors: Actors,
  meant?: Acting,
): boolean {
  if (ASKED.test(text)) return false;
  const read = whole ? text : mainClause(text);
  const tells = typeof reads === 'function' ? reads(read) : reads.test(read);
  if (!tells || (affirmed && DENIES.test(read.replace(QUOTATIONS, '')))) return false;
  return isBy(text, by, actors, meant);
}

function isBy(text: string, actor: Actor, actors: Actors, meant?: Acting): boolean {
  const acting = meant && PRONOUN.test(text) ? meant : actorIn(text, actors);
  switch (actor) {
    case 'anyone':
      return true;
    case 'about-first':
      return named(text, actors.first);
    case 'about-second':
      return isNamed(text, actors);
    case 'of-first':
      return (named(text, actors.first) || OF_SOMEBODY.test(text)) && acting !== 'second';
    case 'not-first':
      return acting !== 'first';
    case 'not-second':
      return acting !== 'second';
    default:
      return acting === actor;
  }
}
/** Who is only pointed to is the one of whom the story speaks. */
const OF_SOMEBODY = /^(?:He|She|They|His|Her|Their)\b|\b(?:his|her|their)\b/;
const isNamed = (text: string, actors: Actors): boolean =>
  named(text, actors.second) || (actors.roles?.second.test(text) ?? false);

const DENIES = /\b(?:not|never|no|none|nobody|without|nor|neither|unable|\p{L}+n['’]t)\b/iu;
const OPENS_ASIDE =
  /^(?:When|While|Before|Between|After|Because|Although|Though|Once|Since|Until|If|As) [^,]{3,90}, (?=\p{L})/u;
const ENDS_ASIDE =
  /,? (?:when|while|before|after|because|although|though|until|whether|unless|which|whom|whose|where|that (?:is|was|are|were|has|had))\b(?! (?:she|he|they|it) (?:was|were) (?:told|warned)).*$/s;

/** What a sentence itself says, without its quotations and what only says when, why or of which thing. */
const mainClause = (text: string): string =>
  text
    .replace(QUOTATIONS, '“words”')
    .replace(SO_LONG_AFTER, '')
    .replace(OPENS_ASIDE, '')
    .replace(ENDS_ASIDE, '.');
/** "twenty-three days after her email, Lark discharged her" */
const SO_LONG_AFTER =
  /(?:^|(?<=, ))[\p{L}\d-]+ (?:minutes?|hours?|days?|weeks?|months?|years?) (?:before|after) [^,]{3,60}, (?=\p{L})/u;

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
