import { escaped } from '@lectern/legal-text/escaped';

const FORMAL =
  /\b(?:affidavit|declaration|statement|report|petition|complaint|affirmation|testimony|exhibits?|jurat|certificate|verification|notary|signature|county|state of|district|division|ss\b|united states|court|cause no|case no|plaintiff|defendant|introduction|background|facts|parties|jurisdiction|venue|count|prayer|conclusion|summary|narrative|probable cause|opinions?|assignment|materials|reservation|attachments?|qualifications|relief|asking|page|dear|reason for this|before:|honorable|hon|judges?|justices?|magistrate|attorneys?|counsel|esq|sealed|docket)\b|^(?:affirmed|reversed|vacated|remanded|dismissed|granted|denied|ordered|filed|so ordered)\b/i;
const OUTLINE = /^(?:[IVX]{1,5}|[A-Z]|\d{1,2}(?:\.\d{1,2})?)[.)]\s+/;
const MOST_WORDS = 6;

/** The heading of a witness's own paper as one turns to it aloud: "the commission", "September 14"; undefined where it says nothing. */
export function topicOf(heading: string, body: string): string | undefined {
  const bare = heading.replace(OUTLINE, '').replace(/[.:]$/, '').trim();
  const words = bare.split(/\s+/);
  if (FORMAL.test(bare) || words.length > MOST_WORDS || !/\p{Ll}{2}/u.test(bare)) return undefined;
  if (/^About (?:me|myself)$/i.test(bare)) return 'you yourself';
  const told = words.map((word) => (isName(word, body) ? word : word.toLowerCase())).join(' ');
  return told
    .replace(/\bmy\b/g, 'your')
    .replace(/\b(?:i|we)\b/g, 'you')
    .replace(/\bour\b/g, 'your')
    .replace(/^about /, '');
}

/** Always with a capital in the paper, and in the middle of its sentences. */
function isName(word: string, body: string): boolean {
  const plain = word.replace(/[^\p{L}\p{N}'’-]/gu, '');
  if (!/^\p{Lu}/u.test(plain)) return false;
  const low = plain.toLowerCase();
  return (
    !new RegExp(`(?<![\\p{L}])${escaped(low)}(?![\\p{L}])`, 'u').test(body) &&
    new RegExp(`\\p{Ll},? ${escaped(plain)}(?![\\p{L}])`, 'u').test(body)
  );
}
