import type { ModelClaim } from '@lectern/contracts/case-model';
import { joined } from '../english/phrases.js';
import { type Brief, filled, ours } from '../brief.js';
import { type Line, resting } from '../line.js';
import { amountSlot, oursToAsk, wholeSums } from '../parts.js';

/** What those who decide are asked to write: the answer to each claim, for whom, and how much. */
export function verdict(brief: Brief, claims: readonly ModelClaim[]): Line[] {
  const { side, people } = brief.model;
  const { criminal, opponent } = brief.read.sides;
  const own = people.find((person) => person.side === 'ours');
  const other = people.find((person) => person.side === 'theirs');
  if (side === 'unknown') return [filled(brief, 'ask')];
  if (criminal) {
    if (side === 'claiming')
      return [
        opponent && other
          ? resting(`We ask you to find ${opponent.short} guilty.`, other)
          : filled(brief, 'ask'),
      ];
    return [own ? resting(`We ask you to find ${ours(brief)} not guilty.`, own) : filled(brief, 'ask')];
  }
  const judge = brief.forum.decider === 'judge';
  const form =
    claims.length > 0 && !judge
      ? [
          resting(
            `Where the verdict form asks you about ${joined(
              claims.map(({ name }) => name),
              'and',
            )}, write ${side === 'claiming' ? 'yes' : 'no'}.`,
            ...claims,
          ),
        ]
      : [];
  const asks = own
    ? resting(
        judge
          ? `We ask ${brief.forum.court} to decide for ${ours(brief)}.`
          : `We ask you for a verdict for ${ours(brief)}.`,
        own,
      )
    : filled(brief, 'ask');
  return [...form, asks, ...(side === 'claiming' ? amounts(brief) : [])];
}

/** The one sum that is all that is asked, else each sum that the file names with what it is for, and the place for the rest. */
function amounts(brief: Brief): Line[] {
  const place = amountSlot(brief);
  if (brief.slots.amount) return place ? [place] : [];
  const whole = wholeSums(brief);
  if (whole.length === 1) return [resting(`The number is ${whole[0]!.amount}.`, whole[0]!)];
  const named = oursToAsk(brief).flatMap((wish) =>
    itemsOf(wish.text).map((item) => ({ ...resting(`We ask for ${item}.`, wish), reworded: true })),
  );
  return [...named, ...(place ? [place] : [])];
}

/** A sum with what it is for: "medical expenses of $4,000", "$4,000 under the policy", "return of the $900 deposit". */
const ITEM =
  /(?<!\p{L})(?:[Rr]eturn of (?:the|his|her|their|its) \$\d[\d,.]*\d(?: (?!and\b)\p{Ll}+){1,2}|\p{L}\p{Ll}* (?:\p{Ll}+ ){0,4}of \$\d[\d,.]*\d)|\$\d[\d,.]*\d under the (?:policy|contract|lease|agreement|note)/gu;
/** "judgment against them for lost wages of": the item begins behind the last preposition. */
const BEFORE_ITEM = /^.*\b(?:for|in|against|and|plus|award|awarding|recover)\b /u;
const NO_ITEM = /\b(?:[Aa]mount|sum|total|excess|judgment|minimum|maximum)\b/;

const itemsOf = (text: string): string[] =>
  [...text.matchAll(ITEM)]
    .map(([item]) => (/^(?:\$|return)/i.test(item) ? item : item.replace(BEFORE_ITEM, '')))
    .filter((item) => !NO_ITEM.test(item) && !item.startsWith('of '))
    .map((item) => item.charAt(0).toLowerCase() + item.slice(1));
