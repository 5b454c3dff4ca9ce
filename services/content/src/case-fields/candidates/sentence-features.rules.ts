import { MONTH_OR_SHORT } from '@lectern/legal-text/months';
import { looksCited } from '../caption.rules.js';
import { partyWords } from '../party-fields.rules.js';
import type { Sentence } from '../sentences.rules.js';
import type { Features } from './linear-model.rules.js';
import { type Reading, centrality, isCourtsPaper } from './reading.rules.js';

/** How often each kind of word stands in a sentence, up to three. */
const SIGNS: Record<string, RegExp> = {
  dates: new RegExp(
    `\\b${MONTH_OR_SHORT} \\d{1,2}\\b|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b|\\b(?:in|since|by|until) (?:19|20)\\d\\d\\b`,
    'g',
  ),
  money: /\$\s?\d/g,
  figures: /\b\d+(?:[.,]\d+)*\b/g,
  pastVerbs:
    /\b(?:was|were|had|did|began|came|drove|fell|found|gave|got|held|hit|kept|knew|left|made|met|paid|ran|said|sent|signed|sold|struck|told|took|went|wrote|brought|bought|built|lost|led|shot|became|died|broke|beat|[a-z]{3,}ed)\b/g,
  people:
    /\b(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|employees?|employers?|claimants?|debtors?|tenants?|landlord|officers?|victim|suspect|husband|wife|mother|father|company|driver|patient|buyer|seller)\b/gi,
  asks: /\b(?:prays?|requests?|respectfully|seeks?|asks?|demands?|moves?|urges?|petitions?|wherefore)\b/gi,
  remedies:
    /\b(?:damages|injunct\w+|declarat\w+|relief|judgment|costs|fees|interest|restitution|rescission|dismiss\w*|new trial|remand\w*|acquit\w*|custody|support|stay|writ|vacatur|release|compensation|award\w*|enjoin\w*|certif(?:y|ying|ication)|extension|compel\w*|sentence|forfeit\w*|reinstate\w*)\b/gi,
  disposes:
    /\b(?:affirm(?:ed|s)?|revers(?:ed|es|e)|vacat(?:ed|es|e)|remand(?:ed|s)?|grant(?:ed|s|ing)?|den(?:ied|ies|y|ying)|dismiss(?:ed|es|ing)?|overrul(?:ed|es)|sustain(?:ed|s)?|ordered|adjudged|decreed|so ordered|hereby)\b/gi,
  law: /\b(?:court|statute|jurisdiction|standard|doctrine|claim|motion|rule|law|element|burden|review|precedent|holding|pursuant|appeal)s?\b/gi,
  reasons:
    /\b(?:because|therefore|thus|however|accordingly|although|whether|moreover|furthermore|nevertheless|hence)\b/gi,
  obliges: /\b(?:must|shall|may|should|would|could|might|cannot)\b/gi,
  harm: /\b(?:die[ds]?|death|kill\w*|injur\w+|wound\w*|harm\w*|suffer\w*|los[ts]|damaged?|terminat\w+|fired|refus\w+|den(?:ied|ial)|fail(?:ed|ure)|arrest\w*|evict\w*|crash\w*|fell|struck|burn\w*|stole\w*|fals\w+|fraud\w*|discriminat\w+|harass\w*|breach\w*|infring\w+)\b/gi,
  contradicts:
    /\b(?:but|despite|yet|instead|never|although|however|admit\w*|acknowledg\w*|conced\w*|contrary|in fact|even though|nonetheless|knew|knowingly|without)\b/gi,
  speech: /[“"][^”"]{12,}[”"]/g,
  alleges:
    /\b(?:alleg\w+|claims? that|contend\w*|assert\w*|argu\w+|maintain\w*|testif\w+|stat(?:es|ed) that)\b/gi,
  presents:
    /\bthis (?:case|action|suit|appeal|matter|dispute|lawsuit|complaint|petition|proceeding)\b.{0,60}\b(?:aris|arose|present|concern|involv|stem|began|challeng|is an?\b)\w*|\bbrings? this\b/gi,
  names: /(?<=[a-z,;] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu,
  section: /§|\bU\.\s?S\.\s?C|\bAct\b|\bRule \d/g,
  boilerplate:
    /\b(?:certif(?:y|icate) (?:of|that)|served|electronically|counsel of record|attorney|telephone|signature|notary|page limit|word count|typeface|copy of|instructions?|clerk|docket|notice of appeal|undersigned|enclosed|please|pro se|Esq)\b/gi,
  realleges:
    /\b(?:realleges?|incorporates? (?:by reference|herein)|as if fully set forth|exclusive jurisdiction|venue|severab\w+|governing law|hereinafter)\b/gi,
};

const SECTIONS = [
  'front',
  'facts',
  'issues',
  'argument',
  'relief',
  'jurisdiction',
  'charges',
  'order',
] as const;
const LENGTH = 220;

/** Tells what the words and the place of a sentence say, whatever it is asked for. */
export type Describe = (sentence: Sentence, order: number) => Features;

/** Describes the sentences of one document, each once. */
export function describing(reading: Reading): Describe {
  const telling = partyWords(reading.caption).map((word) => word.toLowerCase());
  const known = new Map<Sentence, Features>();
  return (sentence, order) => {
    const features = known.get(sentence) ?? sentenceFeatures(sentence, order, reading, telling);
    known.set(sentence, features);
    return features;
  };
}

function sentenceFeatures(sentence: Sentence, order: number, reading: Reading, telling: string[]): Features {
  const { text } = sentence;
  const count = Math.max(1, reading.sentences.length);
  const words = text.split(/\s+/).length;
  const features: Features = {
    position: order / count,
    opening: Math.exp(-order / 6),
    early: Math.exp(-order / 25),
    closing: Math.exp(-(count - 1 - order) / 8),
    firstOfPassage: sentence.position === 0 ? 1 : 0,
    numbered: sentence.numbered ? 1 : 0,
    length: Math.min(2, text.length / LENGTH),
    short: words < 8 ? 1 : 0,
    long: words > 55 ? 1 : 0,
    central: centrality(text, reading),
    cited: looksCited(text) ? 1 : 0,
    leans: /^(?:he|she|it|they|this|that|these|those|such|moreover|further|also|thus|accordingly|id)\b/i.test(
      text,
    )
      ? 1
      : 0,
    broken: /^[a-z(\W]|[^.?!;:”"’')\]\d]$/.test(text) ? 1 : 0,
    whole: /^[A-Z“"].*[.?!;:”"’')\]]\d{0,2}$/s.test(text) ? 1 : 0,
    ocr: reading.pages[sentence.page - 1]?.ocr ? 1 : 0,
    capitals: (text.match(/\b[A-Z]{3,}\b/g)?.length ?? 0) / Math.max(1, words),
  };
  for (const [name, sign] of Object.entries(SIGNS))
    features[name] = Math.min(3, text.match(sign)?.length ?? 0);
  const lower = text.toLowerCase();
  features.parties = Math.min(3, telling.filter((word) => lower.includes(word)).length);
  for (const section of SECTIONS) features[`in-${section}`] = sentence.section === section ? 1 : 0;
  const court = isCourtsPaper(reading.kind) ? 1 : 0;
  features.courtDisposes = court * features.disposes!;
  features.courtAlleges = court * features.alleges!;
  features.partyAsks = (1 - court) * features.asks!;
  features.partyRemedies = (1 - court) * features.remedies!;
  features.asksRemedy = features.asks! > 0 && features.remedies! > 0 ? 1 : 0;
  features.pastWithName = features.pastVerbs! > 0 && (features.parties > 0 || features.people! > 0) ? 1 : 0;
  features.datedPast = features.dates! > 0 && features.pastVerbs! > 0 ? 1 : 0;
  features.complaintNumbered = reading.kind === 'complaint' && sentence.numbered ? 1 : 0;
  return features;
}
