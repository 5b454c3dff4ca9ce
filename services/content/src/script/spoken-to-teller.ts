import type { ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import type { Gender } from '../case-model/genders.js';
import { surname } from '../case-model/sides.js';
import { outsideQuotes } from './english/quotes.js';

/** Who tells, as far as pronouns need to know him. */
export interface Teller {
  gender: Gender | undefined;
  others: readonly ModelPerson[];
  /** The sentence is his from its first word: "Moss, 64, mother: he came at noon". */
  names: boolean;
  /** The question that stands before it, "How long?" */
  asked?: string;
  /** In the memo of an interview: of the people of the file those whom "he", or "she", cannot mean. */
  apart?: readonly ModelPerson[];
  /** Each thing told with the names of those whom it calls "she", or "he"; undefined where that is not known. */
  named?: (text: string) => string | undefined;
}

/** "I spoke to W-1 Orne": from here on another tells. */
export const SPOKE =
  /^(?:(?:On|At) [^,“”]{3,30},? )?(?:I|We|R\/O|This officer|(?:Officer|Deputy|Detective|Sergeant|Trooper) \p{Lu}[\p{L}’'-]+) (?:then |also |next |later |again )?(?:spoke|talked|met|interviewed|questioned|contacted|canvassed|took a (?:\p{Ll}+ )?statement)\b/u;

/** The words with the teller spoken to; undefined where a pronoun may be somebody else's. */
export function toHim(
  given: string,
  { gender, others, apart, named: withNames }: Teller,
): string | undefined {
  const text = withNames ? withNames(given) : given;
  if (text === undefined) return undefined;
  const bare = text.replace(/“[^”]*”/g, ' ');
  if (OF_ANOTHER.test(bare)) return undefined;
  if (apart && gender && mayMeanAnother(bare, gender)) return undefined;
  const he = /\b(?:he|him|his|himself)\b/i.test(bare);
  const she = /\b(?:she|her|hers|herself)\b/i.test(bare);
  if (gender === undefined) return he || she ? undefined : text;
  const own = gender;
  const pronoun = own === 'he' ? HE : SHE;
  // "Dale was on the couch, and he slept": he may be Dale.
  const named = others.some(({ name }) =>
    new RegExp(`\\b${escaped(surname(name))}\\b|\\b${escaped(name.split(' ')[0]!)}\\b`, 'u').test(bare),
  );
  const leads = pronoun.first.test(bare);
  if (named && (!leads || apart) && (own === 'he' ? he : she) && AFTER_NAME.test(bare)) return undefined;
  if (apart && (pronoun.behindAnother.exec(bare)?.slice(1) ?? []).some((one) => !isAmong(one, apart)))
    return undefined;
  const turned = outsideQuotes(text, (part) =>
    agreeing(pronoun.words.reduce((said, [from, to]) => said.replace(from, to), part)),
  );
  return UNTURNED.test(turned.replace(/“[^”]*”/g, ' ')) ? undefined : turned;
}
const AFTER_NAME = /\p{Lu}\p{L}{1,24} [^.]{0,80}\b(?:he|she|his|him)\b/u;
/** "He did not know the guy's name but knew him": whom he knew is not himself. */
export const OF_ANOTHER =
  /\b[Hh]e (?:(?!(?:that|when|if|because|who|which|what|where|while|as|until|after|before|she|they|it|I)\b)\p{Ll}[\p{L}’']* )+him\b/u;
/** "The welder came by and he cut the pins": a man who is not named, before the pronoun. */
export const mayMeanAnother = (told: string, gender: Gender): boolean =>
  !(
    gender === 'he'
      ? /^(?:(?:that|how|if|whether|when|who|what) )?he\b/i
      : /^(?:(?:that|how|if|whether|when|who|what) )?she\b/i
  ).test(told) && SOMEBODY_ELSE[gender].test(told);
const HUMAN = String.raw`(?:\p{Ll}+(?:man|ist|keeper|worker|owner|driver|officer|manager|operator|inspector|contractor|supervisor|director|teacher|plumber|welder|roofer|foreman|neighbor|tenant|landlord|attorney|agent|doctor)|(?:man|guy|welder|driver|worker|owner|officer|manager|operator|inspector|contractor|supervisor|director|teacher|plumber|roofer|foreman|neighbor|tenant|landlord|agent|doctor|nurse|aide|clerk|cop|deputy|boss|chief|friend|partner|kid|cousin|carpenter|painter|mechanic|technician|electrician|guard|customer|client|employee|engineer|banker|broker|seller|buyer|helper|laborer|lawyer|priest|judge))`;
const BEFORE_HIM = String.raw`\b(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Tt]heir|\p{Lu}\p{L}+['’]s) (?:\p{Ll}+ ){0,2}`;
const SOMEBODY_ELSE: Record<Gender, RegExp> = {
  he: new RegExp(
    `${BEFORE_HIM}(?:${HUMAN}|brother|son|father|uncle|nephew|husband|boy|dad)\\b[^.]{1,120}\\b(?:he|his|him)\\b`,
    'u',
  ),
  she: new RegExp(
    `${BEFORE_HIM}(?:${HUMAN}|sister|daughter|mother|aunt|niece|wife|girl|woman|mom)\\b[^.]{1,120}\\b(?:she|her)\\b`,
    'u',
  ),
};
const isAmong = (word: string, persons: readonly ModelPerson[]): boolean =>
  persons.some(({ name }) => name.split(/[ -]/).includes(word));
/** "you opens the mail", "you kept the books, enters the bills" */
const UNTURNED =
  /\b[Yy]ou (?:\p{L}+ly )?(?!(?:was|always|sometimes|perhaps|thus|plus|less|yes)\b)\p{Ll}+[^s\W]s\b(?= (?:the|an?|to|that|it|your|in|on|at|up|out|with|for)\b|[.,]|$)|\b[Yy]ou \p{Ll}+ [^.]*, \p{Ll}+s (?:the|an?|your)\b/u;
const HE = {
  first: /^(?:that |how |if |whether |when |who |what )?(?:he|his)\b/i,
  behindAnother:
    /(?<=\p{L} )(?<!\b(?:in|at|on|from|of|to|the|near|for|with|by|and) )(\p{Lu}\p{Ll}+) (?:had|was|is|did|said|told|came|went|has|would|could|\p{Ll}+ed)\b[^.]{0,80}\b(?:he|his|him)\b/u,
  words: [
    [/\bhimself\b/g, 'yourself'],
    [/\bHe\b/g, 'You'],
    [/\bhe\b/g, 'you'],
    [/\bhim\b/g, 'you'],
    [/\bHis\b/g, 'Your'],
    [/\bhis\b/g, 'your'],
  ] as [RegExp, string][],
};
const SHE = {
  first: /^(?:that |how |if |whether |when |who |what )?(?:she|her)\b/i,
  behindAnother:
    /(?<=\p{L} )(?<!\b(?:in|at|on|from|of|to|the|near|for|with|by|and) )(\p{Lu}\p{Ll}+) (?:had|was|is|did|said|told|came|went|has|would|could|\p{Ll}+ed)\b[^.]{0,80}\b(?:she|her)\b/u,
  words: [
    [/\bherself\b/g, 'yourself'],
    [/\bShe\b/g, 'You'],
    [/\bshe\b/g, 'you'],
    [/\b[Hh]ers\b/g, 'yours'],
    [/\b(with|to|from|told|asked|gave|saw|hit) her(?=[ .,;]|$)(?! \p{Ll}{3,})/gu, '$1 you'],
    [
      /\bher(?=[.,;?]|$| (?:to|that|about|if|in|on|at|with|for|from|when|and|or|not|how|why|what|where)\b)/gu,
      'you',
    ],
    [/\bHer\b/g, 'Your'],
    [/\bher\b/g, 'your'],
  ] as [RegExp, string][],
};
const agreeing = (part: string): string =>
  part
    .replace(/\b([Yy]ou)((?: \p{L}+ly| also| then| never)?) was\b/gu, '$1$2 were')
    .replace(/\b([Yy]ou)((?: \p{L}+ly| also| then| never)?) is\b/gu, '$1$2 are')
    .replace(/\b([Yy]ou)((?: \p{L}+ly| also| then| never)?) has\b/gu, '$1$2 have')
    .replace(/\b([Yy]ou)((?: \p{L}+ly| also| then| never)?) does\b/gu, '$1$2 do')
    .replace(
      /\b([Yy]ou) (lives|works|knows|thinks|goes|drives|owns|wants|needs|says|considers|believes|keeps|makes|opens|signs|remembers|recalls|uses|pays|leaves|sees)\b/g,
      (_, you: string, verb: string) => `${you} ${verb === 'goes' ? 'go' : verb.slice(0, -1)}`,
    );
