import { withoutMinuteHead } from '../../case-fields/minute-head.rules.js';

const SHOUTED =
  /\b(?:VACATED?|DENIED|DENIES|DENY|GRANTED|GRANTS?|DISMISSED|DISMISSES|AFFIRMED|AFFIRMS?|REVERSED|REVERSES|REMANDED|REMANDS?|ORDERED|ORDERS?|ADJUDGED|DECREED|SUSTAINED|OVERRULED|STRICKEN|STAYED|CONTINUED|SETTLED|WITHDRAWN|TERMINATED|MOOT|WITH PREJUDICE|WITHOUT PREJUDICE|GUILTY|NOT GUILTY|IN PART)\b/g;

/** The words of an order as an advocate says them: no form header, no "hereby", no capitals that only a page can shout. */
export function inCourtSpeech(text: string): string {
  const spoken = withoutMinuteHead(text)
    .replace(
      /^THE COURT,? having been (notified|advised|informed)\b(.{0,60}?) that\b/i,
      (_all, heard: string, by: string) => `The Court was ${heard.toLowerCase()}${by} that`,
    )
    .replace(/^THE COURT\b/, 'The Court')
    .replace(
      /\b(?:IT IS (?:HEREBY |FURTHER |SO )*ORDERED(?:,? (?:AND )?(?:ADJUDGED|DECREED))*),? (?:that|THAT)\b/g,
      'the Court ordered that',
    )
    .replace(/(?<=[“"‘(\s]|^)\[(\p{L})\](?=\p{L})/gu, '$1')
    .replace(/\[(\p{Lu}\p{L}{2,20}|[Tt]he \p{L}{3,20})\]/gu, '$1')
    .replace(/\babove-(?:entitled|captioned|referenced) (action|case|matter|cause)\b/gi, 'present $1')
    .replace(/\bthe present (action|case|matter|cause)\b/gi, 'this $1')
    .replace(/\b(is|are|was|were|shall be|be|has been|have been) hereby\b/gi, '$1')
    .replace(/\bhereby (?=(?:orders?|grants?|den(?:y|ies)|vacates?|dismisses|finds?)\b)/gi, '');
  return withQuotesClosed(
    /\p{Ll}{3}/u.test(spoken) ? spoken.replace(SHOUTED, (word) => word.toLowerCase()) : spoken,
  );
}

/** A sentence cut out of a longer quotation is closed where it ends; a mark that was misread is put right. */
function withQuotesClosed(text: string): string {
  const open = text.split('“').length;
  const shut = text.split('”').length;
  if (open === shut + 1 && text.lastIndexOf('“') > text.lastIndexOf('”')) return `${text.trimEnd()}”`;
  if (shut === open + 1 && text.split('‘').length === 2) return text.replace('‘', '“');
  return text;
}

/** What a court told somebody to do or did itself: found in a paper, it is no wish of the client's. */
export const isCourtOrder = (text: string): boolean =>
  /\bhereby\b|^(?:it is (?:further |so )?ordered|the court (?:orders?|ordered|directs?)|(?:counsel|(?:all )?parties|the parties|the clerk)(?: of (?:the )?court)? (?:shall|must|is directed|are directed)|all (?:dates|deadlines|hearings)\b)/i.test(
    text,
  );
