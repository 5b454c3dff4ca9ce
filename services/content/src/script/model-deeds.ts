import type { ModelPerson } from '@lectern/contracts/case-model';
import { datesIn } from '@lectern/legal-text/dates';
import { HOUSE_STEMS } from './advocacy-words.js';
import type { Brief } from './brief.js';
import { claimsIn, figuresIn } from './claims.js';
import { inBaseForms } from './english/base-forms.js';
import { coveredBy } from './english/denied.js';
import { stemsOf } from './english/likeness.js';

/** Why a sentence of a model's cannot stand. */
export interface Refused {
  reason: string;
}

/** Share of the words beside a name that must stand in one place with it. */
export const OF_ONE_PLACE = 0.5;

/** The words of a sentence in the forms that are compared; its figures are checked by themselves. */
export const allStems = (text: string): Set<string> =>
  new Set([...stemsOf(inBaseForms(withoutDates(text)))].filter((one) => !/\d/.test(one)));
/** Those that state something: a word of advocacy does only where its place has it, as in "did not order a scan". */
export const statedBy = (all: ReadonlySet<string>, told: ReadonlySet<string>): Set<string> =>
  new Set([...all].filter((one) => !HOUSE_STEMS.has(one) || told.has(one)));
const withoutDates = (text: string): string =>
  datesIn(text).reduce((rest, { text: date }) => rest.replace(date, ' '), text);

/** The sums, hours and days of some places. */
export const figureKeysOf = (places: readonly string[]): ReadonlySet<string> =>
  new Set(places.flatMap((place) => figuresIn(place).claims.flatMap(({ keys }) => keys)));

/** A sum, an hour or a day of the file that stands in none of the places is that of something else. */
export function strayFigure(text: string, places: readonly string[]): Refused | undefined {
  const told = figureKeysOf(places);
  const stray = figuresIn(text).claims.find(({ keys: [key] }) => key !== undefined && !told.has(key));
  return stray && { reason: `“${stray.text}” does not stand where your file says this.` };
}

/** Who is told to have done it is another than in every place that names somebody for it. */
export function actsForAnother(
  text: string,
  sentences: readonly string[],
  brief: Brief,
): Refused | undefined {
  const people = namedIn(brief, sentences);
  const actor = leading(text, people);
  if (!actor) return undefined;
  const all = allStems(text);
  const telling = sentences.filter((one) => {
    const stems = stemsOf(inBaseForms(one));
    return coveredBy(statedBy(all, stems), stems) >= OF_ONE_PLACE;
  });
  const actors = telling.flatMap((one) => leading(one, people) ?? []);
  return actors.length > 0 && !actors.some((who) => actor.some(({ name }) => name === who.name))
    ? { reason: 'The file does not say this of this person.' }
    : undefined;
}

/** Whom a sentence begins with; undefined where it is nobody of the case. */
function leading(text: string, people: readonly Named[]): Named[] | undefined {
  const [, name] = LEADING.exec(text) ?? [];
  const found = name ? meantBy(name, people, false) : [];
  return found.length > 0 ? found : undefined;
}
const LEADING =
  /^(?:(?:On|At|In|By|After|Before|That) [^,]{2,40}, (?:\d{4}, )?)?((?:(?:Mr|Mrs|Ms|Dr|Officer|Detective|Agent)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]*){0,3})(?! (?:will|may)\b)(?:['’]s)? /u;

/** Whoever is named must be named in one place that tells of him what the sentence does. */
export function merges(
  text: string,
  places: readonly string[],
  brief: Brief,
  least = OF_ONE_PLACE,
): Refused | undefined {
  const people = namedIn(brief, places);
  const named = claimsIn(text)
    .filter(({ kind }) => kind === 'name')
    .map(({ text: name }) => meantBy(name, people, text.startsWith(name)))
    .filter((found) => found.length > 0);
  if (named.length === 0) return undefined;
  const names = new Set(named.flat().flatMap(({ name }) => [...stemsOf(name)]));
  const beside = new Set([...allStems(text)].filter((one) => !names.has(one)));
  if ([...beside].every((one) => HOUSE_STEMS.has(one))) return undefined;
  const told = named.every((found) =>
    places.some((place) => {
      const words = new Set(wordsOf(place));
      const stems = stemsOf(inBaseForms(place));
      return (
        found.some((one) => surnamesOf(one).some((word) => words.has(word))) &&
        coveredBy(statedBy(beside, stems), stems) >= (named.length > 1 ? least / 2 : least)
      );
    }),
  );
  return told ? undefined : { reason: 'The file does not say this of this person.' };
}

type Named = Pick<ModelPerson, 'name' | 'kind'>;

/** The people of the case, and whoever else the places name in full. */
const namedIn = ({ model }: Brief, places: readonly string[]): Named[] => [
  ...model.people,
  ...places
    .flatMap((place) => claimsIn(place))
    .filter(({ kind, text }) => kind === 'name' && wordsOf(text).length > 1)
    .map(({ text }): Named => ({ name: text, kind: 'person' })),
];

/** Whom a name can mean: those of the case who share most of its words, else whoever is called so in full and acts. */
function meantBy(text: string, people: readonly Named[], acts: boolean): Named[] {
  const words = wordsOf(text);
  const shared = people.map((one) => ({
    one,
    count: surnamesOf(one).some((word) => words.includes(word))
      ? wordsOf(one.name).filter((word) => words.includes(word)).length
      : 0,
  }));
  const most = Math.max(0, ...shared.map(({ count }) => count));
  if (most > 0) return shared.filter(({ count }) => count === most).map(({ one }) => one);
  return acts && words.length > 1 ? [{ name: text, kind: 'person' }] : [];
}

/** The words of a name, those of a hyphenated surname apart: "Mrs. Hale" is Ada Moss-Hale. */
const wordsOf = (name: string): string[] =>
  name.match(/\p{Lu}\p{L}+/gu)?.map((word) => word.toLowerCase()) ?? [];

function surnamesOf({ name, kind }: Named): string[] {
  const words = wordsOf(name).filter((word) => !OF_ANY.test(word));
  if (kind === 'organization') return words;
  const last = name
    .replace(/,? (?:Jr|Sr|II|III|IV)\.?$/u, '')
    .split(' ')
    .at(-1)!;
  return words.filter((word) => wordsOf(last).includes(word));
}
const OF_ANY =
  /^(?:jr|sr|ii|iii|iv|dr|mr|ms|mrs|inc|llc|the|of|and|company|corp|center|centers|city|county|state)$/;
