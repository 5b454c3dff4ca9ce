import type { DocumentKind } from './document-kind.rules.js';
import type { Passage } from './document-passages.rules.js';
import type { ExtractedValue } from './extracted-value.js';
import { looksCited } from './caption.rules.js';
import { splitSentences } from '@lectern/legal-text/sentences';
import type { Sentence } from './sentences.rules.js';
import { clipped, prayer } from './prayer.rules.js';

export const MAX_RELIEF = 8;

const ORDERED =
  /(?:\b(?:board|commission|panel|arbitrators?|tribunal) (?:hereby )?(?:orders? that|(?:awards?|orders?)(?: as follows)?:)\s*(.*)$)|\bis\s+(?:(?:hereby|further|therefore|so|accordingly)\s+)*(?:ORDERED|ADJUDGED|DECREED)(?:(?:,\s*|\s+)(?:and\s+)?(?:ORDERED|ADJUDGED|DECREED))*,?(?:\s+(?:that|as follows))?:?\s*(.*)$/i;

/** "... are enjoined from ..., including:" over a list: its items alone, "Disclosing any code", would read as wishes. */
const FORBIDS = /\b(?:enjoined|restrained|prohibited|barred)\b/i;
const DOING = /^\p{L}+ing\b/u;

/** What a court ordered; its list may follow the words "IT IS ORDERED THAT:". */
function orders(passages: Passage[], courts: boolean): ExtractedValue[] {
  const found: ExtractedValue[] = [];
  passages.forEach((passage, index) => {
    const match = ORDERED.exec(passage.text);
    // Whoever wrote the paper, an arbitrator's award is one.
    if (!match || (!courts && match[1] === undefined) || /so ordered\.?$/i.test(passage.text)) return;
    const page = passage.pageStarts[0]?.page ?? 1;
    const own = clipped(match[1] ?? match[2] ?? '');
    if (own.length > 15 && !/\bshall:?$/.test(own))
      found.push({ value: own, page, quote: passage.text, confidence: 0.88 });
    else {
      const items: Passage[] = [];
      for (const item of passages.slice(index + 1, index + 7)) {
        if (item.kind === 'heading' || (item.number === undefined && items.length > 0)) break;
        items.push(item);
      }
      let forbids = FORBIDS.test(passage.text);
      // Several under their numbers are all that is ordered.
      const listed = match[1] !== undefined || items.filter(({ number }) => number !== undefined).length > 1;
      for (const item of items) {
        const doing = DOING.test(item.text);
        forbids = FORBIDS.test(item.text) || (forbids && doing);
        found.push({
          value: `${forbids && doing ? 'Not allowed: ' : ''}${clipped(splitSentences(item.text)[0]?.text ?? item.text)}`,
          page: item.pageStarts[0]?.page ?? page,
          quote: item.text,
          confidence: listed ? 0.9 : 0.85,
        });
      }
    }
  });
  return found;
}

const GRANTED = /\b(order|judgment)\s+(granting|denying|dismissing)\s+([^.]{10,200})/i;

/** Running text that speaks of an order speaks of another one. */
const TITLE_BEGINS = 20;

/** An order's title says what it gives. */
function orderTitle(passages: Passage[]): ExtractedValue[] {
  for (const passage of passages.slice(0, 12)) {
    const match = GRANTED.exec(passage.text);
    if (match && (passage.kind === 'heading' || match.index < TITLE_BEGINS))
      return [
        {
          value: clipped(match[0]),
          page: passage.pageStarts[0]?.page ?? 1,
          quote: match[0],
          confidence: 0.8,
        },
      ];
  }
  return [];
}

const ASKED: [RegExp, number][] = [
  [
    /\b(?:petition(?:ed)?|application|motion|request(?:ed|s|ing)?|action|suit|complaint|claim)s?\b[^;,]{0,60}?,?\s(?:for|seeking|requesting|to (?:obtain|compel|enjoin|vacate|dismiss|suppress))\s+((?:an?|the|his|her|their)?\s*[^;]{8,260}?)(?=,? (?:which|who|but|because|asserting|stating|arguing|and (?:the|it|that|he|she))\b|, the\b|[.;]?$)/i,
    0.75,
  ],
  [
    /\b(?:seeks?|seeking|sought|requested|prays? (?:for|that)|demands?|(?:asks?|asked|moves?) (?:(?:this|the) (?:honorable )?court )?(?:for|to)|asks? that|requests? (?:that|an?|the|for))(?:, (?:inter alia|among other things),)?\s+([^;]{8,260})/i,
    0.8,
  ],
  [/\b(?:is|are) entitled to\s+([^;]{8,200})/i, 0.72],
];
const REMEDY =
  /\b(injuncti\w+|enjoin\w*|judgment|damages|restraining|declarat\w+|writ|relief|benefits|medical|restitution|rescission|specific performance|accounting|custody|support|dissol\w+|divorce|possession|rent|fees|costs|dismiss\w*|vacat\w+|revers\w+|affirm\w+|remand\w*|suppress\w*|new trial|release|refund|compensation|reinstate\w*|back pay|penalt\w+|fine|appoint\w*|payment|order\w*|stay|review|asylum|releas\w+|sentence of|probation|acquit\w*|settle\w*)\b/i;
const SPECIFIC =
  /\b(injunction|enjoin|restraining|declarat\w+|damages|writ of|benefits|restitution|rescission|specific performance|custody|support|divorce|dissolution|possession|stay|vacated|reversed|affirmed|dismissed|suppress\w*|new trial|refund|back pay|reinstate\w*|summary judgment)\b/i;
const ON_APPEAL =
  /\b(?:should|must)\s+be\s+(?:vacated|reversed|affirmed|dismissed|remanded|granted|denied|modified|suppressed|set aside)\b[^.;]{0,160}/i;

/** "Seeks damages" asks for damages: a form and a speech name what is asked, not who asks. */
const ASKING =
  /^(?:(?:seeks?|seeking|sought|requested|prays? for|demands?)|(?:requests?|prays?)(?= that)|(?:asks?|moves?) (?:(?:this|the) (?:honorable )?court )?(?:for|to)|asks?(?= that)|requests?(?= (?:an?|the)\b))(?:, (?:inter alia|among other things),)?\s+/i;

const SHOULD =
  /\b(?:this|the) (?:honorable )?(?:court|board|panel|commission) should (?:affirm|reverse|vacate|remand|dismiss|deny|grant|hold|enter|order|suppress|exclude|set aside)\b.{8,}|^.{6,140} should be (?:entered|granted|denied|dismissed|affirmed|reversed|vacated)\b.*/i;
const isCourts = (kind: DocumentKind): boolean => kind === 'order' || kind === 'opinion';
/** "Defendant moves the Court to stay": what a motion is for; what somebody moved for is its history. */
const MOVES =
  /\b(?:moves?|prays?) (?:that )?(?:this|the) (?:honorable )?court\b|\bI (?:hereby )?(?:request|ask|pray) that (?:this|the) (?:honorable )?court\b|\bdemands? (?:payment\b|judgment\b|possession\b|\$)/i;
/** In a paper's conclusion its author asks. */
const ASKS_NOW = /\b(?:asks?|requests?|seeks?|demands?) (?:for |that |this |the |an? |\$)/i;
const CLOSES =
  /^for (?:these|all these|those|the foregoing|the above) reasons\b.{0,120}\b(?:asks?|requests?|prays?|urges?) |\basks for an? (?:\w+ )?sentence of\b/i;
/** Whoever speaks for a side argues against what the other one moves for. */
const ARGUES: readonly DocumentKind[] = ['answer', 'order', 'opinion', 'charge'];
const OWN_REQUEST = 0.88;
/** Only the author of a brief writes so of itself. */
const IN_ITS_OWN_NAME = /\brespectfully (?:requests?|asks?|moves?|prays?)\b/i;
const RULED =
  /\b(?:denied|granted|overruled|sustained)\b[^.;]{0,60}\b(?:motion|application|petition|request)\b/i;

/** "I want my job back": what people ask for who plead for themselves. */
const FIRST_PERSON =
  /\bI (?:want|ask(?: for| the court to| that)?|request|am (?:asking|seeking)(?: for)?|would like|seek)\s+(\S.{7,259})$/i;

/** Who "is entitled to a refund" in the middle of a brief is as often the one whom it argues against. */
const ENTITLED = /\b(?:is|are) entitled to\b/i;
/** "Defendants deny that Plaintiffs are entitled to relief": the one thing that its writer does not ask for. */
const NOT_ENTITLED = /\b(?:den(?:y|ies|ied)|disput(?:es?|ed)) .{0,80}\bentitled to\b|\bnot entitled to\b/i;

/** An offer to settle: "Ms. Roe is willing to release her claims for $185,000". */
const OFFERS =
  /\b(?:(?:is|are|am) (?:willing|prepared)|offers?) to (?:accept|release|settle|resolve|compromise)\b/i;

function asked(sentences: Sentence[], kind: DocumentKind): ExtractedValue[] {
  return sentences.flatMap((sentence) => {
    if (
      sentence.section === 'aside' ||
      looksCited(sentence.text) ||
      /\bstate (?:as )?briefly\b|\bdo not make legal arguments\b|\bdamages or other relief sought\b/i.test(
        sentence.text,
      ) ||
      /\bin excess of\b.{0,80}\bexclusive of\b/i.test(sentence.text) ||
      /WHEREFORE|\bas follows\b|:$/.test(sentence.text)
    )
      return [];
    const own = sentence.section === 'relief' ? FIRST_PERSON.exec(sentence.text)?.[1] : undefined;
    if (own !== undefined)
      return [{ value: clipped(own), page: sentence.page, quote: sentence.text, confidence: 0.85 }];
    const should = sentence.section === 'relief' ? SHOULD.exec(sentence.text) : null;
    if (should)
      return [{ value: clipped(should[0]), page: sentence.page, quote: sentence.text, confidence: 0.88 }];
    // What a court has ruled on is history; it is asked for no more.
    if (
      RULED.test(sentence.text) ||
      NOT_ENTITLED.test(sentence.text) ||
      (kind === 'brief' && sentence.section !== 'relief' && ENTITLED.test(sentence.text))
    )
      return [];
    const offers = OFFERS.test(sentence.text);
    if ((offers || ON_APPEAL.test(sentence.text)) && sentence.text.length < 420)
      return [
        {
          value: clipped(sentence.text),
          page: sentence.page,
          quote: sentence.text,
          confidence: offers && !isCourts(kind) ? OWN_REQUEST : 0.78,
        },
      ];
    for (const [pattern, confidence] of ASKED) {
      const match = pattern.exec(sentence.text);
      if (match?.[1] && (REMEDY.test(match[0]) || /^\$\d/.test(match[1]))) {
        const itsOwn =
          (!isCourts(kind) && IN_ITS_OWN_NAME.test(sentence.text)) ||
          (!isCourts(kind) && sentence.section === 'relief' && ASKS_NOW.test(sentence.text)) ||
          (!ARGUES.includes(kind) && (MOVES.test(sentence.text) || CLOSES.test(sentence.text)));
        return [
          {
            value: clipped(
              match[0]
                .replace(/^(?:is|are) entitled to (?:recover )?/i, '')
                .replace(ASKING, (verb) => (/\bto\s+$/i.test(verb) ? 'To ' : ''))
                .replace(/^(?=\$\d)/, 'Payment of '),
            ),
            page: sentence.page,
            quote: sentence.text,
            confidence: itsOwn ? OWN_REQUEST : confidence,
          },
        ];
      }
    }
    return [];
  });
}

const key = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^(?:requests? )?(?:that|to) /, '')
    .slice(0, 90);

type Rule = (passages: Passage[], sentences: Sentence[], kind: DocumentKind) => ExtractedValue[];

/** What the paper lists as its prayer, its order or its terms. */
export const OUTCOMES_GIVEN: Record<string, Rule> = {
  prayer,
  orderTitle: (passages, _, kind) => (isCourts(kind) ? orderTitle(passages) : []),
  orders: (passages, _, kind) => orders(passages, isCourts(kind)),
};

/** What its sentences ask for. */
export const OUTCOMES_ASKED: Record<string, Rule> = {
  asked: (_, sentences, kind) => {
    const all = asked(sentences, kind);
    // What else a brief speaks of is often what the other side seeks.
    const own =
      kind === 'brief'
        ? all.filter(
            ({ value, quote }) => ON_APPEAL.test(value) || SHOULD.test(value) || IN_ITS_OWN_NAME.test(quote),
          )
        : [];
    const requests = own.length > 0 ? own : all;
    return [
      ...requests.filter(({ value }) => SPECIFIC.test(value)),
      ...requests.filter(({ value }) => !SPECIFIC.test(value)),
    ];
  },
};

/** The relief that is asked for, or that the court gave when the paper is the court's. */
export function readDesiredOutcome(
  passages: Passage[],
  sentences: Sentence[],
  kind: DocumentKind,
): ExtractedValue[] {
  if (kind === 'charge') return prayer(passages).slice(0, MAX_RELIEF);
  const given = Object.values(OUTCOMES_GIVEN).flatMap((rule) => rule(passages, sentences, kind));
  const seen = new Set<string>();
  const telling = Object.values(OUTCOMES_ASKED).flatMap((rule) => rule(passages, sentences, kind));
  return [...given, ...telling.slice(0, given.length > 3 ? 2 : 5)]
    .filter(({ value }) => {
      const own = key(value);
      if (value.length < 5 || [...seen].some((other) => other.includes(own) || own.includes(other)))
        return false;
      return seen.add(own);
    })
    .slice(0, MAX_RELIEF);
}
