import { splitSentences } from '@lectern/legal-text/sentences';
import type { Passage } from './document-passages.rules.js';
import type { ExtractedValue } from './extracted-value.js';

const MAX_LENGTH = 400;

export const clipped = (text: string) => {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.]+|[\s,;:]+$/g, '')
    // An item of a list takes along what leads to the next one.
    .replace(/[\s,;:]+(?:and|or)$/i, '')
    .trim();
  return clean.length <= MAX_LENGTH ? clean : `${clean.slice(0, clean.lastIndexOf(' ', MAX_LENGTH))} …`;
};

/** "Relief sought. Claimant demands an award of:": a line of a demand that begins with its own heading. */
const INLINE_PRAYER = /^(?:relief|awards?|remed(?:y|ies)) (?:sought|requested|demanded)[.:]\s+(?=[A-Z])/i;
/** The list goes on from "an award": "(a) in the amount of ...". */
const AWARDING = /\ban? award[,:]?\s*(?:\(?[a-z0-9]{1,2}[.)]|$)/i;
const BARE_ITEM = /^(?:in the (?:amount|sum) of|of|for|against|granting|directing|requiring|declaring)\b/i;

/** "For judgment", but "for the foregoing reasons". */
const OPENING_FOR =
  /^for\s+(?=\S+\s)(?!(?:the |all |these )?(?:foregoing|above|reasons?|these|good cause)\b)/i;

/** "... moves the court for an order:" over a numbered list. */
const LISTS_REQUESTS =
  /\b(?:moves?|petitions?|appl(?:y|ies)|asks?|requests?)\b.{0,240}\b(?:orders?|relief|judgment|follows)(?: that| to)?:$/i;
/** "... that they be cited to appear, and that on trial she have judgment for:" opens what it asks for. */
const OPENS_LIST = /(?:,? and)? that\b[^;]{0,80}\b(?:judgment|relief|orders?|awards?)\b(?: for| of)?:?$/i;

/** "Acme requests: A. ..." */
const LEADS_IN = /\b(?:requests?|prays?|asks?|seeks?|demands?)(?: (?:for|that))?:(?=\s|$)/i;

/** Short, and all that an item has to say. */
const REMEDY = /^(?:damages|costs|interest|possession|rent|fees)\b/i;
const isNumbered = (passage: Passage | undefined): boolean => /^\d/.test(passage?.number ?? '');
const isLettered = (number: string | undefined): boolean => /^\p{L}/u.test(number ?? '');

/** "AND THE CLAIMANT CLAIMS:", as courts of the Commonwealth have it. */
const CLAIMS_LIST =
  /\b(?:plaintiff|claimant|petitioner|applicant)s?(?: therefore)? (?:claims?|seeks?|makes? (?:an )?application)\b[^.:]{0,80}:$|^the (?:motion|application) is for:$/i;

/** What follows WHEREFORE, item by item. */
export function prayer(passages: Passage[]): ExtractedValue[] {
  const found: ExtractedValue[] = [];
  let praying = false;
  let awarding = false;
  let opening: Passage | undefined;
  for (const [at, passage] of passages.entries()) {
    const begins =
      (passage.kind === 'text' || CLAIMS_LIST.test(passage.text)) &&
      (/WHEREFORE/.test(passage.text) ||
        (LISTS_REQUESTS.test(passage.text) && passages[at + 1]?.number !== undefined) ||
        (CLAIMS_LIST.test(passage.text) && passages[at + 1]?.number !== undefined) ||
        INLINE_PRAYER.test(passage.text) ||
        (passage.section === 'relief' && LEADS_IN.test(passage.text)) ||
        (passage.section === 'relief' &&
          /\b(?:prays? (?:for|that)|asks? (?:that )?(?:this|the) (?:honorable )?court[^.:;]{0,30}:|respectfully requests? (?:that|judgment|the)|(?:requests?|demands?|seeks?) (?:an? |the following )?(?:award|relief|remed(?:y|ies))[^.]{0,40}:)/i.test(
            passage.text,
          )));
    if (begins) [praying, opening] = [true, passage];
    else if (
      praying &&
      (passage.kind === 'heading' ||
        // "1. The plaintiff claims: (a) ... (b) ..." ends at 2.
        (isNumbered(opening) &&
          isNumbered(passage) &&
          isLettered(passages[passages.indexOf(opening!) + 1]?.number)) ||
        /^(dated?|respectfully submitted|jury|verification|\/s|by:)\b/i.test(passage.text) ||
        (passage.number === undefined && /\.$/.test(found.at(-1)?.quote ?? '')))
    )
      // A later count may pray once more.
      praying = false;
    if (!praying) continue;
    const page = passage.pageStarts[0]?.page ?? 1;
    if (begins) awarding = AWARDING.test(passage.text);
    const items = askingSentences(passage.text.replace(INLINE_PRAYER, '')).split(
      /(?<=[;:.])(?<![A-Z]\.)\s+(?=\(?[a-z0-9]{1,2}[.)]\s)|(?<=;)\s+(?:and\s+)?/i,
    );
    for (const item of items) {
      const value = clipped(
        item
          .replace(/^\(?[a-z0-9]{1,2}[.)]\s+/i, '')
          .replace(PRAYING, withoutPraying)
          .replace(OPENING_FOR, '')
          .replace(OPENS_LIST, '')
          .replace(awarding ? BARE_ITEM : /$^/, 'An award $&')
          .replace(
            /,?\s+(?:and\s+)?(?:that (?:he|she|it|they) have\s+)?(?:for\s+)?(?:a\s+)?trial by jury(?: (?:of|on) all issues)?(?: so)?(?: triable)?(?=\.?$)/i,
            '',
          ),
      );
      // "WHEREFORE, Plaintiff prays as follows:" opens the list and asks for nothing itself.
      if (
        (value.length > 12 || REMEDY.test(value)) &&
        !/\b(as follows|for the following|the following relief)[^a-z]*$|^(?:an? |the following )?(?:award|relief|remed(?:y|ies))[^a-z]*(?:of|that)?[^a-z]*$/i.test(
          value,
        ) &&
        !LISTS_REQUESTS.test(item.trim()) &&
        !CLAIMS_LIST.test(item.trim()) &&
        !(LEADS_IN.test(item) && /:$/.test(item.trim())) &&
        !/^(?:that (?:the|this) (?:honorable )?court (?:award|grant|enter|order)s?(?: (?:plaintiff|defendant|petitioner|respondent)s?)?|(?:a )?(?:jury trial|trial by jury))\W*$/i.test(
          value,
        ) &&
        !/^(?:and|that (?:the|this) (?:honorable )?court:?|(?:an |to )?order that|(?:wherefore|therefore),? .{3,60} (?:prays?|requests?|asks?|demands?))$/i.test(
          value,
        )
      ) {
        found.push({ value, page, quote: item.trim(), confidence: 0.92 });
      }
    }
  }
  return found;
}

/** A prayer in one paragraph ends where its sentences ask for nothing more. */
function askingSentences(text: string): string {
  if (!/^WHEREFORE/.test(text)) return text;
  const [first, ...rest] = splitSentences(text).map((sentence) => sentence.text);
  const end = rest.findIndex(
    (sentence) =>
      !/\b(?:prays?|requests?|asks?|seeks?|demands?|awards?|orders?|damages|judgment|relief)\b/i.test(
        sentence,
      ) || /^dated\b/i.test(sentence),
  );
  return [first, ...(end < 0 ? rest : rest.slice(0, end))].join(' ');
}

const PRAYING =
  /^(?:(?:wherefore|therefore),?\s.{0,120}?|(?:the\s+)?(?:plaintiff|petitioner|claimant|relator|defendant|respondent)s?\s+(?:respectfully\s+)?)\b(?:demands?|requests?|prays?|asks?|seeks?|moves?)\b(?:\s+(?:for|that|judgment as follows))?[:,]?\s+/i;
/** "Plaintiff prays that Defendants be cited" asks "that Defendants be cited": without the word it would state it. */
const withoutPraying = (opening: string): string => (/\bthat[:,]?\s+$/i.test(opening) ? 'That ' : '');
