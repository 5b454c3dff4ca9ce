import type { ModelFact } from '@lectern/contracts/case-model';
import type { ReadCase } from '../case-model/build.js';
import { placeOf, placesOf } from '../case-model/pronouns.js';
import { stem, stemsOf } from './english/likeness.js';
import { namesSomebody } from './english/sayable.js';
import { QUOTATIONS } from './english/quotes.js';

/** What somebody wrote, said or laid down: of "the offer" a listener asks which. */
const SPOKEN_OF =
  'rule|rules|notice|offer|proposal|letter|message|e-?mail|memo|memorandum|form|plan|receipt|work order|claim|demand|request|complaint|warning|bill|invoice|policy|document|note|list|summary|reply|answer|check|overcharge|hold|condition|suggestion|instruction|remark|comment|question|investigation|interview|test|sample|result|results|photograph|photographs|pictures?|argument|fight|incident|event|injury|payment|shipment|delivery|transfer|change|decision|promise|agreement|deal|observers?|witness|witnesses|technician|analyst|examiner|adjuster|inspector|buyer|seller|caller|sender|recipient|salesman|driver|nurse|doctor|officers?|lieutenant|sergeant|detective|trooper|deputy|reason|prisoner|supplies|pump|item|package|box|bag|bottle|device|machine|tool|part|operation|surgery|procedure';
/** "the offer of May 2", "the nurse who came", "the salesman, Mr. Bragg": says itself which. */
const SAYS_WHICH =
  "(?! (?:of|that|was that|is that|who|which|whose|from|to|for|dated|about|in which|by|with|on (?!\\p{Lu}\\p{Ll}+ \\d)|at|under|between|called|named)\\b|, (?:the |an? |Mr|Mrs|Ms|Dr|\\p{Lu}|who|which|whose|dated)|['’]s? (?:\\p{Ll}+ ){0,2}(?:name|tag))";
const DEFINITE = new RegExp(
  `\\b(?:[Tt]he|[Tt]hat|[Tt]his|[Tt]hose|[Tt]hese) (?:(?!next|following|same|first|last|other)[\\p{Ll}-]+ ){0,2}?(${SPOKEN_OF})\\b${SAYS_WHICH}`,
  'gu',
);
/** "on the 9th" of which month; "at 1:40" of which half of the day is plain where it is told. */
const DAY_ALONE =
  /\b(?:(?:on|by|of|until|since) |(?:on )?\p{Lu}\p{Ll}+day,? )the \d{1,2}(?:st|nd|rd|th)\b(?! of)/u;
const MONTH = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
/** Who is called by two or three letters in somebody's notes. */
const INITIALS = /^\p{Lu}{2,3} (?:says?|said|told|asked|denies|denied|admits|thinks)\b/u;
/** "was told 11", "some of Orne's are": of what. "Item 9" of a list that nobody has. */
const NUMBER_ALONE =
  /\b(?:told|said|thinks?|had|got|saw) \d{1,3}(?=[.,]| (?:by|from)\b)|['’]s? (?:are|were) \p{Ll}|(?<!, )\bItem \d/u;
/** What is jotted down, and what a pleading says of itself, is not told. */
const JOTTED =
  /^(?:Agent|Officer|Detective|Deputy|Affiant|Writer|Undersigned|Suspect|Subject|Victim|Prisoner|Medics|Dispatch|Pt|Juv|Temp) (?!\p{Lu})|\b(?:Pt|pt|Juv|juv|LOC|Hx|Dx)\b| - |^\p{Lu}\p{Ll}+ \p{Ll}+ed, \p{Ll}+ \p{Ll}+\.$|^In the alternative\b|^That was because\b|\bnot the subject of this\b|\b(?:wrote (?:most of )?(?:this|it) (?:out|down)|typed it|put (?:it|them) all down|the other side will)\b|^\d{4}, |\bparas?\. ?\d|\bwas the (?:following|next|same) \p{Ll}+ the\b|\b(?:honest claim of right|who will (?:so )?testify|gives? notice)\b|^(?:\S+ ){1,4}(?:requested|obtained|notified)\.$/u;

/** Takes up a thing by a pronoun, with nothing before it in the sentence that it could be. */
const POINTS_OUT =
  /^(?!There\b)(?:(?!\b(?:an?|the|his|her|its|their|this|that|no|every|any|which|what) \p{Ll}).){3,80}? \b(?:it|them|there)\b/u;
const OF_A_PLACE = /\bthere (?:was|were|is|are|had|has)\b/i;

/** "That day", where the day was not told; "paid $900" to nobody; "told him so"; "the choice was hers". */
const LEFT_OPEN =
  /\b(?:that|the (?:same|next|following)) (?:day|morning|afternoon|evening|night|week|month|year)\b|(?<!\b(?:been|was|were|is|are) )\bpaid (?:about )?\$[\d,.]+(?! (?:to|for|toward)\b)(?! an? )|(?<!\bin )\b(?:about|around) 20\d{2}\b|^At [A-HJ-Z]-\d|\bof the (?:sort|kind)\.|^(?:After|Before|When|While|Once) (?:\p{Ll}+,? )?(?:he|she|it|they) |\bdid not (?:notice|see|know|realize)(?= until\b|\.)|\bso(?=[:.])|\bso (?:stated|said|told|informed|testified|advised)\b|\b(?:write|wrote|knew|learned of|see|saw|notice[d]?|said|deny|denied) (?:that|this)(?= (?:down|at|on|until|when|in|before)\b|[.,])|\b(?:was|were|is) (?:hers|his|theirs)\.|^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|(?:Twenty|Thirty|Forty|Fifty)(?:-\p{Ll}+)?) (?:are|were|is|was|had|have)\b/iu;

/** "A receipt for his account": of nobody who was named in the sentence. */
const OWNED = /^((?:(?!\b(?:his|her|him|he|she)\b).){3,90}?) (?:his|her|him)\b/u;

/** What no name begins with. */
const BEGINS =
  /^(?:The|An?|On|In|At|By|After|Before|During|When|While|As|Some|No|All|Each|Most|One|Two|Three|It|This|That|There|These|Those|For|From|With|To|If|Its|Their)\b/;

/** What is jotted down, whoever tells it. */
export const isJotted = ({ said }: ModelFact): boolean => said.some((text) => JOTTED.test(text));

export interface Heard {
  /** What was told before. */
  stems: ReadonlySet<string>;
  /** The sentence before it in the file was told right before. */
  follows: boolean;
  /** One a little further up was. */
  near?: boolean;
}

/** What a sentence takes for known that its listeners have not heard of; undefined where it stands by itself. */
export function unheardIn(text: string, { stems, follows, near = false }: Heard): string | undefined {
  const plain = text.replace(QUOTATIONS, '“words”');
  if (INITIALS.test(plain) || NUMBER_ALONE.test(plain) || JOTTED.test(plain)) return 'initials';
  if (follows) return undefined;
  if (DAY_ALONE.test(plain) && !MONTH.test(plain)) return 'day';
  if (LEFT_OPEN.test(plain)) return 'it';
  if (POINTS_OUT.test(plain.replace(SUBJECT_THE, 'X ')) && !OF_A_PLACE.test(plain)) return 'it';
  const own = near ? undefined : OWNED.exec(plain)?.[1];
  if (own !== undefined && !namesSomebody(own) && BEGINS.test(own)) return 'it';
  for (const { 1: noun = '' } of plain.matchAll(DEFINITE)) {
    const head = stem(noun.split(' ').at(-1)!);
    if (!stems.has(head)) return head;
  }
  return undefined;
}
/** "The observers knew it": whoever knew is not what they knew. */
const SUBJECT_THE =
  /^(?:The|His|Her|Its|Their) (?:[\p{Ll}-]+ ){1,3}(?=(?:knew|saw|had|said|told|did|found|took|heard|left|wrote|used|kept|gave)\b)/u;

/**
 * Facts each of which stands with what it takes for known: a sentence that speaks of "the offer" follows the one that tells of an
 * offer, if the file has it among what may be told, and is left out otherwise.
 */
export function withIntroducing(
  read: ReadCase,
  facts: readonly ModelFact[],
  { offered, known }: { offered: readonly ModelFact[]; known: string },
): ModelFact[] {
  if (read.typed) return [...facts];
  const places = placesOf(read.sentences);
  const stems = new Set(stemsOf(known));
  const told: ModelFact[] = [];
  const take = (fact: ModelFact): void => {
    told.push(fact);
    for (const one of stemsOf(fact.said.join(' '))) stems.add(one);
  };
  for (const fact of facts) {
    if (told.includes(fact)) continue;
    const at = placeOf(fact, places);
    // Of a sentence or two that were told just now it may speak.
    const behind = told.slice(-BACK).map((one) => (at ?? NaN) - (placeOf(one, places) ?? NaN));
    const follows = behind.some((far) => far >= 1 && far <= 2);
    const near = behind.some((far) => far >= 1 && far <= NEAR);
    const unheard = unheardIn(fact.said[0] ?? '', { stems, follows, near });
    if (unheard === undefined) {
      take(fact);
      continue;
    }
    const first = offered
      .filter((one) => !told.includes(one) && one !== fact && stemsOf(one.said.join(' ')).has(unheard))
      .filter(({ sources }) => sources[0]?.document?.name === fact.sources[0]?.document?.name)
      .map((one) => ({ one, place: placeOf(one, places) ?? Infinity }))
      .filter(({ place }) => at !== undefined && place < at && at - place <= NEAR)
      .sort((a, b) => b.place - a.place)
      .find(({ one }) => unheardIn(one.said[0] ?? '', { stems, follows: false }) === undefined);
    if (!first) continue;
    take(first.one);
    take(fact);
  }
  return told;
}
/** Facts, told before, that a sentence may lean on. */
const BACK = 3;
/** How many sentences before it a thing may have been told of. */
const NEAR = 12;
