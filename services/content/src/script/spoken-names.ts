import type { Exchange } from '../case-fields/testimony.rules.js';
import { NO_NAME } from '../case-model/names-in.js';
import { tagged } from './english/tagged.js';
import { type Mention, mentionsIn } from './mentions.js';

/** "It was open" and "I saw it was open": what stands for a thing is the subject. */
export const SUBJECT_IT =
  /\bit(?:['’]s| (?:is|was|were|had|has|did|does|would|could|came|went|\p{Ll}+ed|\p{Ll}+s))\b/u;

/** "Wendy came. Ms. Reed.": one person. "Did anyone tell you that Mr. Roe left?": two. */
export function spokenOf(text: string, names: readonly string[]): Mention[] {
  const [, first] =
    /\b(\p{Lu}\p{Ll}+) [^.]{2,60}\. (?:Mr|Ms|Mrs|Dr)\. \p{Lu}[\p{L}’'-]+[.]/u.exec(text) ?? [];
  const found = mentionsIn(text, names).filter(({ name }) => name !== first);
  return found.length > 0 && /\b(?:anybody|anyone|somebody|someone)\b/i.test(text)
    ? [...found, { name: 'the other', female: undefined }]
    : found;
}

/** "I took it out of the bin", behind "Had you seen that sling before?": the one thing of which counsel spoke. */
export function withThing(text: string, asked: string, answer = ''): string {
  const [, has] = /^It (?:has|had) an? (\p{Ll}{3,})[.,]/u.exec(answer) ?? [];
  const things = new Set(has ? [has] : [...asked.matchAll(THING)].map(([, noun]) => noun!));
  const [thing = ''] = things;
  const words = tagged(`The ${thing} was there.`);
  if (!words[thing.split(' ').length]?.tags.has('Noun')) return text;
  const own = text.split(/(“[^”]*”)/);
  if (
    things.size !== 1 ||
    /^It\b/.test(text) ||
    // "The sponge had a chip sewn in it": what it is stands in the same sentence.
    /^(?:The|Your|An?) [^“”,]*\b(?:in|on|at|to|of|with|from|under|over|behind) it\b/.test(text) ||
    (own.some((part, at) => at % 2 === 0 && SUBJECT_IT.test(part)) && !sameStart(text, asked))
  )
    return text;
  return own.map((part, at) => (at % 2 === 1 ? part : part.replace(/\bit\b/, `the ${thing}`))).join('');
}
/** "You saw it was lit", behind "You saw the board?". */
const sameStart = (text: string, asked: string): boolean =>
  /^You \p{Ll}+ it\b/u.test(text) && asked.startsWith(text.split(' ').slice(0, 2).join(' '));

const THING =
  /(?<!\bthat |\b(?:[Dd]id|[Dd]oes|[Dd]o|[Ww]ould|[Ww]ill|[Cc]ould) (?=that\b))\b(?:the|that|your) (?!same\b|day\b|time\b|morning\b|night\b|date\b|the\b|your\b|it\b|he\b|she\b|before\b|after\b|was\b|you\b)((?:(?!were|was|is|are|had|did|out|up|down)\p{Ll}{3,} ){0,2}?\p{Ll}{3,}(?<!s))(?=[.,?]| (?:on|in|at|of|off|from|to|for|above|below|under|when|before|after|every)\b)/gu;

/** Words with a capital where no sentence begins. */
export function properIn(talks: readonly Exchange[]): ReadonlySet<string> {
  const text = talks.map((one) => `${one.question} ${one.answer}`).join(' ');
  return new Set(
    [...text.matchAll(/(?<=\p{Ll},? )(?!I['’])\p{Lu}[\p{L}’'-]*\p{Ll}/gu)].map(([word]) =>
      word.replace(/['’]s$/, ''),
    ),
  );
}

/** Of them, those of whom the transcript speaks as of people. */
export function namedIn(talks: readonly Exchange[], proper: ReadonlySet<string>): string[] {
  const text = talks.map((one) => `${one.question} ${one.answer}`).join(' ');
  return [...proper].filter(
    (word) => !NO_NAME.test(word) && placesOf(word, text).some((at) => speaksOf(text, at, word)),
  );
}

function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  return places;
}

function speaksOf(text: string, at: number, word: string): boolean {
  const behind = at + word.length;
  return (
    (BEFORE_PERSON.test(text.slice(Math.max(0, at - LONGEST_BEFORE), at)) &&
      holdsAt(ENDS_NAME, text, behind)) ||
    (holdsAt(EDGE, text, at) && holdsAt(BEHIND_PERSON, text, behind))
  );
}
const holdsAt = (sticky: RegExp, text: string, at: number): boolean => {
  sticky.lastIndex = at;
  return sticky.test(text);
};
/** Letters of the longest of these words, and of the one before. */
const LONGEST_BEFORE = 16;
const BEFORE_PERSON =
  /\b(?:[Dd]id|[Cc]an|tell|told|asked?|saw|see|heard?|called|call|with|from|(?:said|talk|talked|talking|speak|spoke|wrote) to) $/;
const EDGE = /\b/y;
const ENDS_NAME = /\b(?! \p{Lu})/uy;
const BEHIND_PERSON =
  / (?:also )?(?:said|told|asked|came|went|called|took|had|waved|gave|owed|leaves|knew|did)\b/y;
