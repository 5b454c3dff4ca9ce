import { victimOfForms } from './designations.js';
import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { byFirstName } from './genders.js';
import { isSameGiven } from './short-forms.js';
import { lastName, suffixOf } from '../script/english/last-name.js';
import { surname } from './sides.js';

/** Do the facts tell of this person's death, or do the papers name him among the dead? */
export function hasDied(
  { name, kind, role }: ModelPerson,
  facts: readonly ModelFact[],
  dead: readonly string[] = [],
): boolean {
  if (kind === 'person' && /^(?:the )?(?:decedent|deceased|late)\b/i.test(role ?? '')) return true;
  if (kind === 'person' && dead.some((one) => isHim(one, name))) return true;
  const [first, last] = [name.split(' ')[0]!, surname(name)].map(escaped);
  // "Harold Pendergrass died" does not bury Calvin.
  const died = new RegExp(
    `(?:(?<!\\p{Lu}[\\p{Ll}.]{0,20} )|\\b${first} (?:\\p{Lu}\\. )?|\\b${titleOf(name)}\\.? )\\b${last}(,? (?:Jr|Sr)\\.| III?)?(?:, | (?:\\p{Ll}+ ){0,2})(?:died|passed away|committed suicide|was (?:shot and )?killed|was electrocuted|drowned|was found dead|was pronounced (?:dead|deceased))\\b`,
    'u',
  );
  return (
    kind === 'person' &&
    facts.some(({ said }) =>
      said.some((text) => {
        const [all, suffix = ''] = died.exec(text) ?? [];
        return all !== undefined && isHim(`${name.split(' ')[0]!} ${surname(name)}${suffix}`, name);
      }),
    )
  );
}

/** "Mr. Orne died" buries no Ms. Orne. */
const titleOf = (name: string): string => TITLES[byFirstName(name) ?? 'unknown'];
const TITLES = { he: 'Mr', she: '(?:Mrs|Ms|Miss)', unknown: '(?:Mr|Mrs|Ms|Miss)' };

/** Father and son of one name are two. */
const isHim = (one: string, name: string): boolean => {
  const [own, other] = [one, name].map((some) => some.toLowerCase());
  return (
    isSameGiven(own!.split(' ')[0]!, other!.split(' ')[0]!) &&
    isOneSurname(lastName(own!), lastName(other!)) &&
    (suffixOf(one) === '' || suffixOf(name) === '' || suffixOf(one) === suffixOf(name))
  );
};

/** "Knapp" of Thorvaldsen-Knapp. */
const isOneSurname = (one: string, other: string): boolean =>
  one === other || one.split('-').includes(other) || other.split('-').includes(one);

const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?: (?:["“]\p{L}+["”]|\p{Lu}\.|\p{Lu}[\p{L}’'-]+|de|la|van|von|der|den)){0,3} \p{Lu}[\p{L}’'-]+(?:,? (?:Jr\.|JR\.|Sr\.|SR\.|III?|IV)(?![\p{L}]))?`;
const KILLED = new RegExp(
  String.raw`\b(?:(?:did|and) (?:\p{Ll}+ ){0,3}(?:kill|murder|slay)|(?:kill|murder)(?:ed|ing)(?: of)?|the (?:death|killing|murder|homicide) of|cause(?:d|s)? the death of) (${NAME})`,
  'gu',
);
const BURIED = new RegExp(
  String.raw`\b(?:[Ee]state of|ESTATE OF|[Tt]he late|(?:[Hh]is|[Hh]er|[Mm]y|[Tt]heir) late (?:husband|wife|father|mother|son|daughter|brother|sister|partner),?|[Dd]ecedent,?|(?:[Ww]idow(?:er)?|[Ss]urviving spouse|[Rr]emains|[Bb]ody) of) (${NAME})|(?!(?:\p{Lu}+ ){0,4}OF )(${NAME}),? ?(?:\((?:hereinafter )?(?:the )?["“](?:[Dd]ecedent|[Dd]eceased)["”]\)|(?:, \d{1,3})?,? \(?(?:DECEASED|[Dd]eceased|DOA)\b)`,
  'gu',
);
/** "Medics pronounced the woman dead. She was identified by her sister as Ada Moss", "an autopsy of Ada Moss". */
const IDENTIFIED = new RegExp(
  String.raw`\b(?:pronounced|found) [^.]{0,40}\b(?:dead|deceased)\b.{0,120}?\bidentified\b[^.]{0,60}? as (${NAME})|\b[Aa]utopsy (?:of|on) (${NAME})`,
  'gu',
);
const HEAD = 6000;

/** Who is dead by the papers: in a caption of his estate, in a charge of killing, "the late". */
export function theDead(texts: readonly string[]): readonly string[] {
  const dead = DEAD.get(texts) ?? [
    ...new Set(
      texts.flatMap((text) => [...killedIn(text), ...foundIn(text), ...named(text.slice(0, HEAD), BURIED)]),
    ),
  ];
  DEAD.set(texts, dead);
  return dead;
}
/** Asked for by everybody who lists people. */
const DEAD = new WeakMap<readonly string[], readonly string[]>();

/** A page without one of these words names nobody as dead. */
const OF_THE_DEAD =
  /kill|murder|slay|death|homicide|estate of|\blate\b|decedent|deceased|widow|surviving spouse|remains of|body of|dead\b|autopsy|DOA/i;
const killedIn = (text: string): string[] => named(text, KILLED);
const foundIn = (text: string): string[] => named(text, IDENTIFIED);
const named = (text: string, pattern: RegExp): string[] =>
  !OF_THE_DEAD.test(text)
    ? []
    : [...text.replace(/[§)|:]*\s+/g, ' ').matchAll(pattern)].flatMap(([, one, other]) => one ?? other ?? []);

/** "The deceased" and "the victim" of a charge that names one person who was killed, or whom the forms of the police name alone. */
export function victimIn(texts: readonly string[]): [RegExp, string][] {
  const killed = texts.flatMap((text) => killedIn(text));
  const names = killed.length > 0 ? killed : [victimOfForms(texts) ?? []].flat();
  const [name] = names;
  if (!name || names.some((other) => !isHim(other, name))) return [];
  const full = names.reduce((longest, other) => (other.length > longest.length ? other : longest), name);
  const suffix = suffixOf(full);
  const said = `${full.split(' ')[0]!} ${lastName(full)}${suffix === 'Jr' || suffix === 'Sr' ? `, ${suffix}.` : suffix && ` ${suffix}`}`;
  // "The victim, Ada Moss, fell" names her already.
  const apposed = `(?:, ${full.split(' ')[0]!}(?: [^ ,]{1,12})? ${lastName(full)}(?:,(?= ))?)?`;
  return [
    [
      new RegExp(
        `(?<![\\p{L}“"-])(?:[Tt]he )?(?:${killed.length > 0 ? '[Dd]eceased|' : ''}[Vv]ictim)(?=['’]s\\b|\\b)(?! (?:impact|advocate|witness|statement))${apposed}(?!\\p{L})`,
        'gu',
      ),
      said,
    ],
  ];
}
