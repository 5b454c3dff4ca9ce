import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { isEdited } from '../case-model/corrections.js';
import type { Gender } from '../case-model/genders.js';
import { gendersOf } from './genders-of.js';
import { speakerOf } from '../case-model/first-person.js';
import { surname } from '../case-model/sides.js';
import { tellerOf } from '../case-model/tellers.js';
import type { Brief } from './brief.js';
import { answerSaid } from './conceded.js';
import { type Passage, passagesOf } from './model-passages.js';
import { inBaseForms } from './english/base-forms.js';
import { stemsOf } from './english/likeness.js';

/** A fact that a sentence names, as its words are compared. */
export interface Place {
  text: string;
  /** The sentences of it: what one takes back, another may not. */
  sentences: readonly string[];
  stems: ReadonlySet<string>;
  fact: ModelFact;
}

/** "By its own pleading,", "In our complaint,", "On that testimony,": whose word it is, which the fact itself tells. */
export const BY_WORD_OF =
  /^(?:(?:And|But|Yet|So|Now),? )?(?:by|in|on|under|from|according to) (?:(?:its|his|her|their|our|your|that|this|the|those) )?(?:(?:own|same|other) )?(?:\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3}['’]s? )?(?:own )?(?:pleadings?|complaint|petition|answer|counterclaim|testimony|account|papers?|words|deposition|report|indictment|affidavit|declaration)(?: itself)?,? (?=\p{L})/iu;
/** Who will say it, and how one is told to listen, is no fact of the file: "You will hear that", "Mr. Roe will say that". */
export const ANNOUNCES =
  /^(?:(?:And|But|Now|Then|First|Next|Later),? )?(?:you (?:will|are going to) (?:also |then )?(?:hear|see|learn|read)(?: from [^,]{2,40},?)?(?: that| about)?|(?:(?:he|she|they|the (?:state|government|prosecution|defense|plaintiff|defendant|other side)|\p{Lu}\S*) ){1,5}(?:(?:will|may) (?:also )?(?:tell you|say|add|point (?:you )?to|remind you|argue)|(?:also )?(?:says?|claims?|alleges?|pleads?|pleaded|pled|alleged|reports?|testified|swore|said|stated|grants?|granted|admits?|admitted|concedes?|conceded|told (?:us|you)))(?: that| about)|(?:remember|recall|consider|look at|listen to|take)(?: that| what)?|ask (?:yourselves )?(?:what|why|how|who|when|whether))(?= )/iu;

const PRONOUN = /\b(he|she|they|him|her|them|his|their)\b/i;
const OPENS_WITH = /^(?:He|She|They)\b/;
/** Facts before one whose "she" looks for a name. */
const BACK = 6;

/**
 * The facts of these ids, in the words of the file and as said. A pronoun stands for whom the facts before it name last; "the City"
 * for the city of the case.
 */
export function placesOf(brief: Brief, ids: readonly string[]): Place[] {
  const { facts, people } = brief.model;
  const places = facts.flatMap((fact, at): Place[] => {
    if (!ids.includes(fact.id)) return [];
    const before = facts[at - 1];
    const leans =
      PRONOUN.test(fact.said.join(' ')) &&
      before?.sources[0]?.document?.name === fact.sources[0]?.document?.name;
    // The words of the paper are no longer those of a fact that the attorney corrected.
    const written = [...fact.said, ...(isEdited(fact) ? [] : sentencesOf(fact.text))];
    // "Defendant said": the papers call a party by the role.
    const own = [...new Set([...written, ...written.map((one) => brief.read.called.named(one))])];
    const names = meantIn(brief, fact, at);
    const named = own.flatMap((one) =>
      OPENS_WITH.test(one) ? names.map((name) => one.replace(OPENS_WITH, name)) : [],
    );
    const sentences = [...own, ...named].flatMap((one) => [one, ...announced(one)]);
    const text = [
      ...(leans ? (before?.said ?? []) : []),
      ...sentences,
      ...names,
      ...bodiesIn(own.join(' '), people),
      ...itsBody(brief, fact, at),
    ].join(' ');
    return [{ text, sentences: sentences.map(inBaseForms), stems: stemsOf(inBaseForms(text)), fact }];
  });
  return [
    ...places,
    ...passagesOf(brief).flatMap((one) => (ids.includes(one.id) ? [asPlace(brief, one)] : [])),
  ];
}

/** A passage as it stands, and with the names of those whom it calls by their roles or by "she" and "I". */
function asPlace(brief: Brief, passage: Passage): Place {
  const { fact } = passage;
  const called = brief.read.called.named(fact.text);
  const own = [...new Set([fact.text, called].flatMap((one) => exchanged(one) ?? sentencesOf(one)))];
  const names = namesAround(brief, passage);
  const named = own.flatMap((one) =>
    SPEAKS_OR_OPENS.test(one) ? names.map((name) => one.replace(SPEAKS_OR_OPENS, name)) : [],
  );
  const sentences = [...own, ...named].flatMap((one) => [one, ...announced(one)]);
  const text = [...sentences, ...names, ...bodiesIn(fact.text, brief.model.people)].join(' ');
  return { text, sentences: sentences.map(inBaseForms), stems: stemsOf(inBaseForms(text)), fact };
}
const SPEAKS_OR_OPENS = /^(?:I|You|He|She|They)\b/;

/** Whom "she", "he" or "I" of a passage can mean: its witness or writer, whom the lines before it name, and the parties. */
function namesAround(brief: Brief, { fact, paper, before }: Passage): string[] {
  const [, pronoun = ''] = PRONOUN.exec(fact.text) ?? [];
  const gender = GENDER_OF[pronoun.toLowerCase()];
  const genderOf = gendersOf(brief);
  const speaker = tellerOf(brief.read, fact).name ?? speakerOf(paper.document.pages);
  const about = brief.model.people.filter(
    ({ name, kind, side }) =>
      kind === 'person' &&
      pronoun !== '' &&
      (gender === undefined || (genderOf.get(name) ?? gender) === gender) &&
      (side !== 'neither' || before.includes(surname(name))),
  );
  return [...new Set([...(speaker ? [speaker] : []), ...about.map(({ name }) => name)])];
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!]) (?=\p{Lu})/u);

/** "Q. Had she touched anyone? A. No." says that she had not. */
function exchanged(text: string): string[] | undefined {
  const [, question, answer] = /^Q\. (.+?) A\. (.+)$/.exec(text) ?? [];
  if (!question || !answer) return undefined;
  const asked = answerSaid(answer) === 'no' ? question.replace(WHETHER, '$1 $2 not') : question;
  return [asked, ...sentencesOf(answer)];
}
const WHETHER =
  /\b(did|do|does|was|were|is|are|had|has|have|could|can|would) ((?:any|the|an?|your|that|this|his|her|their) \p{Ll}+|\p{L}[\p{L}’'-]*)(?! not\b)/iu;

/** "Roe testified that the light was red." as what he testified. */
function announced(sentence: string): string[] {
  const core = sentence.replace(ANNOUNCES, '').trim();
  return core === sentence ? [] : [core];
}

/**
 * Whom the first pronoun of a fact can mean: whom the nearest fact before it names, and the nearest whose gender the papers tell;
 * nobody whom its own sentence names beside it.
 */
function meantIn(brief: Brief, fact: ModelFact, at: number): string[] {
  const said = fact.said.join(' ');
  const [, pronoun = ''] = PRONOUN.exec(said) ?? [];
  if (!pronoun) return [];
  const gender = GENDER_OF[pronoun.toLowerCase()];
  const known = gendersOf(brief);
  const able = brief.model.people.filter(
    ({ name, kind }) => kind === 'person' && (gender === undefined || (known.get(name) ?? gender) === gender),
  );
  const document = fact.sources[0]?.document?.name;
  const before = brief.model.facts
    .slice(0, at)
    .filter(({ sources }) => sources[0]?.document?.name === document)
    .reverse();
  const namedBy = (facts: readonly ModelFact[], among: readonly ModelPerson[]): ModelPerson[] =>
    facts
      .map((one) => {
        const told = `${one.said.join(' ')} ${one.text}`;
        return among.filter(({ name }) => told.includes(surname(name)));
      })
      .find((some) => some.length > 0) ?? [];
  const near = namedBy([...(OPENS_WITH.test(said) ? [] : [fact]), ...before.slice(0, BACK)], able);
  const sure = gender
    ? namedBy(
        before,
        able.filter(({ name }) => known.get(name) === gender),
      )
    : [];
  return [...new Set([...near, ...sure].map(({ name }) => name))];
}
const GENDER_OF: Readonly<Record<string, Gender>> = {
  he: 'he',
  him: 'he',
  his: 'he',
  she: 'she',
  her: 'she',
};

/** "It sustained none": the one body that the nearest fact before names. */
function itsBody({ model }: Brief, fact: ModelFact, at: number): string[] {
  if (!/\b(?:it|its)\b/i.test(fact.said.join(' '))) return [];
  const bodies = model.people.filter(({ kind }) => kind === 'organization');
  for (const one of model.facts.slice(Math.max(0, at - BACK), at).reverse()) {
    const told = one.said.join(' ');
    const named = bodies.filter(({ name }) => told.includes(name)).map(({ name }) => name);
    const called = named.length > 0 ? named : bodiesIn(told, model.people);
    if (called.length > 0) return called.length === 1 ? called : [];
  }
  return [];
}

/** "The City found": the one body of the case that is called so. */
const bodiesIn = (text: string, people: readonly ModelPerson[]): string[] =>
  [...text.matchAll(BODY)].flatMap(([, head]) => {
    const called = people.filter(
      ({ name, kind }) => kind === 'organization' && new RegExp(`\\b${head}\\b`, 'i').test(name),
    );
    return called.length === 1 ? [called[0]!.name] : [];
  });
const BODY =
  /\b[Tt]he (City|County|State|Town|Village|District|Bank|Hospital|University|School|College|Board|Department|Company|Association|Church|Trust|Union|Authority|Agency|Commission|Partnership|Center|Clinic|Insurer|Society)\b/g;
