import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import type { ContentType } from '@lectern/contracts/scenarios';
import { datesIn } from '@lectern/legal-text/dates';
import { COMMON_STEMS, HOUSE_STEMS } from './advocacy-words.js';
import type { Brief } from './brief.js';
import { type Grounds, foreignClaims, sourcesOf } from './checker.js';
import { claimsIn, figuresIn } from './claims.js';
import { inBaseForms } from './english/base-forms.js';
import { contradicts, coveredBy } from './english/denied.js';
import { sharedStems, stem, stemsOf } from './english/likeness.js';
import { type Line, resting } from './line.js';

/** Share of a sentence's own words that the facts which it names must hold; the rest are words of the file or of anybody. */
const COVERED = 0.5;
/** What an argument makes of a fact. */
const ARGUED = 0.25;
/** Share of the words beside a name that must stand in one place with it. */
const OF_ONE_PLACE = 0.5;
/** Words that are not anybody's, in an argument that rests on no fact. */
const OWN_WITHOUT_FACT = 1;

/** Sections in which an advocate argues. */
const ARGUES: readonly ContentType[] = ['closing_argument', 'motion_argument'];

/** Who will say it, and how one is told to listen, is no fact of the file: "You will hear that", "Mr. Roe will say that". */
const ANNOUNCES =
  /^(?:(?:And|But|Now|Then|First|Next|Later),? )?(?:you (?:will|are going to) (?:also |then )?(?:hear|see|learn|read)(?: from [^,]{2,40},?)?(?: that| about)?|(?:(?:he|she|they|the (?:state|government|prosecution|defense|plaintiff|defendant|other side)|\p{Lu}\S*) ){1,3}(?:will|may) (?:also )?(?:tell you|say|add|point (?:you )?to|remind you|argue)(?: that| about)?|(?:remember|recall|consider|look at|listen to|take)(?: that| what)?|ask (?:yourselves )?(?:what|why|how|who|when|whether))(?= )/iu;

interface Place {
  text: string;
  /** The sentences of it: what one takes back, another may not. */
  sentences: readonly string[];
  stems: ReadonlySet<string>;
  fact: ModelFact;
}

interface Given {
  brief: Brief;
  grounds: Grounds;
  type: ContentType;
}
interface Refused {
  reason: string;
}

/** What a sentence that a model wrote rests on, or why it cannot stand. */
export function supported(text: string, ids: readonly string[], given: Given): Line | Refused {
  const { brief, grounds, type } = given;
  const [foreign] = foreignClaims(text, grounds);
  if (foreign) return { reason: `“${foreign.text}” is not in your file.` };
  const core = text.replace(ANNOUNCES, '').trim();
  const all = allStems(core);
  const held = placesOf(brief, ids).filter(({ stems }) => sharedStems(all, stems) > 0);
  const told = new Set(held.flatMap(({ stems }) => [...stems]));
  const own = statedBy(all, told);
  const covers = coveredBy(own, told);
  const argues = ARGUES.includes(type);
  const unknown = [...own].filter((one) => !isKnownWord(one, grounds));
  if (held.length > 0 && unknown.length === 0 && covers >= (argues ? ARGUED : COVERED)) {
    const against = contradicts(
      inBaseForms(core),
      held.flatMap(({ sentences }) => sentences),
    );
    if (against) return { reason: 'Your file says this the other way around.' };
    const places = held.map((place) => place.text);
    return (
      strayFigure(core, places) ??
      actsForAnother(
        core,
        held.flatMap(({ sentences }) => sentences),
        brief,
      ) ??
      merges(core, places, brief, covers >= COVERED ? OF_ONE_PLACE : 0) ?? {
        ...resting(text, ...held.map(({ fact }) => fact)),
        reworded: true,
      }
    );
  }
  const found = sourcesOf(core, grounds);
  const [first] = found;
  if (first?.kind === 'framing') return { text, sources: found };
  if (first?.kind !== 'unsupported' && unknown.length === 0) {
    const quotes = found.flatMap((source) => ('quote' in source ? [source.quote] : []));
    const as = brief.model.facts
      .filter(({ sources }) => sources.some(({ quote }) => quotes.includes(quote)))
      .map(({ said }) => said.join(' '));
    const places = [...quotes, ...as];
    return (
      strayFigure(core, places) ??
      actsForAnother(core, places, brief) ??
      merges(core, places, brief) ?? { text, sources: found, reworded: true }
    );
  }
  // An argument without a name, a figure or more than a word of its own tells no fact.
  const plainly = [...own].filter((one) => !COMMON_STEMS.has(one)).length <= OWN_WITHOUT_FACT;
  if (argues && plainly && unknown.length === 0 && claimsIn(core).length === 0)
    return { text, sources: [{ kind: 'framing' }] };
  const reason = first?.kind === 'unsupported' ? first.reason : 'Your file does not say this.';
  return {
    reason: unknown.length > 0 ? `${reason} Not in it: ${unknown.slice(0, MOST_NAMED).join(', ')}.` : reason,
  };
}
const MOST_NAMED = 5;

/** The words of a sentence in the forms that are compared; its figures are checked by themselves. */
const allStems = (text: string): Set<string> =>
  new Set([...stemsOf(inBaseForms(withoutDates(text)))].filter((one) => !/\d/.test(one)));
/** Those that state something: a word of advocacy does only where its place has it, as in "did not order a scan". */
const statedBy = (all: ReadonlySet<string>, told: ReadonlySet<string>): Set<string> =>
  new Set([...all].filter((one) => !HOUSE_STEMS.has(one) || told.has(one)));
const withoutDates = (text: string): string =>
  datesIn(text).reduce((rest, { text: date }) => rest.replace(date, ' '), text);

/** The facts of these ids, in the words of the file and as said, and with the one before where a pronoun points there. */
function placesOf({ model }: Brief, ids: readonly string[]): Place[] {
  return model.facts.flatMap((fact, at) => {
    if (!ids.includes(fact.id)) return [];
    const before = model.facts[at - 1];
    const leans =
      PRONOUN.test(fact.said.join(' ')) &&
      before?.sources[0]?.document?.name === fact.sources[0]?.document?.name;
    const own = [...fact.said, ...fact.text.split(/(?<=[.?!]) (?=\p{Lu})/u)];
    const text = [...(leans ? (before?.said ?? []) : []), ...own].join(' ');
    return [{ text, sentences: own.map(inBaseForms), stems: stemsOf(inBaseForms(text)), fact }];
  });
}
const PRONOUN = /\b(?:he|she|they|him|her|them|his|their)\b/i;

/** A word of the file, or one that anybody says of anything; of a compound each part. */
function isKnownWord(word: string, grounds: Grounds): boolean {
  const isKnown = (one: string): boolean =>
    one.length < 3 || COMMON_STEMS.has(one) || vocabularyOf(grounds).has(one);
  return isKnown(word) || (COMPOUND.test(word) && word.split(COMPOUND).every((part) => isKnown(stem(part))));
}

const COMPOUND = /['’-]/;

const vocabularies = new WeakMap<Grounds, ReadonlySet<string>>();
function vocabularyOf(grounds: Grounds): ReadonlySet<string> {
  const known = vocabularies.get(grounds) ?? stemsOf(inBaseForms(grounds.words));
  vocabularies.set(grounds, known);
  return known;
}

/** A sum, an hour or a day of the file that stands in none of the places is that of something else. */
function strayFigure(text: string, places: readonly string[]): Refused | undefined {
  const told = new Set(places.flatMap((place) => figuresIn(place).claims.flatMap(({ keys }) => keys)));
  const stray = figuresIn(text).claims.find(
    ({ keys }) => keys[0] !== undefined && !keys.some((key) => told.has(key)),
  );
  return stray && { reason: `“${stray.text}” does not stand where your file says this.` };
}

/** Who is told to have done it is another than in every place that names somebody for it. */
function actsForAnother(text: string, sentences: readonly string[], brief: Brief): Refused | undefined {
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
function merges(
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
  const told = places.some((place) => {
    const words = new Set(wordsOf(place));
    const stems = stemsOf(inBaseForms(place));
    return (
      named.every((found) => found.some((one) => surnamesOf(one).some((word) => words.has(word)))) &&
      coveredBy(statedBy(beside, stems), stems) >= least
    );
  });
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
