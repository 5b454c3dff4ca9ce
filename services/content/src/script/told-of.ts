import { QUOTATIONS } from './english/quotes.js';
import { isPast, tagged } from './english/tagged.js';
import { AMBIGUOUS_PAST } from './english/verb-lists.js';

/** A question and its answer stay together. */
export const EXCHANGE = /^You (?:were asked|answered): /;

const LONGEST_GOAL = 110;
/** "Fourteen days after the water was shut off": when, and not what. */
const A_TIME =
  /^[\p{L}\d-]+ (?:minutes?|hours?|days?|weeks?|months?|years?) (?:after|before|later)\b[^,]*$/iu;

/** "You did not test it" as others tell it; undefined where "you" stands in it again. */
export function toldOf(text: string, name: string): string | undefined {
  const plain = text.replace(/[.]+(?=[”"]?$)/, '');
  if (EXCHANGE.test(plain) || A_TIME.test(plain) || plain.length > LONGEST_GOAL) return undefined;
  const own = plain.replace(/^You (were|are|have|do)\b/, (_, verb: string) => `${name} ${THIRD[verb]}`);
  const told = own
    .replace(/^You (?=(?:\p{L}+ly )?(?:\p{Ll}+ed|did|had|could|would|never|\p{Ll}{2,})\b)/u, `${name} `)
    .replace(
      /\b(told|warned|informed|showed|gave|asked|wrote to|spoke with|reported to) you\b/,
      `$1 ${name}`,
    );
  if (/\byou(?:r|rs|rself)?\b/i.test(told.replace(QUOTATIONS, ''))) return undefined;
  // "You go by Denise": the third person has another form of the verb; a quotation that was cut has no end.
  if (told !== own && isPresent(told.slice(name.length + 1))) return undefined;
  if ((told.match(/“/g)?.length ?? 0) !== (told.match(/”/g)?.length ?? 0)) return undefined;
  return /^(?:The|An?|There|At|On|In|That|Every|Each|All|No|Some) /.test(told)
    ? `${told.charAt(0).toLowerCase()}${told.slice(1)}`
    : told;
}
const isPresent = (behind: string): boolean => {
  const [verb] = tagged(`You ${behind}`)
    .slice(1)
    .filter(({ tags }) => tags.has('Verb'));
  return (
    verb !== undefined &&
    !isPast(verb) &&
    !AMBIGUOUS_PAST.test(verb.lower) &&
    (verb.tags.has('PresentTense') || verb.tags.has('Infinitive'))
  );
};
const THIRD: Record<string, string> = { were: 'was', are: 'is', have: 'has', do: 'does' };
