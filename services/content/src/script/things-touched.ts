import { QUOTATIONS } from './english/quotes.js';

/** Words for things of which too many kinds are called so, or that nobody handles. */
const ANY =
  /^(?:day|days|time|times|year|years|month|months|week|weeks|hour|hours|minute|minutes|morning|evening|night|afternoon|work|job|home|house|office|company|court|case|money|man|men|woman|women|person|people|name|number|police|officer|officers|officials|agents|side|way|place|part|parts|end|fact|facts|thing|things|law|state|county|city|school|country|world|matter|rest|same|other|others|first|second|third|next|last|following|question|answer|request|amount|result|results|area|group|team|member|members|family|right|left|front|back|hand|hands|face|head|door|room|street|road|scene|meeting|call|report|position|plaintiff|defendant|government|system|program|process|business|party|parties|public|order|issue|issues|reason|decision|employee|employees|board|department|management|staff|customer|customers|client|clients)$/;

/** A tester for sentences about a thing that the witness handled by his own account: "the notebook", "the protocol", "the van". */
export function touchedBy(own: readonly string[]): (text: string) => boolean {
  const things = new Set(
    own.flatMap((text) =>
      [
        ...objectsOf(text).matchAll(
          /\b(?:the|an?|this|that|his|her|its|your|\p{Lu}\p{L}+['’]s) (?:[\p{Ll}-]+ ){0,2}?(\p{Ll}{3,})\b/gu,
        ),
      ]
        .map(([, noun]) => noun!)
        .filter((noun) => !ANY.test(noun) && !/(?:ed|ly|ing|al|ous|ful|ive|ic)$/.test(noun)),
    ),
  );
  return (text) =>
    [
      ...text.matchAll(
        /\b(?:[Tt]he|[Tt]his|[Tt]hat|\p{Lu}\p{L}+['’]s) (?:[\p{Ll}-]+ ){0,3}?(\p{Ll}{3,})\b/gu,
      ),
    ].some(([, noun]) => things.has(noun!));
}

/** What stands behind "you" and its verb. */
const objectsOf = (text: string): string =>
  /\b[Yy]ou (?:did not |never |\p{Ll}+ly )?\p{Ll}+ (.*)$/u.exec(text.replace(QUOTATIONS, ''))?.[1] ?? '';
