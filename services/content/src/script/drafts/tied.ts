import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { type Actors, actorIn, only } from '../../case-model/actors.js';
import { actingFor } from '../../case-model/bearing-cast.js';
import { bearingOn } from '../../case-model/elements.js';
import { isNoFact } from '../../case-model/no-fact.js';
import { namesLoss } from '../../case-model/kinds-of-sums.js';
import { named } from '../../case-model/named-in.js';
import type { Brief } from '../brief.js';
import { isCounterclaim } from '../claimed-by.js';
import { isClause } from '../english/split.js';
import { QUOTATIONS } from '../english/quotes.js';

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
const PRONOUN = /^(?:He|She|They|His|Her|Their)\b/;
const ofFirst = (text: string, actors: Actors): boolean =>
  PRONOUN.test(text) || named(text, actors.first) || (actors.roles?.first.test(text) ?? false);
const ofSecond = (text: string, actors: Actors): boolean =>
  actorIn(text, actors) === 'second' ||
  named(text, actors.second) ||
  (PRONOUN.test(text) && !named(text, actors.first));
/** "No cone was put out": nobody needs to be named. */
const LEFT = /\b(?:no|not|never|nobody|without|un\p{L}+ed)\b/iu;

const HURT =
  /\b(?:hurt|injur\w+|fractur\w+|broke|broken|burn(?:ed|s)|surger\w+|graft\w*|amputat\w+|concussion|paraly\w+|unconscious|scar\w*|hospital\w*|ambulance|intensive care|ICU|pulse|pain|bled|bleeding|bit|bitten|lacerat\w+|tear|torn|herniat\w+|numb|disab\w+|died|dead|killed|drowned|out of work|can(?:not| no longer)|could not|lost|loses|destroyed|ruined|soaked|spoiled|grip|wheelchair|therapy|treat(?:ed|ment)|diagnos\w+|no longer)\b/i;
const CAME_OF =
  /\b(?:because|caus(?:e|ed|ing)|result\w*|due to|led to|struck|hit|fell|slipped|tripped|collapsed|collided|crashed|exploded|bit|bitten|burned|crushed|pinned|knocked|thrown|went out from under|gave way|passed (?:from|through)|shock\w*|let go|touched|no pulse|flooded|leak\w*|tear|tore|aggravat\w+)\b/i;
/** What those on whom somebody lives did. */
const LEFT_THEM =
  /\b(?:clients?|customers?|patients?|members|sponsors?|sales|receipts|income|revenues?|bookings)\b.*\b(?:left|moved|lost|fell|dropped|cancel+ed|stopped|withdrew|ended)\b/i;
const LIVES = /\b(?:died|dead|death|killed|drowned|deceased)\b/i;
const DISCHARGED =
  /\b(?:fired|discharg\w+|terminat\w+|demot\w+|suspend\w+|laid off|let go|dismiss\w+|disciplin\w+|reassign\w+|eliminat\w+|passed over|written up|walked (?:her|him|them)|cut (?:his|her|their) (?:pay|hours)|denied|refused)\b/i;

type Shows = (text: string, actors: Actors) => boolean;
const bare = (text: string): string => text.replace(QUOTATIONS, '“words”');
/** Words that a fact must have, in or out of what was said. */
const has =
  (reads: RegExp): Shows =>
  (text) =>
    reads.test(text);
/** Somebody else's death or hurt is not what this one lost. */
const toFirst: Shows = (text, actors) =>
  (ofFirst(text, actors) || /\b(?:him|her|them|his)\b/.test(bare(text))) &&
  (!LIVES.test(bare(text)) ||
    (!OF_ANOTHER.test(text) && (PRONOUN.test(text) || actorIn(text, actors) === 'first')));
/** "Solberg's old dog died", "Her aunt died". */
const OF_ANOTHER =
  /(?:^(?:His|Her|Their)|['’]s?) (?!(?:husband|wife|son|daughter|child|baby|mother|father)\b)(?:[\p{L}-]+,? ){1,5}(?:died|was killed|is dead)\b/u;

/** What an element asks, and what a fact must say to be evidence of it. Every row that fits the element counts. */
const NEEDS: readonly [asks: RegExp, shows: Shows][] = [
  [
    /^(?!.*\bdeath\b).*\b(?:caused|resulted)\b/i,
    (text, actors) => toFirst(text, actors) && CAME_OF.test(bare(text)) && !UNCAUSED.test(bare(text)),
  ],
  [
    /^(?!.*\bcaus).*\b(?:harmed|harm|damages|loss|lost|injured|cost)\b/i,
    (text, actors) =>
      namesLoss(text)
        ? actorIn(text, actors) !== 'second'
        : LEFT_THEM.test(text) ||
          (toFirst(text, actors) && HURT.test(bare(text)) && actorIn(text, actors) !== 'second'),
  ],
  [
    /\bperson died\b|^(?!A wrongful act).*\bdeath\b/i,
    (text, actors) => LIVES.test(bare(text)) && toFirst(text, actors),
  ],
  [
    /\badverse\b|\bended the employment\b/i,
    (text, actors) =>
      DISCHARGED.test(bare(text)) && (named(text, actors.first) || /\b(?:him|her|them)\b/.test(text)),
  ],
  [
    /\bAge was\b/,
    has(
      /\b(?:age|ages|aged|old|older|young|younger|fresh|retir\w+|years? old|sixty|fifty|forty|generation)\b|\b[3-7]\d(?=,)/i,
    ),
  ],
  [
    /\bactivity was the cause\b/i,
    has(
      /\b(?:because|days? (?:later|after)|weeks? (?:later|after)|complain\w*|report\w*|agency|government|OSHA|EEOC|comp|claim|lawyer|union|trouble|pretext|anything (?:you|we) have|look like)\b/i,
    ),
  ],
  [
    /\bdisability\b/i,
    has(
      /\b(?:disab\w+|doctor|restrict\w+|light duty|accommodat\w+|leave|surgery|back|injur\w+|medical|illness|sick|hip|knee|cancer|pregnan\w+)\b/i,
    ),
  ],
  [
    /\bdid not perform\b|\bdid not conform\b|\bbalance was not paid\b|\bused its rights\b/i,
    (text, actors) => LEFT_OUT.test(text) && ofSecond(text, actors),
  ],
  [
    /\bdefective\b/i,
    has(
      /\b(?:defect\w*|fail(?:ed|s|ure)|crack\w*|broke\w*|loose|worn|burst|explod\w+|shock\w*|recall\w*|volts?|weld\w*|stuck|short(?:ed)?|(?:no|without an?) (?:\p{L}+ )?(?:guard|interlock|warning|cover|switch)\w*|did not|could not|never)\b/iu,
    ),
  ],
  [
    /\bstated or concealed\b|\bfalse (?:statement|information)\b|\bmisstated\b/i,
    (text, actors) => {
      const to = WROTE_TO.exec(text)?.[1];
      return to === undefined || named(to, actors.first);
    },
  ],
  [
    /\bopen to influence\b/i,
    has(
      /\b(?:ill|weak\w*|frail|confus\w+|dement\w+|memory|forg[eo]t\w*|medic\w+|hospital|stroke|alone|depend\w+|could not|can(?:not| no longer)|blind|deaf|wheelchair|cancer|oxygen|MoCA|score[ds]?|widow\w*|grie\w+)\b/i,
    ),
  ],
  [/\bwill came of that influence\b/i, (text, actors) => named(text, actors.second)],
  [
    /\bpossess\w* a controlled\b/i,
    has(
      /\b(?:grams?|pills?|baggies?|powder|crystal|cocaine|heroin|fentanyl|methamphetamine|marijuana|substance|drugs?|narcotics?|kilos?|ounces?)\b/i,
    ),
  ],
  [
    /\b(?:meant|intended|intent) to distribute\b/i,
    has(
      /\b(?:sold|sells?|selling|deliver\w*|handed|bought from|buys? from|customers?|scales?|baggies|packag\w+|ledger|distribut\w*|kilos?)\b/i,
    ),
  ],
  [
    /\bconditions of employment\b|\bsevere or pervasive\b/i,
    has(
      /\b(?:quit|resign\w*|left|trans\w+|cried|avoid\w*|afraid|every (?:day|shift|week)|daily|again|touch\w*|grab\w*|joke\w*|call(?:ed|s)|slur\w*|comment\w*|text\w*|pictures?|doctor|sleep|locked)\b|[“"]/i,
    ),
  ],
  [
    /\bpay that the law\b/i,
    (text, actors) =>
      /\b(?:paid|unpaid|per hour|wages?|paychecks?|overtime|commissions?)\b/i.test(text) &&
      ofFirst(text, actors),
  ],
  [
    /\bdid not (?:intend|consent)\b|\bno license\b/i,
    has(/\b(?:not|never|without|no|nobody|refused|asked (?:him|her|them) to)\b/i),
  ],
];
/** What is written to a friend deceives nobody else. */
const WROTE_TO = /\b(?:wrote|texted|e-?mailed|sent a message) (?:to )?(\p{Lu}[\p{L}.’' -]{1,40}?)(?=[:.,])/u;
/** What was not done, or what somebody answered by refusing. */
const LEFT_OUT =
  /\b(?:not|never|failed|refus\w+|stopped|ignored|without|declin\w+|cancel+ed|terminat\w+|threatened|removed|locked|den(?:y|ied)|unpaid|late|short|instead|nobody|no one)\b|n['’]t\b|[“"]No\b/i;
const UNCAUSED = /\b(?:did not|never|nobody|no one) (?:caus|fall|hit|str)\w*/i;
