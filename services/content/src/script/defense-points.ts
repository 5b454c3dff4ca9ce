import type { ModelFact } from '@lectern/contracts/case-model';
import type { ReadCase } from '../case-model/build.js';
import { isEdited } from '../case-model/corrections.js';
import { placeOf, placesOf } from '../case-model/pronouns.js';
import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import { stemsOf } from './english/likeness.js';
import { leans } from './english/sayable.js';
import { unheardIn } from './introduced.js';
import { retold } from './retold.js';

/** A theme of the defense: how it is announced, and the sentences of the other side's papers that carry it. */
interface Theme {
  title: string;
  lead: string;
  /** The same at the end of the trial. */
  closes: string;
  says: RegExp;
}

const THEMES: readonly Theme[] = [
  {
    title: 'How sure anybody is',
    lead: 'Listen for what nobody saw, and how sure anybody is.',
    closes: 'Remember what nobody saw, and how sure anybody was.',
    says: /\bdid(?: not|n['’]t) (?:know|see|get|identify|recognize|compare|look at)\b[^.]{0,60}\b(?:name|face|which|who|man|suspect|driver|photographs?|him|her)\b|\b(?:could|can)(?: ?not|n['’]t) (?:identify|see|say|tell|pick|describe|be (?:made out|seen|read|identified))\b|\bcan be seen\b|\bcould have been (?:him|her|anyone|anybody)\b|\bhas the eyes\b|\bface (?:is|was|could) not\b|\bthey['’]ve both (?:got|had)\b|\b(?:shows?|describes?|described) the (?:buyer|driver|man|person|suspect|shooter|robber)\b[^.]{0,20} (?:to be|as) an?\b|\bcould not (?:recall|remember) (?:when|how|what|who|in what)\b|\blow resolution\b|\bdo(?:n['’]t| not) want to say\b|\b(?:prepared|made) the (?:array|line-?up)\b|\bsingle photograph|\bno tattoo\b|\b(?:feet|foot) (?:\p{Ll}+|\d+)[^.]{0,40}\b(?:pounds|tattoo\w*|thin|heavy)\b|\bgoes by\b|\b(?:his|her) (?:first )?cousin\b|\b(?:titled|registered) to\b|\bnot (?:certain|sure|positive)\b|\b(?:dark|masked?|hooded|face (?:was )?covered)\b[^.]{0,40}\b(?:face|see|saw|man|figure|person)\b|\bI think (?:it|that)['’]?s? (?:is|was|him|her)\b|\b(?:percent|%) (?:sure|certain)\b|\b(?:fifty|sixty|seventy|eighty|ninety|[5-9]\d) percent\b/iu,
  },
  {
    title: 'What was not done',
    lead: 'Now listen for what was not done.',
    closes: 'Now remember what was not done.',
    says: /\b(?:did|does|do) not (?:note|locate|recover|have an? camera|question|test|seize|collect|preserve|photograph|record|interview|ask|write|check|measure|search|notice|activate|secure|log|contact|advise of|tell|follow|obtain|request|compare|canvass|dust|swab|fingerprint|read his narrative)\b|\b(?:was|were|has|have|had) (?:not|never) (?:been )?(?:processed|tested|seized|collected|preserved|photographed|recorded|interviewed|found|recovered|compared|dusted|swabbed|submitted|analyzed|examined|checked|asked|recontacted|contacted|established|obtained|canvassed|reviewed|activated|retained|searched|identified|sent to (?:the )?lab|questioned|written down)\b|\bnot yet (?:been )?(?:received|sent|tested|returned)\b|\bawaits? (?:an answer|results?|the)\b|\bwritten over\b|\bturned off\b|\bnot located\b|\binconclusive\b|\bdoes not log\b|\bnot an examiner\b|\bno (?:[\p{L}-]+ ){1,4}(?:was|were) (?:found|recovered|made|taken|kept|obtained|tested|seen|collected|located|lifted|preserved|recorded|identified|among)\b|\bno (?:record|log|video|recording|photographs?|fingerprints?|prints?|DNA|written (?:record|statement)|witness)\b|\bbattery (?:had )?died\b|\bcaptured audio only\b|\b(?:was|were) washed\b|\bnot (?:found|recorded|seized)\b|\bbefore (?:it|they) (?:was|were) (?:photographed|tested)\b|\bnone of the\b[^.]{0,60}\b(?:bore|matched|was|were)\b|\b(?:broken|unsealed|seal)\b[^.]{0,30}\b(?:seal|bag|kit)\b|\bno form of\b|\boutside the scope\b|\bform no opinion\b|\bforms no opinion\b|\bpending\b[^.]{0,10}$/iu,
  },
  {
    title: 'What else their papers say',
    lead: 'And listen for what else their own papers say.',
    closes: 'And remember what else their own papers say.',
    says: /\bcontribut(?:ed|ing)\b|\balso consistent with\b|\bidentified to\b|\bwould be lower\b|\bin the off position\b|\bno (?:\p{Ll}+ )?(?:lights?|lamps?|flashers?|tape|bulb|reflectors?|camera|lock)\b|\b(?:bulb|lamp|light)s? (?:was |were )?absent\b|\bdid not like to (?:run|use|wear)\b|\bdried on\b|\bpunched in\b|\b(?:was|were) at work\b|\bdeposited to\b|\bwithdrawal\b|\bhad (?:been )?drinking (?:before|too)\b|\bother (?:people|persons|residents|men)\b|\b(?:open|unlocked|no lock)\b[^.]{0,30}\b(?:door|window|closet|gate|lock)\b|\bhas no lock\b|\bseen to (?:enter|leave)\b|\bone of (?:two|three|four|five|several) (?:persons|people|keys|men)\b|\bwas absent\b|\bhad (?:access|(?:a|the) key)\b|\bdid not return (?:his|her|the) key|\bkept (?:a|his|her) key\b/iu,
  },
  {
    title: 'Who tells it',
    lead: 'Ask of everybody who tells you this what he has to gain.',
    closes: 'Ask of everybody who told you this what he has to gain.',
    says: /\b(?:convictions? (?:for|of)|was fined|had not (?:said|mentioned|told)|owes? (?:\p{Lu}\p{L}*\.? |him |her |them )?\$|was convicted of|is owed|wages? (?:claim|complaint)|disciplined by|still owes|false statement|charge (?:is|was|remains) pending|hopes? for (?:consideration|leniency)|been paid \$|was paid \$|reward|in exchange for|immunity|plea|on probation|lawsuit against|owed (?:him|her|them) money|wanted (?:him|her) (?:out|gone|fired)|(?:had|have) (?:an? )?(?:argument|fight|falling[- ]out|dispute) with|changed (?:his|her) (?:story|account)|first (?:said|told)|later (?:said|told)|at first|did not write (?:it|that) down|remembers? it|learned of that|\d+ (?:days|weeks|months) (?:later|after))\b/iu,
  },
];

const MOST = 4;
const LONGEST = 420;
/** What he said himself, and what was read to him, is met elsewhere. */
const NOT_THIS =
  /\b(?:Miranda|his rights|her rights|waive\w*|arraign\w*|bond|bail|indict\w*|grand jury|warrant (?:was|issued)|probable cause|approve[sd]? the|ask that the|Iowa Code|U\.S\.C|§)\b/i;

export interface DefensePoints {
  title: string;
  lead: string;
  closes: string;
  facts: ModelFact[];
}

/** What the papers of those who accuse hold for the accused, theme by theme, each sentence standing by itself and told once. */
export function defensePoints(brief: Brief, known: string): DefensePoints[] {
  const { read } = brief;
  const accused = read.model.people
    .filter(({ side, kind }) => side === 'ours' && kind === 'person')
    .map(({ name }) => surname(name));
  const stems = new Set(stemsOf(known));
  const offered = candidates(brief);
  const places = placesOf(read.sentences);
  const isNext = (before: ModelFact | undefined, fact: ModelFact): boolean =>
    before !== undefined && (placeOf(fact, places) ?? NaN) - (placeOf(before, places) ?? NaN) === 1;
  const taken = new Set<ModelFact>();
  return THEMES.map(({ title, lead, closes, says }) => {
    const facts: ModelFact[] = [];
    for (const fact of offered) {
      if (facts.length >= MOST) break;
      const said = fact.said.join(' ');
      // What the attorney corrected stays where it stood.
      const corrected = isEdited(fact) && says.test(fact.text);
      if (
        taken.has(fact) ||
        (!corrected &&
          (!says.test(said) ||
            leans(fact.said[0]!) ||
            quotes(said, accused) ||
            leftUndone(fact.said, accused) ||
            seen(said, accused) ||
            unheardIn(fact.said[0]!, { stems, follows: isNext(facts.at(-1), fact) }) !== undefined))
      )
        continue;
      facts.push(fact);
      taken.add(fact);
      for (const one of stemsOf(said)) stems.add(one);
    }
    return { title, lead, closes, facts };
  }).filter(({ facts }) => facts.length > 0);
}

/** Does a sentence tell what the proof lacks, or what a witness has to hide? Who must prove the charge does not tell it as his own. */
export const tellsGap = ({ said }: ModelFact): boolean =>
  said.some((text) => THEMES.slice(0, 3).some(({ says }) => says.test(text)) || DISCREDITS.test(text));
const DISCREDITS =
  /\bnot (?:presently |yet )?under subpoena\b|\b(?:was fined|was convicted of|still owes|owes? (?:\p{Lu}\p{L}*\.? |him |her |them )?\$|in exchange for|immunity|plea (?:deal|agreement)|on probation|changed (?:his|her) (?:story|account)|had not (?:said|mentioned|told) (?:this|it|that)|clerical error|mislabel\w*|contaminat\w+)\b/iu;

/** Who says that he defended himself does not tell that the other had nothing in his hand. */
const NO_WEAPON =
  /\bno (?:other )?(?:knife|knives|gun|firearm|weapons?|blade|bat|pistol)\b|\bunarmed\b|\bempty hands\b/i;

/** Sentences of the papers that carry a theme, as they are told, whoever says "I" and whomever "he" means by name. */
function candidates(brief: Brief): readonly ModelFact[] {
  const { read } = brief;
  const known = offeredOf.get(read);
  if (known) return known;
  const justified = read.model.claims.some(({ elements }) =>
    elements.some(({ name }) => /\bnot justified\b/.test(name)),
  );
  const carrying = read.sentences.filter(
    ({ text }) =>
      text.length <= LONGEST && !NOT_THIS.test(text) && THEMES.some(({ says }) => says.test(text)),
  );
  const offered = retold(brief, carrying.slice(0, WEIGHED)).filter(
    ({ said }) => !(justified && NO_WEAPON.test(said.join(' '))),
  );
  offeredOf.set(read, offered);
  return offered;
}
/** Read once for the opening, its points and its notes. */
const offeredOf = new WeakMap<ReadCase, readonly ModelFact[]>();
/** Sentences of a long file that are weighed. */
const WEIGHED = 240;

/** What the accused did not do is nothing that the police left undone. */
const leftUndone = (said: readonly string[], names: readonly string[]): boolean =>
  said.some((text) => {
    const [, who] = /^([^,“”]{2,40}?) (?:did|does|do|has|had) not\b/u.exec(text) ?? [];
    return who !== undefined && names.some((name) => who.endsWith(name));
  });

/** His own words are the prosecution's to bring. */
const quotes = (text: string, names: readonly string[]): boolean =>
  /[“"]/.test(text) && (/^(?:He|She)\b/.test(text) || names.some((name) => text.includes(name)));
/** Where the accused was seen is no theme of his. */
const seen = (text: string, names: readonly string[]): boolean =>
  names.some((name) =>
    ['was seen', 'was observed', 'was then seen', 'was also seen'].some((did) =>
      text.includes(`${name} ${did}`),
    ),
  );
