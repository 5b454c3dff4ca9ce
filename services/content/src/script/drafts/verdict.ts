import type { ModelClaim } from '@lectern/contracts/case-model';
import { joined } from '../english/phrases.js';
import { countWords } from '../english/count-words.js';
import { type Brief, filled, ours } from '../brief.js';
import { amountIn } from '../../case-model/claims.js';
import { type Line, resting } from '../line.js';
import { MONEY, amountSlot, oursToAsk, wholeSums } from '../parts.js';

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
    itemsOf(wish.text)
      .filter(
        (item) =>
          amountIn(item) && MONEY.test(item) && countWords(item) <= MOST_WORDS && !SEVERAL_SUMS.test(item),
      )
      .map((item) => ({ ...resting(`We ask for ${item}.`, wish), reworded: true })),
  );
  return [...named, ...(place ? [place] : [])];
}

const MOST_WORDS = 12;
const SEVERAL_SUMS = /\$.*\$/;

/** "judgment for medical expenses of $4,000, for lost wages, and for costs": each item without its frame. */
const itemsOf = (text: string): string[] =>
  text
    .split(/[,;] (?=\D)(?:and )?(?:for )?| and (?=such |for |any )(?:for )?/)
    .map((item) => item.replace(FRAME, ''))
    .map((item) => item.charAt(0).toLowerCase() + item.slice(1));
const FRAME =
  /^(?:that )?(?:(?:for |enter |entering )?(?:an? )?(?:judgment|award)(?: be entered)?(?: against \p{Lu}[^,;$]{2,60}?)? )?(?:for |of |in the (?:amount|sum) of |awarding )?(?=\S)/iu;
