import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { TITLE } from '../case-model/names-in.js';
import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import { bearingOf } from '../case-model/bearing.js';
import { disputedAmong } from './disputed.js';
import { countWords } from './english/count-words.js';
import { ended } from './english/phrases.js';
import { subjectIn } from './english/subject.js';
import { isPast, tagged } from './english/tagged.js';
import { isHumanRole } from './human-role.js';
import { type Line, resting } from './line.js';

const LONGEST = 14;
/** Nobody is announced with what speaks for the other side. */
const STANDS: ReadonlySet<string> = new Set(['ours', 'neither']);
/** Points at what only the story around it names, or quotes. */
const POINTS =
  /[“"]|\b(?:he|she|him|her|his|hers|it|its|they|them|their|there|this|these|those|same|also|again|next|(?:that|the) (?:day|morning|evening|night|week|month|year|time))\b/i;
const STATE = /^(?:was|were|had|did|is|has|(?:did|was|were|had|has)n['’]t)$/;
/** "pulled twenty and three broke": somebody or something else did the second. */
const OF_TWO = /\band (?:\d+|two|three|four|five|six|seven|eight|nine|ten|the|an?) /i;

/**
 * "You will hear from Lindqvist, who examined the house in January.": a witness with what the file has her do, else with who she
 * is. Nobody is announced of whom neither is known, except the client.
 */
export function heardFrom(brief: Brief, person: ModelPerson, facts: readonly ModelFact[]): Line | undefined {
  // "Commonwealth: I did not want to say a hundred.": a government is no witness.
  if (/^(?:the )?(?:commonwealth|state|people|government|united states)\b/i.test(person.name))
    return undefined;
  const lead = `You will hear from ${person.name}`;
  if (person.side === 'ours') return resting(ended(lead), person);
  const disputed = disputedAmong(brief, facts);
  const acts = facts
    .filter(
      (fact) =>
        fact.people.includes(person.id) &&
        !disputed.has(fact) &&
        !isPressed(brief, fact) &&
        STANDS.has(bearingOf(brief.read, fact).favors),
    )
    .sort((a, b) => b.force - a.force);
  for (const fact of acts)
    for (const text of fact.said) {
      const act = actOf(person, text, brief.read.shared);
      if (act) return { ...resting(`${lead}, who ${act}`, person, fact), reworded: true };
    }
  // "An operator" says of nobody what he knows.
  return person.role && isHumanRole(person.role) && /^(?:the|\p{Lu}[\p{L}]*['’]s) /u.test(person.role)
    ? { ...resting(`${lead}, ${person.role}.`, person), reworded: true }
    : undefined;
}

/** What a witness answered to counsel in a civil case is read out, and says nothing of what he will be called for. */
const isPressed = ({ read }: Brief, fact: ModelFact): boolean => {
  const { as, side } = bearingOf(read, fact).teller;
  return as === 'testimony' && side !== 'ours' && !read.sides.criminal;
};

function actOf({ name }: ModelPerson, text: string, shared: ReadonlySet<string>): string | undefined {
  // A surname that two people bear is hers only behind her first name.
  if (shared.has(surname(name)) && !text.includes(name.split(' ')[0]!)) return undefined;
  // "Andre Moss received" is nothing that Curtis Moss did.
  const [, first] =
    new RegExp(`(\\p{Lu}[\\p{L}’'-]+) (?:\\p{Lu}\\. )?${surname(name)}\\b`, 'u').exec(text) ?? [];
  if (first && !TITLE.test(first) && !name.includes(first)) return undefined;
  const words = tagged(text);
  const subject = subjectIn(text, words);
  const verb = subject && words[subject.verb];
  if (!verb || subject.start > 0 || !isPast(verb) || STATE.test(verb.lower)) return undefined;
  if (subject.again.split(' ').at(-1) !== surname(name)) return undefined;
  const act = text.slice(verb.start);
  return POINTS.test(act) || OF_TWO.test(act) || countWords(act) > LONGEST ? undefined : act;
}
