import { subjectIn } from '../script/english/subject.js';
import { AUXILIARY, finiteAt, tagged } from '../script/english/tagged.js';
import { stem } from '../script/english/likeness.js';

interface Told {
  act: string;
  /** Who acts, where it is a name. */
  actor: string | undefined;
}

const FARTHEST = 4;
/** What stands in a heading, a stamp or a prayer, or in a message, tells no event of the case. */
const NO_EVENT =
  /\b(?:[Ff]iled|FILED|[Ss]igned|WHEREFORE)\b[^.]{0,40}\d|\b(?:Case|Docket|Cause|File) (?:No|Number)\b|\b(?:wrote|sent (?:a|an) (?:\p{Ll}+ )?(?:message|e-?mail|text|letter)) to\b|^WHEREFORE\b/u;

/** What people do again on another day. */
const REPEATED = new Set(
  [
    'sent',
    'emailed',
    'e-mailed',
    'called',
    'asked',
    'told',
    'wrote',
    'texted',
    'visited',
    'met',
    'spoke',
    'paid',
    'said',
  ].map(stem),
);
/** "CO-2", "Phase II": one of several. */
const NUMBERED =
  /\b\p{Lu}{1,4}-\d{1,3}\b|\b(?:Phase|Item|Unit|Lot|Count|Invoice|Exhibit|Stage) (?:[IVX]{1,4}|\d{1,4})\b/gu;
const numberedIn = (text: string): string[] => text.match(NUMBERED) ?? [];
const apart = (one: string, other: string): boolean => {
  const [first, second] = [numberedIn(one), numberedIn(other)] as const;
  return first.length > 0 && second.length > 0 && !first.some((name) => second.includes(name));
};

/** The act that a sentence tells, by its main verb; none where it only says how things are. */
function toldIn(text: string): Told | undefined {
  if (NO_EVENT.test(text)) return undefined;
  const words = tagged(text);
  const verb = finiteAt(words, 1);
  if (verb < 0) return undefined;
  const auxiliary = AUXILIARY.test(words[verb]!.lower);
  const act = auxiliary
    ? words
        .slice(verb + 1, verb + 1 + FARTHEST)
        .find(
          ({ lower, tags }) => (/(?:ed|en|wn)$/.test(lower) || tags.has('Verb')) && !AUXILIARY.test(lower),
        )
    : words[verb];
  if (!act) return undefined;
  const again = auxiliary ? undefined : subjectIn(text, words)?.again;
  const actor =
    again && /^\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}|$)/u.test(again) ? again.split(' ').at(-1) : undefined;
  return {
    act: stem(act.lower),
    actor: actor && !/^(?:He|She|It|They|The|This|That)$/.test(actor) ? actor : undefined,
  };
}

/** Do two sentences tell of the same act, and not of the acts of two people? Only then can their figures disagree. */
export function isSameAct(one: string, other: string): boolean {
  const [first, second] = [toldIn(one), toldIn(other)];
  if (!first || !second || first.act !== second.act || REPEATED.has(first.act) || apart(one, other))
    return false;
  return first.actor === undefined || second.actor === undefined || first.actor === second.actor;
}

/** "Before 10:40 a.m.": a bound is met by any hour on its side. */
export const isBound = (text: string, value: string): boolean => {
  const at = text.indexOf(value);
  return (
    at >= 0 &&
    /\b(?:before|after|by|until|since|not later than|no later than|prior to) (?:about |approximately )?$/i.test(
      text.slice(0, at),
    )
  );
};
