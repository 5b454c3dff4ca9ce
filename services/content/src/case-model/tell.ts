import { MOST_WORDS, areSayable, leans } from '../script/english/sayable.js';
import { reworded } from '../script/english/reword.js';
import { splitSpoken } from '../script/english/split.js';
import type { Called } from './called.js';

export interface Telling {
  said: string[];
  reworded: boolean;
  /** The first sentence speaks of what only the sentence before it names. */
  leans: boolean;
}

const LONGEST = 700;

/** "It was April 18, 2016.": a day set before what happened on it leans on nothing. */
export const isDay = (said: string): boolean =>
  /^It was (?:\p{L}+ \d{1,2}|\p{L}+ \d{1,2}, \d{4})\.$/u.test(said);

/** A sentence of a paper as it is said aloud, whole: in several sentences where it is long, or not at all. */
export function tell(text: string, called: Called, most = MOST_WORDS): Telling | undefined {
  if (text.length > LONGEST) return undefined;
  return toldAs(text, called, most) ?? withoutBrackets(text, called, most);
}

/** What stands in brackets is left out where the sentence cannot be said with it, unless it takes something back. */
function withoutBrackets(text: string, called: Called, most: number): Telling | undefined {
  const plain = text.replace(/ \(([^()]{1,90})\)(?=[ .,;:])/g, (all, within: string) =>
    TAKES_BACK.test(within) ? all : '',
  );
  const told = plain === text ? undefined : toldAs(plain, called, most);
  return told && { ...told, reworded: true };
}
const TAKES_BACK = /\b(?:not|never|no|except|denie[sd]|disputed|unless|but)\b/i;

function toldAs(text: string, called: Called, most: number): Telling | undefined {
  // "Bone & Joint, S.C. (the \"Group\").": what stood in brackets is gone.
  const plain = called.named(reworded(text)).replace(/(?<=\.)\.$/, '');
  const parts = called.toldApart(splitSpoken(plain));
  // "Osei was the victim" says nothing that his injuries do not; what an answer denies behind a fact is no part of it.
  const said =
    parts.length > 1
      ? parts.filter(
          (one) =>
            !/^It is (?:therefore |accordingly |further |specifically )*denied\b/.test(one) &&
            !/^\S+(?: \S+){0,3} was (?:the|a) (?:victim|suspect|witness)\.$/.test(one),
        )
      : parts;
  if (said.some((one) => called.doubtsClient(one) || called.isNote(one)) || !areSayable(said, most))
    return undefined;
  return {
    said,
    reworded: said.length > 1 || said[0] !== text,
    leans: leans(said[isDay(said[0] ?? '') ? 1 : 0] ?? ''),
  };
}
