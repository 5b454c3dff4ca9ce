import { countWords } from './english/count-words.js';
import { finiteAt, tagged } from './english/tagged.js';

/** When, how much and where it was, as a short answer says it and as it stands behind a clause. */

export const lower = (text: string): string =>
  !/^(?:at|in|on|by|to|from|near|under|the|an?|my|your|his|her|about|around|last|that|just|right)\b/i.test(
    text,
  ) && /^(?:I|Mr|Ms|Mrs|Dr)\b|^\p{Lu}\p{Ll}+(?: \p{Lu}|['’]s\b)|^\p{Lu}{2,}/u.test(text)
    ? text
    : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

export const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const HOUR_WORD = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const HOUR = new RegExp(
  `^(?:\\d{1,2}:\\d\\d(?: ?[ap]\\.?m\\.?)?|\\d{1,2} ?(?:[ap]\\.?m\\.?|o['’]clock)|noon|midnight|(?:(?:a )?(?:quarter|half|five|ten|twenty)(?: minutes)? (?:to|of|past|after) )${HOUR_WORD}|${HOUR_WORD}(?:-(?:ten|fifteen|twenty|thirty|forty|forty-five|fifty))?(?: o['’]clock| [ap]\\.?m\\.?)?)$`,
  'i',
);
const DAY = new RegExp(
  `^(?:${MONTH} \\d{1,2}(?:, \\d{4})?|the \\d{1,2}(?:st|nd|rd|th)(?: of ${MONTH})?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?:(?: and|,) (?:the \\d{1,2}(?:st|nd|rd|th)|${MONTH} \\d{1,2}))?$`,
  'i',
);
const SPAN = new RegExp(`^(?:${MONTH}(?: of| in)?(?: \\d{4})?|\\d{4})$`, 'i');
const PREPOSED =
  /^(?:at|in|on|around|about|before|after|between|during|by|from|since|that|the (?:next|same|day|week|night|morning|evening|month|year)|last|right|just|shortly)\b.{3,}/i;

/** When it was, as it stands behind a clause. */
export function timeOf(answer: string): string | undefined {
  const [, near = '', bare = ''] = /^(about |around |approximately |maybe )?(.+)$/i.exec(answer) ?? [];
  const said = near.replace(/maybe /i, 'about ').toLowerCase();
  if (HOUR.test(bare))
    return `at ${said}${/^(?:noon|midnight|[a-z])/i.test(bare) ? bare.toLowerCase().replace(/ o['’]Clock/i, ' o’clock') : bare}`;
  if (DAY.test(bare)) return `on ${/^the /i.test(bare) ? lower(bare) : bare}`;
  if (SPAN.test(bare)) return `in ${bare}`;
  return PREPOSED.test(answer) ? lower(answer) : undefined;
}

const AMOUNT =
  /^(?:about |around |maybe |approximately |at least |more than |less than |almost |nearly |over |only )?(?:\$?\d[\d,.]*|an?|once|twice|half|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{Ll}+)?|hundred)(?: hundred| thousand)?)\b[^,;]{0,30}$/iu;
export const UNIT =
  /\b(?:second|minute|hour|day|week|month|year|inch|foot|feet|yard|mile|block|meter|pound|ton|degree|percent|dollar)s?\b|\$/i;
export const amountOf = (answer: string): string | undefined =>
  AMOUNT.test(answer) ? lower(answer).replace(/^maybe /, 'about ') : undefined;

export const PLACE =
  /^(?:at|in|on|by|near|behind|beside|under|across|inside|outside|to|from|down|up|over|next to)\b/i;

/** A person, a thing or a place in a few words, and nobody in particular. */
export const isNamed = (answer: string): boolean =>
  countWords(answer) <= 6 &&
  finiteAt(tagged(`${answer}.`)) < 0 &&
  !/^(?:I|me|it|he|she|they|we|nobody|no one|not|never|yes|no|none|neither|just|only|maybe|probably|perhaps|depends|sure|whoever|them|him|her|your|you|we|don['’]t|don|can|could|might|a good|a while|same|somebody|someone|everybody|everyone)\b/i.test(
    answer,
  );
