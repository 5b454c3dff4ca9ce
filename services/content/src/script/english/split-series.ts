import { countWords } from './count-words.js';
import { type Rule, sentence } from './joints.js';
import { lastName } from './last-name.js';
import { PRONOUN, subjectIn } from './subject.js';
import { isFinite, isParticipleOf, tagged } from './tagged.js';
import { PREPOSITIONS } from './words.js';

/** What somebody did, one thing after the other: fewer are cut by the rule for two. */
const FEWEST = 3;
const LONG = 20;
/** "On September 22, nine days after the report,", "On Friday, March 6, 2020, at about 4:40 p.m.,": when it was, in one or two steps. */
const WHEN =
  /^(?:On|In|At|By) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, )?[^,“”]{2,40}(?:, \d{4})?, (?:at (?:about |around |approximately )?\d{1,2}(?::\d{2})? [ap]\.m\., )?(?:[\p{L}\d-]{1,12} (?:minutes|hours|days|weeks|months) (?:after|before) [^,“”]{3,40}, )?/u;
/** One goes, looks or reaches somewhere: "stepped over the line" is no description of a thing, as "opened in May" would be. */
const MOVES =
  /^(?:stepped|walked|turned|climbed|crossed|moved|looked|reached|returned|jumped|leaned|pulled|pushed|stayed|remained|waited|worked|called|drove|went|ran|came|got)$/;
const HELPS = /^(?:was|were|had|has)$/;

/** "Orne took the key, was told to stop, opened the gate, and left": each step is a sentence of the one who took it. */
export const seriesOfSteps: Rule = (text, words) => {
  const when = WHEN.exec(text)?.[0] ?? '';
  const main = text.slice(when.length);
  if (countWords(text) <= LONG || /[“”;:]/.test(main)) return undefined;
  const own = when === '' ? words : tagged(main);
  const subject = subjectIn(main, own);
  if (!subject || subject.start > 0) return undefined;
  const first = own[subject.verb]!;
  if (!isFinite(own, subject.verb)) return undefined;
  const steps: string[] = [];
  let from = first.start;
  let closed = false;
  for (let at = subject.verb + 1; at < own.length - 1; at += 1) {
    if (!own[at]!.post.includes(',')) continue;
    const joint = own[at + 1]!.lower === 'and';
    const verb = at + (joint ? 2 : 1);
    if (!opensStep(own, verb, joint)) continue;
    steps.push(main.slice(from, own[at]!.end));
    from = own[verb]!.start;
    closed = joint;
    if (joint) break;
  }
  if (!closed || steps.length + 1 < FEWEST) return undefined;
  // "saw a man, at which time he dropped the bag, and fled": the steps are his.
  if (TURNS.test(steps[0]!)) return undefined;
  steps.push(main.slice(from));
  const name = nameOf(main.slice(0, first.start).trim(), subject.again);
  return paired(steps, name).map((step, at) =>
    sentence(at === 0 ? `${when}${main.slice(0, first.start)}${step}` : `${name} ${step}`),
  );
};

/** "He stepped in" is too short a sentence: it is told with what he did next. */
function paired(steps: readonly string[], name: string): string[] {
  const whole: string[] = [];
  for (const [at, step] of steps.entries()) {
    const before = whole.at(-1);
    if (before !== undefined && at > 1 && countWords(`${name} ${before}`) < SHORTEST)
      whole[whole.length - 1] = `${before.replace(/,$/, '')} and ${step}`;
    else whole.push(step);
  }
  return whole;
}
const SHORTEST = 4;
/** Behind it somebody else may be the one who acts. */
const TURNS =
  /, (?:at|by|after|upon|during) which\b|\b(?:whereupon|when|while|before|after|until|as) (?:the|an?|he|she|it|they|his|her|\p{Lu}\p{L}+) |\b(?:alleg\w+|said|told|stat(?:es|ed)|found|claim(?:s|ed)|testified|reported|believed|saw|knew|learned|noted|advised) (?:[\p{L}.’'-]+ ){0,4}that\b/u;

function opensStep(words: Parameters<Rule>[1], at: number, joint: boolean): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (!word || !next || word.shut) return false;
  if (HELPS.test(word.lower)) return isParticipleOf(next) || /^(?:not|never)$/.test(next.lower);
  if (!isFinite(words, at)) return false;
  return MOVES.test(word.lower) || !(isParticipleOf(word) && PREPOSITIONS.has(next.lower)) || joint;
}

/** The one who acts, as a later sentence calls him. */
const nameOf = (said: string, again: string): string => {
  if (PRONOUN.test(said.toLowerCase())) return again;
  if (/ (?:Jr|Sr)\.$/.test(said)) return said;
  return /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(said) ? lastName(said) : again;
};
