import type { ModelPerson } from '@lectern/contracts/case-model';
import { isParticle, lastName, suffixOf } from '../script/english/last-name.js';
import { tagged } from '../script/english/tagged.js';

const TITLE =
  /^(?:Mr|Mrs|Ms|Dr|Miss|Officer|Detective|Sergeant|Lieutenant|Captain|Corporal|Chief|Trooper|Deputy|Special|SA|TFO|Agent|Inspector|Investigator|Sheriff|Nurse|Judge|Justice|Professor|Doctor|Reverend|Pastor|Senator|Governor|President|Plaintiffs?|Defendants?|Petitioners?|Respondents?|Appellants?|Appellees?|Claimants?|Debtor|Decedent|Employee|Movant)$/;
const LEADS_IN =
  /^(?:The|This|That|On|In|At|By|For|From|With|After|Before|When|While|If|As|But|And|Or|So|Then|Since|Because|Though|Although|Once|Until|To|Of|Did|Was|Were|Is|Had|Has|Does|Do|Will|Later|Here|There|Also|Both|Neither|Either|Yet|Still|Like|Unlike|Under|About|Against|See|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** Surnames that the texts put behind more than one first name: such a name alone says nobody. */
export function sharedSurnames(
  surnames: readonly string[],
  texts: readonly string[],
  captions: readonly string[] = [],
): Set<string> {
  const wanted = new Set(surnames.filter((name) => !name.includes(' ') || isParticle(name.split(' ')[0]!)));
  const first = new Map<string, Map<string, number>>();
  const tried = new Map<string, boolean>();
  const isFirstName = (word: string): boolean => {
    const known = tried.get(word) ?? tagged(word)[0]?.tags.has('FirstName') ?? false;
    tried.set(word, known);
    return known;
  };
  for (const { given, bearer, suffix, before } of [...namesIn(texts), ...captions.flatMap(namesOf)]) {
    if (!wanted.has(bearer) || wanted.has(given)) continue;
    // "Trevor James Aldridge": James is no other Aldridge.
    const whose = firstBefore(before, isFirstName) ?? given;
    const seen = first.get(bearer) ?? new Map<string, number>();
    const times = KIN.test(before.slice(-16)) || suffix || isFirstName(whose) ? LEAST : 1;
    const own = `${whose} ${suffix}`;
    first.set(bearer, seen.set(own, (seen.get(own) ?? 0) + times));
  }
  for (const given of first.values()) withoutPlain(given);
  return new Set(
    [...first]
      .filter(([, given]) => [...given.values()].filter((times) => times >= LEAST).length > 1)
      .map(([name]) => name),
  );
}

const BEARS =
  /\b(\p{Lu}\p{Ll}{1,20})\s+(?:\p{Lu}\.\s+)?(?=((?:(?:de|la|las|los|del|van|von|der|den|di|da|St\.)\s){0,3}\p{Lu}[\p{L}’'-]{1,30})(?:,?\s(Jr|Sr|II|III|IV)\b)?)/gu;

/** "Ada Moss, Jr." is called "Ada Moss" as well: that is no third one. */
function withoutPlain(given: Map<string, number>): void {
  for (const own of given.keys())
    if (own.endsWith(' ') && [...given.keys()].some((other) => other !== own && other.startsWith(own)))
      given.delete(own);
}
interface Named {
  given: string;
  bearer: string;
  /** "Jr", or nothing. */
  suffix: string;
  /** What stands before the name. */
  before: string;
}
/** Read once for each file, asked for with several sets of people. */
const NAMES = new WeakMap<readonly string[], readonly Named[]>();
function namesIn(texts: readonly string[]): readonly Named[] {
  const known = NAMES.get(texts);
  if (known) return known;
  const found = texts.flatMap(namesOf);
  NAMES.set(texts, found);
  return found;
}
const namesOf = (text: string): Named[] =>
  [...text.matchAll(BEARS)].flatMap(({ 1: given, 2: last, 3: suffix = '', index }) =>
    TITLE.test(given!) || LEADS_IN.test(given!)
      ? []
      : [
          {
            given: given!,
            bearer: last!.replace(/['’]s?$/, ''),
            suffix,
            before: text.slice(Math.max(0, index - 24), index),
          },
        ],
  );

/** A word in capitals once before a name may be anything, but for one that is a first name. */
const LEAST = 2;
const KIN =
  /\b(?:sister|brother|mother|father|wife|husband|son|daughter|cousin|uncle|aunt|niece|nephew)(?:, | (?:named )?)$/;

/** The first name that stands before a middle name. */
function firstBefore(before: string, isFirstName: (word: string) => boolean): string | undefined {
  const [, word] = /(\p{Lu}\p{Ll}{1,20})\s{1,3}$/u.exec(before) ?? [];
  return word !== undefined && isFirstName(word) && !TITLE.test(word) && !LEADS_IN.test(word)
    ? word
    : undefined;
}

/** Dorothy Engstrom is not Harold Engstrom. */
export function otherFirstName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) =>
    name.split(' ').filter((word) => !TITLE.test(word.replace(/\.$/, ''))),
  );
  const [suffix, other_] = [suffixOf(one), suffixOf(other)];
  if (suffix !== '' && other_ !== '' && suffix !== other_) return true;
  return (
    a!.length > 1 &&
    b!.length > 1 &&
    a![0] !== b![0] &&
    !/^\p{Lu}\.?$/u.test(a![0]!) &&
    !/^\p{Lu}\.?$/u.test(b![0]!)
  );
}

/** "Tony Jr.", whom the papers define as Anton Reed, Jr., is no second person. */
export const underOneName = (
  people: readonly ModelPerson[],
  called: { named: (text: string) => string },
): ModelPerson[] =>
  people.filter((one) => {
    const name = called.named(one.name);
    return (
      name === one.name ||
      !people.some(
        (other) =>
          other !== one && !otherFirstName(other.name, name) && lastName(other.name) === lastName(name),
      )
    );
  });

/** Does a text put another first name before the surname of somebody: "Tomas J. Vale" where the party is Rosa Vale? */
export function bearsAnother(text: string, name: string): boolean {
  const own = name.split(' ');
  return namesOf(text).some(
    ({ given, bearer, before }) =>
      own.at(-1) === bearer && !own.includes(given) && !own.some((word) => before.endsWith(`${word} `)),
  );
}
