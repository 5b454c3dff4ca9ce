import { countWords } from '../script/english/count-words.js';
import { isClause } from '../script/english/split.js';
import { ADMITS_FAULT } from './granted-faults.js';

const LONGEST_SAID = 20;
/** "Open or shut?", "Who did you work for?": says nothing to those who were not there. */
const SHORTEST_QUESTION = 5;
const LONGEST_QUESTION = 16;

/** Sentences of one quotation stay together. */
export const wholeQuotes = (units: readonly string[]): string[] =>
  units.reduce<string[]>((whole, unit) => {
    const last = whole.at(-1);
    if (last !== undefined && last.split('“').length > last.split('”').length)
      whole[whole.length - 1] = `${last} ${unit}`;
    else whole.push(unit);
    return whole;
  }, []);

/** Says something without its question: a subject, a verb, and no more words than are said in one breath. */
export function tells(text: string, subjectKnown = false): boolean {
  const words = countWords(text);
  // "I told Rick Palko, the superintendent." does not say what.
  if (/^I (?:told|asked|called|said to) [^,.]{2,30}(?:, [^,.]{3,40})?\.$/.test(text)) return false;
  // "I have been for six years." does not say what.
  if (/^I (?:have|had|did|do|was|am)(?: been)?(?: (?:for|since|in|on|at|until) [^,.]{2,40})?\.$/.test(text))
    return false;
  // "The user ID is AB.": letters that nobody has seen; "Every two years, whichever is first." has no verb of its own.
  if (
    /^The [\p{L} ]{2,30} (?:is|was) \p{Lu}{2,5}\.$|^(?:Every|Each|All|At|On|In)\b[^,]*, (?:whichever|whoever|who|which)\b|^(?:On|In|At|By|With|From|For) [^,]*\b(?:what|who|which) [^,]*$/u.test(
      text,
    )
  )
    return false;
  // "I wouldn't say make up.": only counsel's word is put off.
  if (/^(?:I|We) (?:wouldn['’]t|would not) (?:say|call it|put it|use)\b/i.test(text)) return false;
  // "You called me and said come.": whoever asks is spoken to.
  if (/^You\b/.test(text)) return false;
  if (words < (subjectKnown ? 3 : 5) || words > LONGEST_SAID || !/[.!]”?$/.test(text)) return false;
  if (/^(?:yes|no|it|they|that|he|she|this|those|not|around|about|because|and|but|so|well)\b/i.test(text))
    return false;
  // "Second one was late." and "Chart said 38.": a piece of a sentence that stood before.
  return (subjectKnown || WITH_SUBJECT.test(text)) && isClause(text);
}
const WITH_SUBJECT =
  /^(?:(?:So|But|Then),? )?(?:I|The|A|An|My|Our|We|You|His|Her|Every|Each|All|No|Nobody|Some|There|At|On|In|After|Before|When|While|Until|Mr|Ms|Mrs|Dr|Officer|Detective)\b|^\p{Lu}\p{L}+ \p{Lu}\p{L}+ \p{Ll}/u;

/** A pronoun before which the sentence names nobody and nothing that it could be. */
export function pointsBack(text: string): boolean {
  const at = /\b(?:he|him|his|she|her|they|them|their|it|there|those)\b/i.exec(text)?.index;
  if (/\b(?:[Bb]efore|[Aa]fter|[Ss]ince|[Uu]ntil|[Bb]esides) (?:that|this|then)\b/.test(text)) return true;
  if (/\b(?:said|say|do|did|done|think|thought|mean|like|about) (?:that|this|it|so)[.!]$/i.test(text))
    return true;
  return (
    at !== undefined &&
    !/\b(?:the|an?|my|our|some|two|three|every) \p{L}+|(?<=\s)(?!I\b)\p{Lu}\p{Ll}+/u.test(text.slice(0, at))
  );
}

/** What is asked names what it asks for, and the answer is more than a yes. */
export const standsAlone = (asked: string, told: string): boolean =>
  /^[^“”"]{8,120}\?$/.test(asked) &&
  !/\p{Ll}(?<!\b(?:Mr|Ms|Mrs|Dr))[.] \p{Lu}|\b(?:that|this) (?:sentence|line|word|entry|page|paragraph)\b/u.test(
    asked,
  ) &&
  !/\b(?:he|him|his|she|her|they|them|their|it|its|those|these|there|one|then|when you say|(?:that|this)(?=[?.,]| (?:one|is|was|did)\b))(?!\p{L})/iu.test(
    asked,
  ) &&
  countWords(asked) >= SHORTEST_QUESTION &&
  countWords(asked) <= LONGEST_QUESTION &&
  countWords(told) > 1 &&
  countWords(told) <= LONGEST_SAID &&
  !/^(?:yes|no|yeah|right|correct|i (?:did|do|was|am)|not that|who|what|okay)\b|\b(?:I (?:think|guess|believe)|maybe)\b/i.test(
    told,
  );

/** A fault that a witness grants is told with its question, whatever either points to. */
export const admits = (asked: string, told: string): boolean =>
  ADMITS_FAULT.test(told) &&
  /[.?]$/.test(asked) &&
  countWords(asked) <= LONGEST_QUESTION &&
  countWords(told) <= LONGEST_SAID;
