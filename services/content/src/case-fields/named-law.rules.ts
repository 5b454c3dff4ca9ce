import type { PdfPage } from '../pdf-text.js';
import { looksCited } from './caption.rules.js';
import type { ExtractedValue } from './extracted-value.js';
import { trim } from './issue-text.rules.js';
import type { Sentence } from './sentences.rules.js';

const CLAIMS_LISTED =
  /\b(?:following (?:causes of action|claims)|(?:asserts?|brings?|alleg(?:es|ing)|pleads?) (?:claims|causes of action)(?: (?:for|of))?|causes? of action for)\s*:?\s+([a-z][^.;:]{5,240})[.;]/i;

/** "asserts claims for breach of contract, account stated, and fraud". */
export function claimsListed(sentences: Sentence[]): ExtractedValue[] {
  return sentences.flatMap(({ text, page, section }) => {
    const list = section === 'aside' || looksCited(text) ? undefined : CLAIMS_LISTED.exec(text)?.[1];
    return (list ?? '')
      .split(/,\s*(?:and\s+)?|\s+and\s+(?=[a-z]+ )/)
      .map(trim)
      .filter((claim) => claim.length > 4 && claim.split(' ').length <= 9)
      .map((claim) => ({
        value: claim.charAt(0).toUpperCase() + claim.slice(1),
        page,
        quote: text,
        confidence: 0.85,
      }));
  });
}

const NAMED_ACT =
  /\b(?:Title [IVX]+ of the )?(?:[A-Z][a-z’'-]+(?: (?:and|of|in|with|for|the|to))* ){1,5}(?:Act(?: of (?:18|19|20)\d\d)?)\b|\b(?:[A-Z][a-z]+ )?(?:Labor|Open Meetings|Freedom of Information|General (?:Business|Municipal|Obligations)|Real Property|Domestic Relations|Public Officers|Vehicle and Traffic|Business Corporation|Executive|Insurance) Law\b(?! (?:Firm|Offices?|Group|Center|School|Department|Division|Clerk)\b)/g;
const NO_ACT =
  /^(?:The|This|Under|In|See|Each|Any) Act$|\b(?:Privacy|Paperwork Reduction|Declaratory Judgments?) Act\b/i;

/** Acts by their names, in what the paper itself says. */
export function namedActs(sentences: Sentence[]): ExtractedValue[] {
  return sentences.flatMap(({ text, page, section }) =>
    section === 'aside' || looksCited(text)
      ? []
      : [...text.matchAll(NAMED_ACT)]
          .map((match) =>
            trim(
              match[0].replace(/^(?:The|This|That|Under|In|Violations? of(?: the)?|By|As|Of) (?:the )?/, ''),
            ),
          )
          .filter((act) => act.split(' ').length > 1 && !NO_ACT.test(act))
          .map((act) => ({ value: act, page, quote: text, confidence: 0.7 })),
  );
}

/** The statute that a paper turns on is the one it names most. */
export function statutes(pages: PdfPage[]): ExtractedValue[] {
  const named = new Map<string, { text: string; page: number; count: number }>();
  for (const page of pages) {
    for (const match of page.text
      .replace(/\s+/g, ' ')
      .matchAll(
        /\b(?:\d{1,2} U\.?\s?S\.?\s?C\.?(?:\s?A\.?)?|(?:[A-Z][\w’'.]* ){1,5}|[A-Z][A-Z.]{2,9})\s?§§?\s?[\d][\w.:-]*/g,
      )) {
      const text = trim(match[0]).replace(
        /^(?:see|under|and|the|of|in|by|with|that|because|whether|codified|violates?)\s+/i,
        '',
      );
      const key = text.replace(/\s/g, '').toLowerCase();
      const known = named.get(key);
      if (known) known.count++;
      else named.set(key, { text, page: page.number, count: 1 });
    }
  }
  return [...named.values()]
    .filter(({ count }) => count >= 2)
    .sort((a, b) => b.count - a.count)
    .slice(0, 2)
    .map(({ text, page }) => ({ value: text, page, quote: text, confidence: 0.75 }));
}
