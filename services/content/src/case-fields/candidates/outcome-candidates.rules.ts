import type { ExtractedValue } from '../extracted-value.js';
import type { Caption } from '../caption.rules.js';
import { runsIntoNames } from '../party-fields.rules.js';
import type { Passage } from '../document-passages.rules.js';
import { looksCited } from '../caption.rules.js';
import { clipped } from '../prayer.rules.js';
import type { Sentence } from '../sentences.rules.js';
import type { Candidate, Choice } from './ranking.rules.js';
import { asksOnly } from './questions.rules.js';
import {
  balanced,
  isBoilerplate,
  isLegalStandard,
  isReadable,
  withoutPageMarks,
} from './presentable.rules.js';
import { type Reading, isCourtsPaper } from './reading.rules.js';
import type { Describe } from './sentence-features.rules.js';

export const OUTCOME_CHOICE: Choice = {
  most: 8,
  runnersUp: 6,
  leastShown: 0.3,
  leastOffered: 0.12,
  overlap: 0.65,
};

const TITLE =
  /\b(?:motion|application|petition|complaint|order|notice|stipulation|brief|opposition|response|request|judgment|memorandum)\b/i;
const TITLES_WITHIN = 40;
const MIN_WORDS = 3;

/** A form tells the one who fills it in what to write. */
const INSTRUCTION =
  /^(?:state|describe|list|provide|write|check|attach|explain|include|specify|identify|enter|print|type)\b.{0,120}\b(?:briefly|below|you|your|plaintiff asks|each|form|box|page|claims?|any)\b/i;

const ASKS =
  /\b(?:prays?|requests?|respectfully|seeks?|sought|asks?|demands?|mov(?:e|es|ed|ing) (?:for|to|the|this|that)|urges?|petition(?:s|ed)? for|wherefore|should (?:be|grant|deny|dismiss|affirm|reverse|vacate|order|award|pay)|motion (?:for|to)|application for|entitled to|offers? to|in the amount of|settle\w*)\b/i;
const GIVES =
  /\b(?:affirm(?:ed|s)?|revers(?:ed|es|e)|vacat(?:ed|es|e)|remand(?:ed|s)?|grant(?:ed|s|ing)?|den(?:ied|ies|y|ying)|dismiss(?:ed|es|ing)?|overrul(?:ed|es)|sustain(?:ed|s)?|order(?:s|ed)?|adjudged|decreed|enjoin(?:ed|s)?|award(?:s|ed)?|suspend\w*|disbar\w*|transfer(?:red)?|show cause|liable|shall (?:be|file|pay|appear|submit|vacate|return|serve|have|not)|directed|recommend\w*)\b/i;
/** What the court below did is why there is an appeal; only what is done with it now is its outcome. */
const BELOW =
  /\b(?:district|trial|circuit|superior|family|probate|bankruptcy|lower|county|tax) (?:court|judge)(?:['’]s)? (?:\w+ )?(?:granted|denied|dismissed|entered|held|found|concluded|ruled|ordered|sentenced|affirmed|explained|determined|certified|issued)\b/i;
const NOW =
  /\b(?:we|this court|the court (?:of appeals )?(?:hereby )?|hereby|is|are|judgment (?:is|be)) (?:therefore |hereby |now |accordingly )?(?:affirm|revers|vacat|remand|grant|den(?:y|ied)|dismiss)|should (?:be|have been)\b|\b(?:affirm|revers|vacat)(?:ed)?\.?$/i;

/** Whether it may stand at the end of a paper, where it says what it asks for. */
const mayEndIt = (text: string): boolean =>
  isReadable(text) &&
  !isBoilerplate(text) &&
  !isLegalStandard(text) &&
  !POINTS_ELSEWHERE.test(text) &&
  !NO_REQUEST.test(text) &&
  !asksOnly(text) &&
  (!looksCited(text) || NOW.test(text));

/** An employer dismisses people, a court their claims. */
const LOST_THE_JOB =
  /\bdismissed (?:her|him|them|me|m[rs]s?\.) |\b(?:she|he|they) (?:was|were|had been) dismissed\b|\b(?:dismissed|suspended|transferred) (?:\w+ )?because of (?:her|his|their)\b/i;

/** Whether it asks for something or gives it, in this case and now. */
const disposesOrAsks = (text: string): boolean =>
  ((GIVES.test(text) && !LOST_THE_JOB.test(text)) || ASKS.test(text)) &&
  !ASKS_NOTHING.test(text) &&
  (!BELOW.test(text) || NOW.test(text)) &&
  mayEndIt(text);

/** Asked for in so many words. */
const DEMANDS =
  /\b(?:demands?|hereby requests?|respectfully (?:requests?|asks?|moves?)|prays?) (?:for |that |the |payment|judgment|an? |\$)/i;
/** Of whoever decides, in the present: what is asked now. */
const ASKS_TRIBUNAL =
  /\b(?:asks?|urges?|requests?|prays?|moves?) (?:that |(?:this|the) (?:honorable )?(?:court|board|bureau|commission\w*|panel|tribunal|agency|judge|arbitrators?|department)\b|for an? (?:order|sentence|judgment|award|new trial|continuance)\b)|\b(?:demands|seeks) (?:arbitration|an award|an order|judgment)\b/i;
const PARTY_SEEKS =
  /\b(?:plaintiffs?|petitioners?|claimants?|defendants?|respondents?|appell\w+|movants?|he|she|they|we) (?:now |respectfully )?(?:seeks?|asks?|requests?|demands?|prays?)\b/i;
/** A date in a list of dates, or what somebody only alleges, asks for nothing. */
const ASKS_NOTHING =
  /\balleg(?:es|ed|ing)\b|\b(?:shall be (?:filed|served|completed)|(?:is|are) due|shall close|is set for|will be held|shall serve|may appeal)\b/i;

/** A question, a signature, the opening of a list, or a piece of a citation whose beginning stood on another line. */
const NO_REQUEST =
  /^whether\b|^(?:dated?\b|by:|respectfully submitted)|\/s\/|\b(?:prays?|demands?|requests?|moves?)(?: for)? (?:judgment|an order|the following|as follows)\W{0,5}$|^(?:Litig|Inc|Co|Corp|Cir|App|Supp|Ass['’]n)\b[.,]|\bECF No\. \d+\. [a-z]/i;
const POINTS_ELSEWHERE = /^(?:\d{1,2}\s)?(?:see|cf|id|accord|but see|e\.g|note)\b/i;
const SURE = 0.88;
/** What the rules cut out of a sentence that speaks of another case, of the law, or of what is to be decided, is no request. */
export const mayBeAsked = ({ value, quote, confidence }: ExtractedValue): boolean =>
  confidence >= SURE ||
  (!asksOnly(quote) &&
    isReadable(value) &&
    !isLegalStandard(quote) &&
    !isBoilerplate(quote) &&
    !NO_REQUEST.test(quote) &&
    !looksCited(quote) &&
    !POINTS_ELSEWHERE.test(quote) &&
    !/^(?:whether|because|coverage because)\b/i.test(value));

const DISPOSED =
  /\b(?:[Ww]e|[Tt]his [Cc]ourt|[Tt]he (?:[Cc]ourt|[Pp]anel|[Bb]oard|[Tt]ribunal|[Cc]ommission)(?: of [Aa]ppeals)?)(?:, (?:on its own (?:motion|initiative)|sua sponte),)?(?: (?:now|hereby|therefore|accordingly|thus|must|will|also|largely|unanimously))* (?:affirms?|reverses?|vacates?|remands?|grants?|den(?:y|ies)|dismiss(?:es)?|order(?:s)? (?:that|the)|sustains?|overrules?|GRANTS|DENIES|DISMISSES|AFFIRMS|REVERSES|VACATES|REMANDS|ORDERS)\b|\b(?:is|are|be) (?:(?:hereby|therefore|accordingly|also|further) )*(?:AFFIRMED|REVERSED|VACATED|REMANDED|GRANTED|DENIED|DISMISSED|SUSPENDED|SUSTAINED|OVERRULED|ENJOINED)\b|\b(?:is|are|will be) (?:(?:hereby|therefore|accordingly) )*(?:affirmed|reversed|vacated|remanded|granted|denied|dismissed|suspended|sustained|overruled|enjoined)\b(?=[^a-z]*$| in part| and | with(?:out)? prejudice)|\b(?:may|shall|must|is (?:hereby )?ordered to) show cause\b|\b(?:is|are|will be) (?:hereby )?(?:suspended for|revoked\b|placed on probation|consolidated\b|stayed\b|extended (?:to|until))/;
/** Whatever the paper is called: only a court or an arbitrator writes so. */
const ORDERED =
  /\bIT IS (?:HEREBY |FURTHER |SO |THEREFORE )*ORDERED\b|\b(?:is|are) (?:hereby )?(?:AFFIRMED|REVERSED|VACATED|REMANDED|GRANTED|DENIED|DISMISSED)\b/;
const AWARDED =
  /^(?:affirmed|reversed|vacated|remanded|appeal dismissed|petition denied|judgment (?:affirmed|reversed|vacated))\b|\b(?:is|are) (?:jointly and severally )?liable\b.{0,60}\bshall pay\b|\bthe (?:panel|arbitrator|tribunal) (?:hereby )?(?:awards|orders|finds for)\b/i;
/** "656 F. 3d 1222, affirmed.": the last line of a syllabus. */
const SYLLABUS =
  /^(?:No\. [\d–-]+, )?\d{1,4} (?:F\.|U\.|[A-Z])[\w. ]{1,16} (?:\d{1,5}|_{2,})(?: \([\w. ]{4,20}\))?, (?:affirmed|reversed|vacated)\b/;
/** What a court tells of a case is its history, unless it tells what is sought. */
const SOUGHT =
  /\b(?:seek(?:s|ing)?|sought|request(?:s|ed|ing)?|pray(?:s|ed)|mov(?:es|ed|ing) (?:for|to|the|this)|(?:motion|petition|application)s? (?:for|to|under|seeking)|asks?|asked|should|shall|must|hereby|order(?:s|ed)?|ORDER(?:S|ED)?|show cause|affirmed|reversed|will be (?:granted|denied|dismissed|affirmed|reversed|remanded))\b/;
const CONDITIONAL = /\b(?:if|when|whether|unless|would|should|could|may|might|argues?|contends?)\b/i;
const MOST_DISPOSITIONS = 2;

/** What a court's paper does with the case: its last words of that, in their order. */
export function dispositions({ sentences, kind }: Reading): ExtractedValue[] {
  const disposed = isCourtsPaper(kind) ? DISPOSED : ORDERED;
  return sentences
    .filter(
      ({ text, section }) =>
        section !== 'aside' &&
        (SYLLABUS.test(text) ||
          ((disposed.test(text) || AWARDED.test(text)) &&
            !asksOnly(text) &&
            !CONDITIONAL.test(text) &&
            !looksCited(text))) &&
        isReadable(text) &&
        !/\bas follows:?$/i.test(text),
    )
    .slice(-MOST_DISPOSITIONS)
    .map(({ text, page }) => ({
      value: clipped(withoutPageMarks(text)),
      page,
      quote: text,
      confidence: SURE,
    }));
}

/** "MOTION TO DISMISS FOR WANT OF ...": what a paper is called says what it asks for. */
function titles({ passages, caption }: { passages: Passage[]; caption?: Caption }): Sentence[] {
  return passages.slice(0, TITLES_WITHIN).flatMap((passage, index) =>
    passage.kind === 'heading' &&
    TITLE.test(passage.text) &&
    !runsIntoNames(passage.text, caption) &&
    passage.text.length < 300 &&
    isReadable(passage.text)
      ? [
          {
            text: passage.text,
            page: passage.pageStarts[0]?.page ?? 1,
            section: 'front' as const,
            passage: index,
            position: 0,
            numbered: false,
          },
        ]
      : [],
  );
}

/** Every sentence, the titles of the first pages, and what the rules by name would take (prayers, orders), best first. */
export function outcomeCandidates(
  reading: Reading,
  ruled: ExtractedValue[],
  describe: Describe,
): Candidate[] {
  const count = reading.sentences.length;
  const of = (sentence: Sentence, order: number, own: Candidate['features']): Candidate['features'] => ({
    ...describe(sentence, order),
    title: 0,
    ...own,
  });
  const taken = ruled
    .filter((item) => mayBeAsked(item) && !runsIntoNames(item.value, reading.caption))
    .map((item, rank): Candidate => {
      const order = reading.sentences.findIndex(({ text }) => text.includes(item.quote.slice(0, 60)));
      const section = reading.sentences[order]?.section ?? 'relief';
      const sentence = {
        text: item.value,
        page: item.page,
        section,
        passage: 0,
        position: 0,
        numbered: false,
      };
      return {
        value: balanced(item.value),
        telling:
          !isCourtsPaper(reading.kind) &&
          [PARTY_SEEKS, DEMANDS, ASKS_TRIBUNAL].some((words) => words.test(item.quote)),
        page: item.page,
        quote: item.quote,
        features: of(sentence, order < 0 ? count - 1 : order, {
          ruled: 1,
          ruledRank: 1 / (1 + rank),
          sure: item.confidence,
        }),
      };
    });
  const named = titles(reading).map((title): Candidate => ({
    value: title.text,
    page: title.page,
    quote: title.text,
    features: of(title, 0, { title: 1 }),
  }));
  const courts = isCourtsPaper(reading.kind);
  const trimmed = new Set(ruled.map(({ quote }) => quote));
  const said = reading.sentences.flatMap((sentence, order): Candidate[] =>
    sentence.section === 'aside' ||
    sentence.section === 'issues' ||
    asksOnly(reading.passages[sentence.passage]?.text.slice(0, 60) ?? '') ||
    // The rules have cut it to what is asked.
    trimmed.has(sentence.text) ||
    INSTRUCTION.test(sentence.text) ||
    sentence.text.split(/\s+/).length < MIN_WORDS ||
    (sentence.section === 'relief' ? !mayEndIt(sentence.text) : !disposesOrAsks(sentence.text)) ||
    (courts && !DISPOSED.test(sentence.text) && !SOUGHT.test(sentence.text))
      ? []
      : [
          {
            value: clipped(withoutPageMarks(sentence.text)),
            telling:
              DEMANDS.test(sentence.text) ||
              (!courts && ASKS_TRIBUNAL.test(sentence.text) && !/\bright to\b/.test(sentence.text)),
            page: sentence.page,
            quote: sentence.text,
            features: of(sentence, order, {}),
          },
        ],
  );
  return [...taken, ...named, ...said];
}
