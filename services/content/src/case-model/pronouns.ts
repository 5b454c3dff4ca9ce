import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { isOrganization } from '@lectern/legal-text/names';
import { escaped } from '@lectern/legal-text/escaped';
import { capital } from '../script/english/clauses.js';
import { subjectIn } from '../script/english/subject.js';
import { tagged } from '../script/english/tagged.js';
import { leans } from '../script/english/sayable.js';
import type { CaseDocument, FileSentence } from './file-sentences.js';
import { type Gender, byFirstName, gendersIn, tellsGender, titledOtherwise } from './genders.js';
import type { Antecedents } from './antecedents.js';
import { namesIn } from './names-in.js';
import { intervieweeAt, questionedAt } from './interviewees.js';
import { nearestNamed } from './nearest-named.js';
import { hasNamesake, protagonistAt } from './protagonist.js';
import { namesStranger } from './strangers.js';
import { surname } from './sides.js';
import { namesOf } from './actors.js';
import { unlisted } from './unlisted.js';
import type { Tellable } from './tellable.js';
import { isDay } from './tell.js';
import { QUOTATIONS } from '../script/english/quotes.js';

const OPENS =
  /^((?:(?:On|In|At|By|After|Before|During|About) (?:\p{L}{3,6}day, )?[^,“”"]{2,30}(?:, \d{4})?, (?:at (?:about |around )?[\d:]{1,5} [ap]\.m\., )?|(?:As|Because|When|While|After|Before|Once|Although) )?)(he|she|his|her)\b(?=['’]?\s)/iu;
/** Sentences that are read back for whom a pronoun means. */
const BACK = 3;

/** The place of each sentence that a fact rests on. */
export function placesOf(sentences: readonly FileSentence[]): ReadonlyMap<string, number> {
  const known = PLACES.get(sentences);
  if (known) return known;
  const places = new Map(sentences.map(({ document, text }, at) => [`${document.name}\n${text}`, at]));
  PLACES.set(sentences, places);
  return places;
}
/** Built once for each file, asked for by every part of a draft. */
const PLACES = new WeakMap<readonly FileSentence[], ReadonlyMap<string, number>>();

export const placeOf = (
  { sources, text }: ModelFact,
  places: ReadonlyMap<string, number>,
): number | undefined => places.get(`${sources[0]?.document?.name ?? ''}\n${text}`);

type Known = Omit<Antecedents, 'sentences' | 'persons' | 'genders'> & { known?: ReadonlyMap<string, Gender> };

export function antecedentsOf(
  sentences: readonly FileSentence[],
  people: readonly ModelPerson[],
  { known, ...given }: Known,
): Antecedents {
  const { sides, byFirstName = [], named } = given;
  const all = people.filter(({ kind }) => kind === 'person');
  const several = [sides?.client, sides?.opponent].filter((one) => one?.several).flatMap(namesOf);
  const persons = [...all, ...unlisted([...several, ...byFirstName], all)];
  // "Plaintiff ... she" tells of whoever is called the plaintiff.
  const genders =
    known ??
    gendersIn(
      persons,
      sentences
        .filter(({ text }) => tellsGender(text))
        .map(({ text, ...rest }) => ({ ...rest, text: named(text) })),
    );
  return { ...given, sentences, persons, genders };
}

/**
 * Facts that open with "he" or "she" with the name instead, where the sentences before name one person whom it can mean: a fact
 * is told in an order of its own, and a pronoun would become whoever was named last.
 */
export function withNames(facts: readonly ModelFact[], among: Antecedents): ModelFact[] {
  const places = placesOf(among.sentences);
  return facts.map((fact) => {
    const at = OPENS.test(fact.said[isDay(fact.said[0] ?? '') ? 1 : 0] ?? '')
      ? placeOf(fact, places)
      : undefined;
    const said = at === undefined ? undefined : saidByName(fact.said, at, among);
    return said ? { ...fact, said, reworded: true } : fact;
  });
}

/** The same before facts are chosen: who is named leans on nothing, and is told without the sentence before. */
export function tellableWithNames(
  told: readonly Tellable[],
  among: Antecedents,
  tellsOurs: ReadonlySet<CaseDocument>,
): Tellable[] {
  const places = orderOf(among.sentences);
  return told.map((fact) => {
    const at = fact.leans ? places.get(fact.sentence) : undefined;
    const ours = tellsOurs.has(fact.sentence.document);
    const said = at === undefined ? undefined : saidByName(fact.said, at, among, ours);
    return said ? { ...fact, said, reworded: true, leans: leans(said[isDay(said[0]!) ? 1 : 0] ?? '') } : fact;
  });
}

function orderOf(sentences: readonly FileSentence[]): ReadonlyMap<FileSentence, number> {
  const known = ORDER.get(sentences) ?? new Map(sentences.map((sentence, at) => [sentence, at]));
  ORDER.set(sentences, known);
  return known;
}
const ORDER = new WeakMap<readonly FileSentence[], ReadonlyMap<FileSentence, number>>();

function saidByName(
  said: readonly string[],
  at: number,
  among: Antecedents,
  ours = false,
): string[] | undefined {
  const [first = '', ...rest] = said;
  // "It was May 4. He left": he is named behind the day.
  if (isDay(first) && rest.length > 0) {
    const named = saidByName(rest, at, among, ours);
    return named && [first, ...named];
  }
  const pronoun = OPENS.exec(first)?.[2];
  const meant =
    pronoun === undefined
      ? undefined
      : (questionedAt(pronoun, at, among) ??
        meantBy(pronoun, at, among) ??
        intervieweeAt(pronoun, at, among) ??
        protagonistAt(pronoun, at, among) ??
        (ours ? nearestNamed(pronoun, at, among) : undefined));
  if (pronoun === undefined || !meant) return undefined;
  const short = surname(meant.name);
  // Whom nothing else has introduced is named in full.
  const known = among.persons.some((person) => person.name === meant.name);
  // A first name that is plainly of that sex is enough beside a namesake.
  const gender: Gender = /^(?:she|her)$/i.test(pronoun) ? 'she' : 'he';
  if (known && byFirstName(meant.name) !== gender && hasNamesake(among.sentences, meant.name))
    return undefined;
  const name = among.shared.has(short) || !known ? meant.name : short;
  // "He found Reyes": nobody finds himself.
  const behind = first.replace(OPENS, '').replace(QUOTATIONS, ' x ');
  if (new RegExp(`(?<![\\p{L}-])${escaped(short)}(?![\\p{L}-])`, 'u').test(behind)) return undefined;
  const own = /^(?:his|her)$/i.test(pronoun) ? `${name}'s` : name;
  return [capital(first.replace(OPENS, `$1${own}`)), ...rest];
}

function meantBy(
  pronoun: string,
  at: number,
  { sentences, persons, genders, shared, named }: Antecedents,
): Pick<ModelPerson, 'name'> | undefined {
  const her = /^(?:she|her)$/i.test(pronoun);
  const gender: Gender = her ? 'she' : 'he';
  let passed = false;
  const possible = persons.filter(({ name }) => (genders.get(name) ?? gender) === gender);
  for (let back = at - 1; back >= Math.max(0, at - BACK); back -= 1) {
    const before = sentences[back]!;
    if (before.document !== sentences[at]!.document || sentences[at]!.passage - before.passage > 1)
      return undefined;
    const told = named(before.text).replace(QUOTATIONS, (quote) => ' x'.padEnd(quote.length));
    const newcomer =
      back === at - 1 && sentences[at]!.passage === before.passage ? introduced(told, gender) : undefined;
    if (newcomer && !persons.some(({ name }) => told.includes(name) || name === newcomer.name))
      return newcomer;
    const namedIn = (some: readonly ModelPerson[]): ModelPerson[] =>
      some.filter(({ name }) =>
        // A surname that two people bear names one of them only behind the first name.
        new RegExp(`\\b${escaped(shared.has(surname(name)) ? name : surname(name))}\\b`, 'u').test(told),
      );
    // "Nobody told Reyes. She learned of it ...": who is told nothing is the only one in it.
    const [whom, ...others] = NOBODY.test(told) && !UNNAMED.test(told) ? namedIn(possible) : [];
    if (whom) return others.length === 0 ? whom : undefined;
    const subject = subjectIn(told, tagged(told))?.again;
    if (subject === undefined || namesStranger(told, gender, persons)) return undefined;
    // "Reyes asked him to stop. He answered": he may be the one who was asked.
    if ((her ? OBJECT_HER : OBJECT_HIM).test(told)) return undefined;
    const rivals = namedIn(possible).filter(({ name }) => !titledOtherwise(told, surname(name), her));
    if ((her ? /^she$/i : /^he$/i).test(subject)) {
      if (rivals.length > 0) return undefined;
      continue;
    }
    // "It took on water." is about nobody.
    if (/^it$/i.test(subject) && namedIn(persons).length === 0 && !UNNAMED.test(told)) continue;
    if (rivals.length !== 1) {
      // "She asked him for the key. He refused.": who "him" is stands before.
      passed = (her ? /^he$/i : /^she$/i).test(subject);
      if (rivals.length === 0 && passed && namedIn(persons).length === 0) continue;
      return undefined;
    }
    const [only] = rivals as [ModelPerson];
    // "Reyes said that she would stay. He replied", "Orne asked if he ever sold one. He said": nobody answers himself.
    if (
      (REPLIES.test(sentences[at]!.text) || (ASKS.test(told) && SPEAKS.test(sentences[at]!.text))) &&
      subject.split(' ').at(-1) === surname(only.name).split(' ').at(-1)
    )
      return undefined;
    // "Orne called her doctor. She said ...": whoever was called may be the one who speaks.
    if (SOMEBODY.test(told) && SPEAKS.test(sentences[at]!.text)) return undefined;
    const isSubject = (name: string): boolean =>
      subject.split(' ').at(-1) === surname(name).split(' ').at(-1);
    // Behind a sentence about "him", the one who is known as "she" alone is she.
    // "He was taken to a hospital. Dr. Reyes set the arm. He had broken it before": he of whom the paragraph spoke.
    const sure = genders.get(only.name) === gender;
    const inParagraph = sentences
      .slice(Math.max(0, back - LOOKED_AT), back)
      .filter((one) => one.document === before.document && one.passage === before.passage);
    const firstNamed = inParagraph.findIndex(({ text }) => text.includes(surname(only.name)));
    const spokenOf = inParagraph
      .slice(0, firstNamed < 0 ? undefined : firstNamed)
      .some(({ text }) => (her ? /\b(?:she|her)\b/i : /\b(?:he|him|his)\b/i).test(text));
    if (isSubject(only.name)) return sure || (!passed && !spokenOf) ? only : undefined;
    // "Dr. Reyes advised Tolland that nothing could be done. He begged her to try.": she cannot be he.
    const other = namedIn(persons).find(({ name }) => name !== only.name && isSubject(name));
    const apart = other !== undefined && (genders.get(other.name) ?? gender) !== gender;
    const pronounApart = (her ? /^he$/i : /^she$/i).test(subject);
    return genders.get(only.name) === gender && (apart || pronounApart) && !UNNAMED.test(told)
      ? only
      : undefined;
  }
  return undefined;
}

/** "Tomas J. Vale, Sr., was fifty-eight and had worked there for years. He opened the gate ...": the only one whom the paragraph has named. */
function introduced(told: string, gender: Gender): Pick<ModelPerson, 'name'> | undefined {
  const [, name] = INTRODUCES.exec(told) ?? [];
  if (name === undefined || isOrganization(name) || (byFirstName(name) ?? gender) !== gender)
    return undefined;
  const others = namesIn({ text: told, source: { quote: told } }).filter((one) => !name.startsWith(one.name));
  return others.length === 0 && !UNNAMED.test(told.slice(name.length).replace(ASIDES, ''))
    ? { name }
    : undefined;
}
const INTRODUCES =
  /^(\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}[\p{L}’'-]+(?:,? (?:Jr|Sr)\.)?),? (?:was|had|is|worked|lived) /u;
/** What he was is nobody else. */
const ASIDES = /\b(?:was|as|is|worked as|been) (?:an?|the) (?:\p{Ll}+[ -]){0,3}\p{Ll}+/gu;
const LOOKED_AT = 12;
const ASKS = /\basked (?:if|whether|what|why|who|whom|where|when|how|about|again)\b/i;
const REPLIES = /^(?:[^,]{2,40}, )?(?:he|she) (?:replied|answered|responded|countered|shot back)\b/i;
const NOBODY = /^(?:Nobody|No one)\b/;
const SPEAKS =
  /^(?:[^,]{2,40}, )?(?:he|she) (?:said|told|answered|replied|stated|explained|promised|agreed|refused|asked|admitted|advised|recommended|diagnosed)\b/i;
/** Somebody whom the sentence does not name may be meant as well. */
const HUMAN =
  'father|mother|son|daughter|wife|husband|brother|sister|friend|boy|girl|man|woman|nurse|doctor|officer|neighbor|colleague|employee|driver|manager|inspector|technician|lawyer|attorney|clerk|guard';
const SOMEBODY = new RegExp(`\\b(?:an?|the|his|her|their) (?:\\p{Ll}+ ){0,2}(?:${HUMAN})\\b`, 'iu');
const UNNAMED = new RegExp(
  `\\b(?:a|an|the|his|her|their) (?:\\p{Ll}+ ){0,2}(?:${HUMAN}|\\p{Ll}{4,}(?:er|or|ist|ant|ian))\\b`,
  'iu',
);

const OBJECT_HER =
  /\bher(?= (?:by|to|from|in|into|on|at|with|and|for|that|why|when|out|off|away|down|up|of|about|as|home|not|never|back|again|there|then|the|an?|no|he|she|his|what|where|how)\b|[.,;])/i;
const OBJECT_HIM = /\bhim\b/i;
