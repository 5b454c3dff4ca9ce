import type { ModelFact } from '@lectern/contracts/case-model';
import { type Actors, actorIn } from './actors.js';
import { named } from './named-in.js';
import { namesLoss } from './kinds-of-sums.js';
import { QUOTATIONS } from '../script/english/quotes.js';

/**
 * What a fact is in the course of a dispute, whatever the claim is called: who stood how to whom, what the other side did or left
 * undone, what it was told, the blow itself, what came of it.
 */
export type Part = 'bond' | 'wrong' | 'warned' | 'blow' | 'harm';

const BLOW =
  /\b(?:struck|hit|fell(?! (?:by|asleep|behind|ill|due|short|to (?:\$|\d)|\d))|collapsed|collided|crashed|parted(?=[.,;]| (?:and|at|on|in|under)\b)|snapped|tipped over|went over|bit|shot|stabbed|burned|crushed|exploded|drowned|(?<!\b(?:had|who|has) )died|was (?:killed|pronounced dead|thrown|electrocuted|pinned|found dead)|knocked|slid|slipped|tripped|overturned|rolled over|gave way|came down|killed|went through)\b/i;
const HURT =
  /\b(?:injur(?:ed|ies|y)|fractur\w+|broke (?:his|her|their|both|two|three)|surger(?:y|ies)|hospital\w*|ambulance|stitches|pain|amputat\w+|concussion|paraly[sz]\w+|unconscious|scar\w*|therapy|treated|discharged|wheelchair|(?<!\b(?:had|who|has) )died|dead|death|funeral|(?:hip|knee|shoulder|joint) replacement|disab(?:led|ility)|weight-bearing|out of work|can no longer|cannot|lost (?:his|her|their|its|\w+ (?:pounds|weeks|months|days|clients?|customers?|jobs?))|lost \$)\b/i;
const CARED =
  /\b(?:Dr\.|doctors?|surgeons?|physicians?|paramedics?|Medical Center|ambulance|clinic)(?!\p{L})[^.]*\b(?:treat\w*|examined|diagnos\w+|operated|replaced|performed|prescribed|removed|set|stitched|referred|took|carried|airlifted|ordered|placed)\b|\b(?:treated|examined|diagnosed|operated on|seen|taken|carried|airlifted|transported|referred)\b[^.]*\b(?:Dr\.|doctors?|surgeons?|physicians?|paramedics?|Medical Center|ambulance|clinic)(?!\p{L})/u;
const WARNED =
  /\b(?:told|warned|informed|notified|advised|complained|reported|recommended|e-?mailed|wrote|telephoned|called|texted|asked|requested|complaints?|citations?|cited|violations?)\b/i;
const KNEW = /\b(?:knew|aware|admitted|acknowledged|conceded|did not contest|apologi[sz]ed|pleaded)\b/i;
const QUOTES = /[“"][^”"]{12,}[”"]/;
const BOND =
  /\b(?:owns|owned|operates|operated|manages?|managed|controlled|maintained|employed|employs|hired|leased|is the (?:owner|operator|manager|president|landlord|general contractor)|was (?:responsible|assigned|the (?:owner|operator|general contractor))|contract(?:ed)? (?:with|to)|(?:protocol|policy|manual|rules?|contract|lease|agreement|code|plan|standards?) (?:\p{L}+ ){0,3}(?:requires?|required|calls for|called for|provides|says|states|permits))\b/iu;
/** "Another driver had run off the road": it had happened before. */
const PRIOR =
  /\b(?:another|previous(?:ly)?|prior|earlier|two other|the (?:second|third|fourth) (?:time|person|one))\b/i;
const TROUBLE =
  /\b(?:ran (?:off|into)|complain\w*|incidents?|accidents?|injur\w+|violations?|fires?|leak\w*)\b/i;
const POLICY = /\b(?:required|instructed|ordered|told) (?:its|his|her|their|all|every|the) \p{Ll}+ to\b/u;
/** What a company does every day, or what somebody is. */
const MERELY =
  /\b(?:hired|promoted|rated|employs|employed|appointed|resigned|retired|joined|graduated|announced|proposed|built|constructed|completed|owns|operates|sells|sold|lists?|listed|bought|purchased|leased|manufactur\w+|received|earn(?:s|ed)|paid|pays|testified|answered|deni(?:es|ed)|admit(?:s|ted)|is (?:the|an?|in)|was (?:the|an?|then|present))\b/i;
/** What was wrong with a thing or a place, whoever left it so. */
const UNSAFE =
  /\b(?:no (?:\p{L}+ ){0,2}(?:guard\w*|rail\w*|sign|light|lights|warning|brakes?|cover|fence|lifeguard|alarm|net|harness|barrier|record|inspection)|(?:was|were|been|had been) (?:[\p{L}-]+ly )?(?:broken|missing|loose|unguarded|cracked|removed|disabled|bypassed|red|expired|overdue|out of (?:adjustment|order|date|service|calibration)|unlocked|uncovered|worn|rotten|rusted|taken down|tied|short)|without (?:an? |any )?(?:\p{L}+ )?(?:guard\w*|warning|light|inspection|harness|cover))\b/iu;

/** The parts that each fact has; facts in the order of the story. */
export function courseOf(facts: readonly ModelFact[], actors: Actors): Map<ModelFact, Set<Part>> {
  const at = blowAmong(facts, actors);
  const last = facts.findLastIndex((fact, index) => isBlow(fact) && index >= at && index - at < NEAR);
  const parts = new Map<ModelFact, Set<Part>>();
  facts.forEach((fact, index) => {
    const own = new Set<Part>();
    const text = fact.said.join(' ');
    const plain = withoutQuotes(text);
    const who = fact.said.map((one) => actorIn(one, actors));
    const theirs = who.includes('second');
    // "The brakes had been out of adjustment since May" looks back behind the blow.
    const after = at >= 0 && index > at && !/\bhad (?:been|not|never|\p{L}+ed)\b/u.test(plain);
    if (theirs && BOND.test(plain)) own.add('bond');
    // It had happened before, to somebody else.
    const another = DEATH.test(plain) && !named(plain, actors.first) && index !== at;
    if (another || (!after && PRIOR.test(plain) && (isBlow(fact) || TROUBLE.test(plain)))) own.add('warned');
    // What is told between the blow and its end is a part of it.
    const between =
      !theirs && !HURT.test(plain) && [facts[index - 1], facts[index + 1]].every((one) => one && isBlow(one));
    if (at >= 0 && index >= at && index <= last && (isBlow(fact) || between)) own.add('blow');
    if (
      !theirs &&
      !another &&
      (namesLoss(plain) || ((after || index === at) && (HURT.test(plain) || CARED.test(plain))))
    )
      own.add('harm');
    const toThem = !theirs && WARNED.test(plain) && named(plain, actors.second);
    if (toThem && !after) own.add('warned');
    const sworn = UNDER_OATH.test(text);
    const knew = sworn ? KNEW.test(ANSWER.exec(text)?.[1] ?? '') : KNEW.test(text) || QUOTES.test(text);
    if (theirs && knew) own.add('warned');
    const did = POLICY.test(plain) || (!after && !sworn) || knew || LEFT_UNDONE.test(sworn ? text : plain);
    if (theirs && !own.has('harm') && did && (!MERELY.test(plain) || LEFT_UNDONE.test(plain)))
      own.add('wrong');
    if (!theirs && !after && UNSAFE.test(plain)) own.add('wrong');
    // "The new adjuster never came": somebody left undone what was owed.
    if (!theirs && !who.includes('first') && !sworn && OMITTED.test(plain)) own.add('wrong');
    parts.set(fact, own);
  });
  return parts;
}

/** "was struck by the panel": who suffers it is the subject. */
const BY_ANOTHER = /\b(?:was|were) (?:struck|hit|thrown|crushed|pinned|burned|shot|knocked)\b/i;
const DEATH = /(?<!\b(?:had|who|has) )\b(?:died|pronounced dead|was killed|found dead|drowned)\b/i;
/** How many facts behind the first one still belong to the blow. */
const NEAR = 6;
const OMITTED =
  /\b(?:denied (?:the|her|his|its|their) (?:\p{L}+ )?(?:claim|request|application)|refused to|rejected the|never (?:came|answered|called|paid|returned|replied|inspected|told)|nobody (?:called|answered|came|told|warned|checked|inspected|looked)|stopped paying|cancel+ed (?:the|her|his|its)|said (?:he|she|they) did not need)\b/iu;
/** A question and its answer: what was sworn is in the answer. */
const UNDER_OATH = /\bwas asked: [“"]/;
const ANSWER = /\banswer(?: under oath)? was: ([^]*)$/;
const LEFT_UNDONE = /\b(?:did not|never|failed|refused|declined|ignored|without)\b/i;

const isBlow = ({ said }: ModelFact): boolean =>
  said.some((text) => BLOW.test(withoutQuotes(text).replace(BETWEEN, '')));
/** "Between May and the day she fell, there were four reports": the fall is only a date. */
const BETWEEN = /^Between [^,]{3,80}, /;

/** The blow of which the case is: the first that meets the one who claims, else the first. */
function blowAmong(facts: readonly ModelFact[], actors: Actors): number {
  const death = facts.findLastIndex(({ said }) =>
    said.some((text) => DEATH.test(text) && actorIn(text, actors) === 'first'),
  );
  if (death >= 0) {
    const near = facts
      .slice(Math.max(0, death - NEAR), death)
      .findIndex(
        (fact) =>
          isBlow(fact) &&
          fact.said.some((text) => BY_ANOTHER.test(text) || actorIn(text, actors) !== 'first'),
      );
    return near < 0 ? death : Math.max(0, death - NEAR) + near;
  }
  const met = facts.findIndex((fact) => isBlow(fact) && fact.said.some((text) => named(text, actors.first)));
  return met >= 0 ? met : facts.findIndex(isBlow);
}

const withoutQuotes = (text: string): string => text.replace(QUOTATIONS, '“words”');
