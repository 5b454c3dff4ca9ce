import type { ModelFact } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { allegiancesOf, sideThat } from '../case-model/allegiance.js';
import { type Cast, bearingOfAccused } from '../case-model/bearing-of-accused.js';
import { castOf } from '../case-model/bearing-cast.js';
import type { ReadCase } from '../case-model/build.js';
import { isEdited } from '../case-model/corrections.js';
import type { FileSentence } from '../case-model/file-sentences.js';
import { speakerOf } from '../case-model/first-person.js';
import { signedIn, speakerIn } from '../case-model/statements-in.js';
import { isOfThePast } from '../case-model/floors.js';
import { RANKED } from '../case-model/interviewed.js';
import { placeOf, placesOf } from '../case-model/pronouns.js';
import { surname } from '../case-model/sides.js';
import { type Brief, told } from './brief.js';
import { type Paragraph, framing } from './line.js';
import { GIVES_WAY } from './gives-way.js';
import { leans } from './english/sayable.js';
import { retold } from './retold.js';

/** Somebody who was there, stands for neither side, and saw the one who was hurt go at the accused. */
export interface Eyewitness {
  name: string;
  facts: ModelFact[];
}

/** "He is godfather to my son", "we work together": who says so of the one who was hurt is not nobody's friend. */
const CLOSE =
  /(?<!\b(?:his|her|their|[\p{L}]['’]s) (?:\p{Ll}+ )?)\b(?:friends?|buddy|godfather|godmother|cousin|brother|sister|boyfriend|girlfriend|wife|husband|fianc[eé]e?|roommate|co-?worker|work(?:ed)? (?:together|with)|grew up|live(?:d|s)? with|dat(?:ed|ing)|uncle|aunt|nephew|niece|married)\b/iu;
const OF_HIMSELF = /\b(?:I|[Mm]e|[Mm]y|[Mm]ine|[Ww]e|[Oo]ur)\b/;
const STRIKES =
  /\b(?:hit|hits|struck|swung|swinging|punch\w*|kick\w*|stabbed|shot|slash\w*|beat|chok\w*|threw|pulled (?:a|the|his|her|out))\b/i;
const HURT =
  /\b(?:bleeding|blood|unconscious|screamed|yelled for help|crying|cried|laughed|hurt|broken|limp|not moving)\b/i;
/** What he makes of it, and words of his own that the paper does not mark as such: "I said Travis let it go". */
const OPINES =
  /\b(?:thinks?|thought|guess\w*|figured|supposed?|would (?:say|put|guess|estimate)|believes?|(?:looked|seemed|appeared) (?:to \p{Lu}\p{L}* )?(?:like|as if)|probably|maybe|might)\b|\b(?:said|told \p{Lu}?\p{L}+) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:let|come|stop|get|go|leave|calm|knock|quit|cut|back)\b/u;
const FEWEST = 4;
const MOST = 22;

const eyewitnesses = new WeakMap<Brief, readonly Eyewitness[]>();

/**
 * Accounts of bystanders that speak for one who is accused of hurting somebody, each in the order of its paper and without what hurts
 * him: where the file holds no account of his own, they are his story.
 */
export function eyewitnessesOf(brief: Brief): readonly Eyewitness[] {
  const known = eyewitnesses.get(brief);
  if (known) return known;
  const { read } = brief;
  const found =
    read.sides.criminal && sideThat(read, 'defending') === 'ours' && !read.typed ? accountsIn(brief) : [];
  eyewitnesses.set(brief, found);
  return found;
}

/** The account of each of them as a part of a speech, behind a sentence that names him. */
export const seenBy = (brief: Brief, lead: (name: string) => string): Paragraph[] =>
  eyewitnessesOf(brief).flatMap(({ name, facts }) =>
    told(brief, `What ${name} saw`, facts, [framing(lead(name))]),
  );

/** Points without what one of the accounts tells. */
export function untoldOf<T extends { facts: ModelFact[] }>(
  points: readonly T[],
  seen: readonly Eyewitness[],
): T[] {
  const known = new Set(seen.flatMap(({ facts }) => facts.map(({ text }) => text)));
  return points
    .map((point) => ({ ...point, facts: point.facts.filter(({ text }) => !known.has(text)) }))
    .filter(({ facts }) => facts.length > 0);
}

function accountsIn(brief: Brief): Eyewitness[] {
  const { read } = brief;
  const known = castOf(read);
  const accused = read.model.people.find(({ side, role }) => side === 'ours' && role === 'our client');
  const cast = { ...known, accused: [...known.accused, ...(accused ? [accused.name.split(' ')[0]!] : [])] };
  const wronged = cast.wronged.filter((name) => /^\p{Lu}\p{Ll}/u.test(name));
  if (wronged.length === 0) return [];
  return statements(read).flatMap(({ name, sentences }) => {
    if (!standsForNobody(read, name, [...cast.accused, ...cast.near, ...wronged])) return [];
    const named = sentences.map(({ text, document }) =>
      (read.voices.get(document.name)?.called ?? read.called).named(text),
    );
    if (named.some((text) => sidesWith(text, wronged))) return [];
    const whole = retold(brief, sentences).filter(
      (fact) =>
        isEdited(fact) || (!fact.said.some((text) => OPINES.test(text)) && fact.said.some(isOfThePast)),
    );
    const principals = [...wronged, ...cast.accused];
    const texts = whole.flatMap(({ said }) => said);
    const acting = withActors(texts, principals);
    const bearings = acting.map((text) => bearingOfAccused(text, cast, { toldByNear: false, goesOn: false }));
    // "He came at Bart": who did, is not Bart.
    const against = bearings.filter(
      (one, at) => one?.why === 'provocation' && (acting[at] === texts[at] || !isAbout(texts[at]!, wronged)),
    );
    const isTheirs = (text: string): boolean => {
      const at = texts.indexOf(text);
      return (
        bearings[at]?.favors === 'claiming' || hurtsAnybody(text, acting[at] ?? text, { ...cast, wronged })
      );
    };
    const mayTell = (fact: ModelFact): boolean =>
      isEdited(fact) ||
      (!fact.said.some((text) => GIVES_WAY.test(text) || isTheirs(text)) &&
        (goesOn(fact.said[0]!) || isAbout(fact.said.join(' '), principals)));
    const first = whole.findIndex(({ said }) => said.some((text) => isAbout(text, principals)));
    const facts = following(read, whole.slice(Math.max(0, first)).filter(mayTell)).slice(0, MOST);
    return against.length > 0 && facts.length >= FEWEST ? [{ name, facts }] : [];
  });
}

/** "He went out", "Vask heard him say ...": of whom, the sentence before tells. */
const goesOn = (said: string): boolean => leans(said) || /\b(?:heard|saw) (?:him|her)\b/.test(said);

/** Those that name somebody, and those that go on behind one that is told. */
function following({ sentences }: ReadCase, told: readonly ModelFact[]): ModelFact[] {
  const places = placesOf(sentences);
  let last = NaN;
  return told.filter((fact) => {
    const at = placeOf(fact, places) ?? NaN;
    if (goesOn(fact.said[0]!) && at - last !== 1) return false;
    last = at;
    return true;
  });
}

/** Whoever is close to the one who was hurt, or came with him, tells it for those who accuse. */
const sidesWith = (text: string, wronged: readonly string[]): boolean =>
  (CLOSE.test(text) && OF_HIMSELF.test(text) && isAbout(text, wronged)) ||
  new RegExp(
    `\\b(?:I|[Ww]e) (?:was|were|came|went|sat|drove|got)\\b[^.,]{0,40}\\bwith (?:\\p{Lu}\\p{L}+ )?(?:${wronged.map(escaped).join('|')})`,
    'u',
  ).test(text);

/** "He put a hand on him": by the name of the one of these whom the sentence before is about. */
function withActors(said: readonly string[], names: readonly string[]): string[] {
  const opens = new RegExp(
    `^(?:[^,]{3,30}, )?(?:\\p{Lu}\\p{L}+ )?(${names.map(escaped).join('|')})(?![\\p{L}-])`,
    'u',
  );
  let last: string | undefined;
  return said.map((text) => {
    last = opens.exec(text)?.[1] ?? last;
    return last ? text.replace(/^(?:Then |And )?(?:He|She)\b/, last) : text;
  });
}

const isAbout = (text: string, names: readonly string[]): boolean =>
  new RegExp(`(?<![\\p{L}-])(?:${names.map(escaped).join('|')})(?![\\p{L}-])`, 'u').test(text);

/** Does the accused lay hands on somebody in it, or may he, or is somebody hurt? `acting` has his name for "he". */
function hurtsAnybody(
  text: string,
  acting: string,
  { accused, wronged }: Pick<Cast, 'accused' | 'wronged'>,
): boolean {
  if (HURT.test(text) || (STRIKES.test(text) && /^(?:Then |And |So )?(?:he|she)\b/i.test(text))) return true;
  const [, behind] =
    new RegExp(
      `^(?:[^,]{3,30}, )?(?:Then |And )?(?:\\p{Lu}\\p{L}+ )?(?:${accused.map(escaped).join('|')})(?![\\p{L}-])(.*)$`,
      'u',
    ).exec(acting) ?? [];
  return behind !== undefined && (STRIKES.test(behind) || isAbout(behind, wronged));
}

interface Statement {
  name: string;
  sentences: FileSentence[];
}

/** What single persons wrote down of what they saw: a statement within a paper, or a paper that is one. */
function statements({ papers, sentences }: ReadCase): Statement[] {
  return papers
    .filter(({ kind }) => kind !== 'transcript' && kind !== 'report' && kind !== 'charge')
    .flatMap(({ document }) => {
      const own = sentences.filter((one) => one.document === document);
      const within = signedIn(document.pages);
      const writer = speakerOf(document.pages);
      const parts =
        within.length > 0
          ? within.map(({ speaker }) => ({
              name: speaker!,
              sentences: own.filter((one) => speakerIn(one, within, undefined) === speaker),
            }))
          : writer
            ? [{ name: writer, sentences: own }]
            : [];
      return parts.filter((part) => part.sentences.some(({ text }) => /\bI\b/.test(text)));
    });
}

/** No officer, no party, nobody near to either. */
function standsForNobody(read: ReadCase, name: string, others: readonly string[]): boolean {
  if (RANKED.test(name) || others.includes(surname(name)) || others.includes(name)) return false;
  const person = read.model.people.find((one) => surname(one.name) === surname(name));
  const by = person && allegiancesOf(read).get(person.id);
  return by === undefined || by.by === 'nothing' || by.by === 'called';
}
