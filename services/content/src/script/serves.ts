import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { OFFICIAL, allegiancesOf, standsFor } from '../case-model/allegiance.js';
import { bearingOf } from '../case-model/bearing.js';
import { type Brief, accountOfFact } from './brief.js';
import { ACCUSES } from './disputed.js';
import { GIVES_WAY } from './gives-way.js';
import { toldOf } from './told-of.js';
import { type Put } from './second-person.js';
import { nameOf } from './name-of.js';
import { ARGUES, PERCEIVES, isPleaded, pleadedServes } from './pleaded-serving.js';
import { writtenBy } from './written-by.js';
import { QUOTATIONS } from './english/quotes.js';

/** Who speaks for the prosecution against our client: by a title, or by a report or an affidavit of his own. */
export const accuses = (brief: Brief, witness: ModelPerson): boolean =>
  brief.read.sides.criminal &&
  brief.model.side === 'defending' &&
  witness.side !== 'ours' &&
  (OFFICIAL.test(witness.name) ||
    writtenBy(brief, witness).some((document) =>
      brief.read.papers.some((paper) => paper.document === document && ACCUSES.has(paper.kind)),
    ));

/** A tester for what the witness is better not asked: the defense does not have the officer say again what he found. */
export const serves =
  (brief: Brief, witness: ModelPerson) =>
  (put: Put): boolean => {
    const { text, own, fact } = put;
    if (HIMSELF.test(text) || TORN.test(text.replace(QUOTATIONS, ''))) return false;
    // What he swore to himself is no argument of counsel.
    if (!('paper' in put) && ARGUES.test(text.replace(QUOTATIONS, ''))) return false;
    if (isPleaded(brief, put)) return (own || !readsOurs(brief, text)) && pleadedServes(brief, witness, put);
    return (
      speaksToUs(brief, witness, put) &&
      !(
        isAccused(brief, witness) &&
        (PERCEIVES.test(text) || OF_HIMSELF.test(text) || !(own || TOLD.test(text)))
      ) &&
      !(isBystander(brief, witness) && !LIMITS.test(text) && pointsAtUs(brief, text.replace(TO_US, '“'))) &&
      !(
        brief.model.side === 'defending' &&
        isWronged(brief, witness) &&
        !isSworn(put) &&
        GIVES_WAY.test(text)
      ) &&
      !(brief.model.side === 'defending' && !own && didToHim(brief, text)) &&
      !(PLEADS.test(text) && pleadedBy(brief, witness, fact)) &&
      (own || isSworn(put) || !readsOurs(brief, text)) &&
      !(own && ACCUSES_READER.test(text)) &&
      (!accuses(brief, witness) ||
        !own ||
        LIMITS.test(text) ||
        SETS_UP.test(text) ||
        foundByCourt(brief, fact)) &&
      !(accuses(brief, witness) && toldByAccused(brief, text)) &&
      (!accuses(brief, witness) ||
        !FOUND.test(text.replace(/[“"](?=.*\b(?:not|no|never)\b)[^”"]*[”"]/gi, '')))
    );
  };

/**
 * What speaks for the other side, by what it is or because only that side tells it, is not put again to its witness; what an
 * investigator did himself before he found anything is common ground.
 */
function speaksToUs(brief: Brief, witness: ModelPerson, { text, own, fact }: Put): boolean {
  const { name } = witness;
  const told = toldOf(text, name) ?? text.replace(/\b[Yy]our\b/g, `${name}'s`).replace(/\b[Yy]ou\b/g, name);
  const { favors, by, act, admitted, teller } = bearingOf(brief.read, { ...fact, said: [told] });
  if (favors !== 'theirs' || admitted) return true;
  // What he wrote to us binds him, unless it warned us.
  if (act === 'notice' && /^You wrote\b/.test(text) && !WARNS.test(text)) return true;
  const acts = own || ACTS.test(text);
  if (brief.read.sides.criminal && teller.as !== 'testimony') {
    if (accuses(brief, witness)) return by === 'teller' && acts && (LIMITS.test(text) || SETS_UP.test(text));
    // Who was wronged does not tell again what was done to him, or by whom.
    if (isWronged(brief, witness) && ACCUSATION.test(text)) return false;
  }
  return by === 'teller' && teller.as !== 'pleading' && (acts || teller.as !== 'accusation');
}

const isWronged = ({ read }: Brief, { id }: ModelPerson): boolean =>
  allegiancesOf(read).get(id)?.by === 'wronged';

const WARNS =
  /\b(?:warn\w*|danger\w*|unsafe|broken|leak\w*|hurt|injur\w+|complain\w*|default|overdue|past due|owe[sd]?|unpaid|late|breach\w*)\b/i;

const ACCUSATION =
  /^You (?:stated|said|told)\b|\b(?:fractur\w{1,4}|sutures|stitches|injur\w{1,4}|hospital|surgery|vision|bleeding|bled|pain|unconscious|taken to|assault\w{0,3}|strangl\w{1,5}|attacked|raped|robbed|shot|stabbed)\b/i;

/** "On May 4, 2024, at 11:40 p.m., you stopped a van" */
const ACTS = /^(?:(?:On|In|At|By|After|Before|During|When) [^“”]{2,60} |[^“”]{2,60}, )?you\b/i;

/** What the report itself leaves out, or how far, how long and in what light somebody saw: Neil v. Biggers, 409 U.S. 188, 199 (1972). */
const LIMITS =
  /\b(?:not|no|never|none|nobody|nothing|only|without|unable|feet|yards|meters|seconds|dark|think|maybe)\b/i;

/** What an officer did himself, before what he found. */
export const SETS_UP =
  /\byou (?:then )?(?:stopped|interviewed|showed|spoke|responded|arrived|were dispatched|prepared|asked|met|talked|reviewed|approached)\b/i;

/** The accused, whom the prosecution asks for what he did and was told, and nothing that speaks for him. */
const isAccused = ({ read, model }: Brief, { role }: ModelPerson): boolean =>
  read.sides.criminal && model.side === 'claiming' && role === 'the other side';
const OF_HIMSELF =
  /^You (?:have an?|had an?|built|grew up|are (?:owed|married|an? (?:father|mother))|were (?:married|raised))\b/;
const TOLD =
  /\b(?:told|warned|asked|informed|gave|sent|showed|wrote to) you\b|^You (?:were|had been) (?:told|warned|asked|shown)\b|^Your\b/;

/** Who accuses nobody by office is asked by the defense for what he did not see, know or say. */
const isBystander = (brief: Brief, witness: ModelPerson): boolean =>
  brief.read.sides.criminal && brief.model.side === 'defending' && !accuses(brief, witness);

/** What a court found that an officer did is common ground. */
const foundByCourt = ({ read }: Brief, { sources }: ModelFact): boolean =>
  read.papers.some(
    ({ kind, document }) =>
      (kind === 'order' || kind === 'opinion') && document.name === sources[0]?.document?.name,
  );

/** Whom his own message went to is not what it tells. */
const TO_US = /^You wrote to [^“”]{2,60}: “/u;

/** It tells an act of the accused, by a part of his name or as others call him, or what was found. */
const pointsAtUs = ({ model }: Brief, text: string): boolean =>
  FOUND.test(text) ||
  ACCUSATION.test(text.replace(TOLD_LISTENERS, '')) ||
  model.people.some(
    ({ side, name }) =>
      side === 'ours' &&
      name
        .split(/[ -]/)
        .some(
          (word) =>
            word.length > 3 &&
            new RegExp(`\\b${word.replace(/\W/g, '')}\\b[^.,]{0,24} ${WRONGS}`, 'u').test(text),
        ),
  );
/** "You told the detectives that": what was told decides. */
const TOLD_LISTENERS = /^You (?:told|said to) (?:the )?[\p{L}.’' ]{3,40}? that /u;
/** What somebody who is accused is accused of. */
const WRONGS =
  '(?:took|taken?|tak(?:es|ing)|st[eo]le|stolen|kept|hit|struck|push\\w+|punch\\w+|kick\\w+|shot|stab\\w+|swung|grab\\w+|chok\\w+|threw|threat\\w+|yell\\w+|drove|driving|was (?:mad|angry|drunk|loud|behind|there)|had (?:an?|the|his|her) |came (?:at|after)|ran|lied|told|said|asked|wrote|used|spent|owed|sold|broke|did it|is (?:an? )?(?:thief|liar|drunk))';

/** What our own people did to the witness is not told by him again. */
const didToHim = ({ model }: Brief, text: string): boolean =>
  !/[“"]/.test(text) &&
  /\byour?\b/i.test(text) &&
  model.people.some((one) => one.side === 'ours' && text.search(nameOf(one, model.people)) === 0);

/** "Orne's had two", "Rosalind'd put": a name for the pronoun of a short form. */
const TORN =
  /(?<!\p{L})(?!(?:You|He|She|They|We|It|There|That|Who|What)['’])\p{Lu}[\p{L}-]+['’](?:s (?:had|been|got|not|going|tell|say|in|out)|d|ll|ve|re)(?!\p{L})/u;
/** "You are your sister": a name was misread. */
const HIMSELF = /^You (?:are|were) (?:not )?(?:your|you)\b/i;

/** Who sues us has told it in the complaint; asked again, she says again what was done to her. */
const pleadedBy = (brief: Brief, { side }: ModelPerson, fact: ModelFact): boolean =>
  brief.model.side === 'defending' &&
  side === 'theirs' &&
  accountOfFact(brief, fact) === 'theirs' &&
  !/\badmit/i.test(fact.text);
const PLEADS =
  /\b(?:never|not|no|refused|failed|unpaid|without|because|injur\w+|hurt|pain|broke|fractured|suffered|lost|bled|fell|more than|at least|asked|begged|complained|warned|reported|terminated|fired|dismissed|evicted|harassed|denied|threatened)\b/i;

/** Brought out under oath by counsel's question. */
const isSworn = (put: Put): boolean => 'question' in put && put.question !== undefined;

/** What our own people wrote is not for the other side's witness to read out. */
const readsOurs = ({ model, read }: Brief, text: string): boolean =>
  /[“"]/.test(text) &&
  model.people.some(
    (one) =>
      standsFor(read, one) === 'ours' &&
      one.kind === 'person' &&
      text.split(/[“"]/)[0]!.search(nameOf(one, model.people)) >= 0,
  );
/** What the accused told an officer comes in against him, and not for him (FRE 801(d)(2)). */
const toldByAccused = ({ model }: Brief, text: string): boolean => {
  const [, who] = /^([^“”]{2,60}?) (?:said|stated|told you|admitted|answered|replied)\b/.exec(text) ?? [];
  return (
    who !== undefined &&
    (/^The (?:defendant|accused)\b/i.test(who) ||
      model.people.some((one) => one.side === 'ours' && who.search(nameOf(one, model.people)) === 0))
  );
};

/** "You wrote to Ms. Reed: “Your staff was late”": a complaint about us. */
const ACCUSES_READER = /^You (?:wrote|said) to [^“”]{2,40}“[^”]*\byour\b/i;
const FOUND =
  /^(?!.*\b(?:not|no|never|nothing|nobody|without|only)\b).*\b(?:saw|noticed|observed|smelled|detected|found|discovered|seized|recovered|located|arrested|matched|identified|admitted|confessed|fled|ran|failed|slurred|looks like (?:him|her)|swerved|crossed|odor|weapon|gun|drugs?)\b/i;
