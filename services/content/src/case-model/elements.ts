import type { ModelFact } from '@lectern/contracts/case-model';
import { sharedStems, stemsOf } from '../script/english/likeness.js';
import { type Actors, actorIn, named } from './actors.js';
import type { Part } from './course.js';

/** Who must act in a sentence, or be named in it, for it to bear on an element. */
type Actor = 'first' | 'second' | 'about-first' | 'not-first' | 'anyone';

/** What an element asks, by its words, and how a fact reads that bears on it. The first row that fits an element counts. */
const BEARS: readonly [element: RegExp, fact: RegExp, actor?: Actor][] = [
  [
    /\bcompanionship\b/i,
    /\b(?:wife|husband|spouse|marriage|companionship|bathe|dress|feed|at home|together)\b/i,
  ],
  [
    /\bwas the defendant who\b|\bset it or had it set\b/i,
    /\b(?:identif\w+|selected|recogni[sz]ed|picked|pointed to|photo\w*|array|lineup|DNA|fingerprints?|video|camera|footage|registered|license plate|plate|tag|wore|wearing|matched|tracked|receipt|bought|purchased|phone records?|cell tower|texted|searched for|found in|admitted)\b/i,
  ],
  [
    /\bperformed or was excused\b/i,
    /\b(?:performed|delivered|completed|finished|installed|shipped|furnished|paid (?:the|every|each|all|rent|in full|\$[\d,]+ (?:in|for|as) (?:rent|deposit)))\b/i,
    'first',
  ],
  [
    /\bwrongful act or neglect\b/i,
    /\b(?:left (?!him\b|her\b|them\b)|ignored\b|failed\b|alone\b|reduced\b|refused\b|(?:did not|didn['’]t) (?:look|check|see|stop|slow|warn|call|watch|assist|inspect|turn|yield|answer|repair|treat|examine)|without (?:help|supervision|warning|looking|checking)|(?:was|were|been) (?:told|warned)\b|struck\b|speeding\b|drunk\b|ran (?:a|the|into|over|through))/i,
    'not-first',
  ],
  [
    /\baccepted standard of care\b/i,
    /\b(?:not|never|failed|refused|ignored|without|left|wrong|instead|delayed|discharged|cut|clipped|perforated)\b|\bn['’]t\b/i,
    'second',
  ],
  [
    /\btreated the patient\b/i,
    /\b(?:treated|examined|operated|removed|prescribed|diagnosed|admitted|delivered|surgeon|physician|performed)\b/i,
    'second',
  ],
  [
    /\bdid not perform\b|\bbalance was not paid\b|\bbreached (?:it|that duty)\b|\bdid not (?:use|meet)\b|\bused its rights\b/i,
    /\b(?:not|never|failed|refused|stopped|ignored|without|declined|cancel+ed|terminated|demanded|threatened|removed|locked)\b|\bn['’]t\b/i,
    'second',
  ],
  [
    /\b(?:contract|agreement|warranty|promise)\b.*\b(?:existed|gave|made)\b|\bmade a promise\b|\bmade a contract\b/i,
    /\b(?:signed|executed|entered into|agreed|accepted|promised|offered (?:to|(?:him|her|them) (?:an?|the))|ordered)\b|\b(?:lease|contract|agreement|order|policy|warranty)\b.*\b(?:requires|provides|promises)\b/i,
  ],
  [
    /\bintend(?:ed|ing) to (?:commit|deprive)\b/i,
    /\b(?:planned|wanted|in order to|said (?:he|she) would|pillowcase|tools|mask|gloves|wore|sold|pawned)\b/i,
    'second',
  ],
  [
    /\bknew\b|\bknowingly\b|\bacted willfully\b|\bmeant\b|\bintent\b|\bintend/i,
    /\b(?:knew|aware|was told|were told|warned|warning|admitted|instructed|planned|notice|concealed|hid)\b/i,
    'second',
  ],
  [
    /\bstatement harmed\b/i,
    /\b(?:clients?|customers?|patients?|members?|sponsors?|receipts|sales|income|reputation)\b.*\b(?:moved|left|lost|fell|dropped|cancel+ed|stopped|withdrew|declined|ended)\b|\b(?:fired|laid off|turned (?:him|her|them) (?:down|away)|lost (?:his|her|their|its|\w+) (?:job|clients?|customers?|contracts?))\b/i,
  ],
  [
    /\bfalse statement|\bmade a statement\b|\bstated or concealed\b|\bgave false\b|\bmisstated\b/i,
    /\b(?:told|said|stated|wrote|represented|assured|certified|claimed|published|posted|did not (?:tell|disclose|mention))\b/i,
    'second',
  ],
  [
    /\bstatement was false\b|\bfalsehood\b/i,
    /\b(?:in fact|in truth|false|untrue|forged|fake|never (?:signed|met|said|paid|happened|existed))\b/i,
  ],
  [/\bpublished\b/i, /\b(?:published|posted|broadcast|e-?mailed|sent|circulated|shared)\b/i, 'second'],
  [/\brel(?:y|ied|iance)\b/i, /\b(?:relied|signed|bought|paid|invested|agreed|moved|quit)\b/i, 'first'],
  [
    /\bowed\b.*\bduty\b|\bpossessed the premises\b|\brepresented the plaintiff\b/i,
    /\b(?:owns?|owned|operated|manages?|managed|controlled|maintained|employed|was driving|drove|treated|examined|is the (?:owner|manager|president)|was (?:responsible|assigned|a director|an officer))\b/i,
    'second',
  ],
  [
    /\bunreasonably dangerous\b|\bdefective\b/i,
    /\b(?:wet|broken|leak\w*|crack\w*|loose|rotten|missing|unguarded|defect\w*|failed|dark|icy|worn|past saving|came (?:off|apart|loose)|burst|exploded|shattered|gave way|collapsed)\b/i,
  ],
  [/\bforeseeable way\b/i, /\b(?:used|opened|turned|plugged|mounted|drove|cooked|wore|followed)\b/i, 'first'],
  [
    /\bmade or sold the product\b/i,
    /\b(?:designs?|makes|made (?:the|it|this)|sells?|sold|bought|manufactur\w+)\b/i,
  ],
  [
    /\badverse\b|\bended the employment\b|\brefused accommodation\b|\bdenied leave\b/i,
    /\b(?:fired|discharged|terminated|demoted|suspended|laid off|let go|dismissed|disciplined|reassigned|cut (?:his|her|their) (?:pay|hours)|denied|refused)\b/i,
  ],
  [
    /\bprotected activity\b/i,
    /\b(?:complained|reported|hotline|e-?mail\w*|wrote|objected|opposed|testified|requested|asked|told|gave notice|under protest|raised (?!the|his|her|an?))\b/i,
    'first',
  ],
  [
    /\bqualified\b/i,
    /\b(?:promoted|rated|evaluat\w+|award\w*|exceed\w*|experience|years|degree|licensed)\b/i,
    'about-first',
  ],
  [
    /\bcause of the action\b|\btreated better\b|\bbut-for\b|\bbecause of\b/i,
    /\b(?:because|days? (?:later|after)|weeks? (?:later|after)|after (?:she|he)|replaced by|younger|same day|told (?:him|her))\b/i,
  ],
  [/\bemployee\b/i, /\b(?:hired|employed|worked|employment|began work)\b/i, 'about-first'],
  [/\bhours\b/i, /\b(?:hours?|overtime|timesheets?|shifts?|recorded)\b/i],
  [/\bpay that the law\b/i, /\b(?:paid|pay|unpaid|per hour|wages?|paychecks?|overtime)\b/i],
  [
    /\b(?:owns?|owned|title|right to possess)\b/i,
    /\b(?:own(?:s|ed)|bought|purchased|inherited|registered|issued|deed|founded|developed|created|designed)\b/i,
  ],
  [
    /\b(?:made, used, sold|made or sold|copied|used a mark|took control|acquired, disclosed)\b/i,
    /\b(?:sold|sells|made|copied|used|offered|announced|marketed|launched|downloaded|took|kept)\b/i,
    'second',
  ],
  [
    /\bno license\b|\bdid not consent\b|\bwithout consent\b/i,
    /\b(?:without|permission|consent|broke|glass|forced|asked (?:him|her|them) to (?:stop|leave)|refused)\b/i,
  ],
  [
    /\bentered a building\b/i,
    /\b(?:entered|broke in|inside|window|door|glass|residence|run from|ran from|tracked)\b/i,
  ],
  [
    /\btook\b.*\bproperty\b/i,
    /\b(?:took|taken|stole|stolen|grabbed|missing|found in|recovered|cash|register)\b/i,
  ],
  [/\bforce or threat\b/i, /\b(?:gun|knife|force|threat\w*|mask|pointed|demanded|shoved|punched)\b/i],
  [
    /\bbodily injury\b|\bharmful or offensive\b/i,
    /\b(?:struck|hit|punched|kicked|pushed|shoved|stabbed|shot|injur\w+|fractur\w+|bleed\w*)\b/i,
  ],
  [
    /\bperson died\b/i,
    /\b(?:died|killed|pronounced dead|death (?:was|of|in|on)|drowned|found dead)\b/i,
    'about-first',
  ],
  [/\bdeath\b/i, /\b(?:died|killed|pronounced dead|death (?:was|of|in|on))\b/i],
  [/\bdrove|\boperated a\b/i, /\b(?:drove|driving|behind the wheel|operated)\b/i],
  [/\binfluence|\bimpair|\balcohol/i, /\b(?:alcohol|slurred|breath|sobriety|drunk|odor|beers?|drinks?)\b/i],
  [
    /\bpossessed a (?:controlled|firearm)/i,
    /\b(?:found|possess\w*|carried|bag|gun|pistol|pills|grams|cocaine|heroin|marijuana)\b/i,
  ],
  [/\bmails or\b/i, /\b(?:mail\w*|e-?mail\w*|wired?|telephone\w*|called|sent|faxed)\b/i],
  [/\bscheme\b/i, /\b(?:stamp|forged|false|never signed|fake|pretend\w*|secret\w*|concealed)\b/i],
  [
    /\b(?:agreed on|agreed to commit|conspired|joined the agreement)\b/i,
    /\b(?:agreed|planned|met|together|messages?|organized|told)\b/i,
  ],
  [
    /\bin furtherance|\b(?:something|acted) to carry it out\b/i,
    /\b(?:bought|drove|brought|sent|took|made|paid|rented)\b/i,
  ],
  [
    /\bcolor of (?:state )?law\b/i,
    /\b(?:is|was|were|as) (?:the |an? |then )?(?:\p{L}+ ){0,2}(?:officers?|deput(?:y|ies)|sheriff|troopers?|wardens?|guards?|mayor|principal)\b|\bin uniform\b|\bbadge\b|\bon duty\b/iu,
    'second',
  ],
  [
    /\bdeprived the plaintiff\b|\bconfined\b/i,
    /\b(?:arrest\w*|search\w*|seized|handcuff\w*|tased|shot|detained|entered|struck|jailed|locked)\b/i,
    'second',
  ],
  [
    /\bcaused?\b|\bresult/i,
    /\b(?:because|caused|fell|struck|hit|collaps\w+|collid\w+|crashed|slipped|rolled|destroyed|resulted|came down)\b/i,
  ],
  [
    /\b(?:harm|harmed|lost|loss|damages|injured|injury)\b/i,
    /\b(?:bills?|costs?|loss(?:es)?|lost|spent|replaced|repaired|fell|expenses?|unpaid|owe[sd]?|came to|charged)\b.{0,80}\$\s?\d|\b(?:injur\w+|fractur\w+|broke (?:his|her)|(?:had|needed|underwent|required) (?:\w+ ){0,2}surger\w+|hospitali[sz]\w+|(?:to|in|at) (?:the|an?) hospital|died|left an? \w+ of|lost (?!sight|track)|destroyed|closed for|laid off|medical|fell by|cost)\b/i,
  ],
];

/** Where an element belongs in the course of a dispute: facts that no word of the element finds are found by what they are in it. */
const BELONGS: readonly [element: RegExp, parts: readonly Part[]][] = [
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
  const [, parts = []] = BELONGS.find(([asks]) => asks.test(element)) ?? [];
  // Where the blow is known, another fall or stroke of the story caused nothing.
  const known = parts.includes('blow') && [...course.parts.values()].some((one) => one.has('blow'));
  const strong = new Set(
    bearingByWords(element, facts, course.actors).filter(
      ({ said }) => !known || said.some((text) => CAUSAL.test(text)),
    ),
  );
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
    facts.filter(({ said }) => said.some((text) => bears(text) && does(text)));
  if (actor === 'anyone') return found(() => true);
  if (actor === 'not-first') return found((text) => actorIn(text, actors) !== 'first');
  if (actor !== 'about-first') return found((text) => actorIn(text, actors) === actor);
  const about = found((text) => named(text, actors.first));
  return about.length > 0 ? about : found(() => true);
}

/** "Without any e-mails" shows no use of the mails: a word that is denied bears on nothing. */
function affirms(text: string, reads: RegExp): boolean {
  return [...text.matchAll(new RegExp(reads.source, 'gi'))].some(
    ({ index }) => !DENIED.test(text.slice(0, index)),
  );
}
const ASKS_WHAT_WAS_NOT = /\b(?:not|no|without|never|nor)\b/i;
const DENIED = /\b(?:not|never|no|without|nor|neither|\p{L}+n['’]t)(?: [\p{L}-]+){0,3} $/iu;
