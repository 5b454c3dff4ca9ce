import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { datesIn } from '@lectern/legal-text/dates';
import { sameName } from '@lectern/legal-text/names';
import { isEdited } from '../case-model/corrections.js';
import { modelFact, tellable } from '../case-model/facts.js';
import { BARE_QUOTE, settingOf } from '../case-model/settings.js';
import { placeOf, placesOf } from '../case-model/pronouns.js';
import { surname } from '../case-model/sides.js';
import { writtenBy } from './written-by.js';
import { type Brief, accountOfFact, witnessIn } from './brief.js';
import { QUOTATIONS, outsideQuotes } from './english/quotes.js';
import { stumble } from './english/sayable.js';
import { putsOf, sinceDay } from './puts-of.js';
import { seriesOf } from './acts-of-witness.js';
import { factOf } from './passage-fact.js';
import { questionsOf } from './questions-of.js';
import type { FileSentence } from '../case-model/file-sentences.js';
import { type Put } from './second-person.js';
import { nameOf } from './name-of.js';
import { followsOn, resolver, unquoted } from './whom-meant.js';
import { accuses, serves } from './serves.js';
import { touchedBy } from './things-touched.js';
import { hurts } from './their-best-point.js';
import { toldDeeds } from './told-deeds.js';

/** A statement for a witness with the day of which the file tells it. */
export interface Placed extends Put {
  day?: string | undefined;
  /** Which of his own papers it is from: "deposition". */
  from?: string;
}

/** Sentences about the witness beyond the facts of the model. */
const MORE = 40;

/** Everything that can be put to a witness: what he did, said and was told, and what the file says of the things he handled. */
export function statementsFor(brief: Brief, witness: ModelPerson): Placed[] {
  const papers = writtenBy(brief, witness);
  const sentences = resolver(brief, witness, new Set(papers.map(({ name }) => name)));
  const wrote = ({ sources }: ModelFact): boolean =>
    papers.some(({ name }) => name === sources[0]?.document?.name);
  const named = nameOf(witness, brief.model.people);
  const WRITES = new RegExp(`^On [^“”]{4,60}, (?:${named.source}) (?:wrote|sent)\\b`, 'u');
  const facts = withDays(known(brief, witness, true)).map(({ fact, day }) => {
    const texts = sentences(fact).map((text, index, all) =>
      all[index - 1]?.search(named) === 0 || all[index - 1]?.search(WRITES) === 0
        ? text.replace(/^It read: (?=“)/, `${witness.name} wrote: `)
        : text,
    );
    const usable = texts.flatMap((text) => putsOf(brief, text, fact, witness));
    const said = sameName(witnessIn(brief, fact) ?? '', witness.name)
      ? 'said'
      : wrote(fact)
        ? 'wrote'
        : undefined;
    const puts = (usable.length > 0 || !said ? usable : inOwnWords(fact, said))
      .map((one) => ({ ...one, text: one.text.replace(AT_ALL_TIMES, '') }))
      .filter((one) => !OF_THE_SUIT.test(one.text) && isSayable(one) && serves(brief, witness)(one));
    return { fact, day, texts, puts };
  });
  const spokenOn = settings(brief);
  const touched = touchedBy(
    facts.flatMap(({ puts }) => puts.filter(({ own }) => own).map(({ text }) => text)),
  );
  let last: ModelFact | undefined;
  const follows = followsOn(brief);
  // A party knows how things stood where he acted.
  const beside = (at: number): boolean =>
    (witness.side === 'theirs' || accuses(brief, witness)) &&
    [facts[at - 1], facts[at + 1]].some(
      (one) => one !== undefined && one.day === facts[at]!.day && one.puts.some(({ own }) => own),
    );
  return facts.flatMap(({ fact, day, texts, puts }, at) => {
    const known = last !== undefined && follows(last, fact);
    const all = (
      puts.length > 0
        ? puts.flatMap((one) => (BARE_QUOTE.test(fact.said[0] ?? '') ? spokenOn(one) : [one]))
        : texts
            .filter(
              (text) =>
                ((touched(text) || (beside(at) && STATE.test(text))) && namesNobody(brief, text)) ||
                (last && TRUE.test(text)),
            )
            .map((text) => ({ text, fact, own: false, thing: true }))
            .filter((one) => questionsOf(one).length > 0 && serves(brief, witness)(one))
    ).filter(({ text }, index) => known || index > 0 || !LEANS_ON_THING.test(unquoted(text)));
    last = all.length > 0 ? fact : undefined;
    return all.map((one) => ({ ...sinceDay(one, day), ...(day && { day }) }));
  });
}

/** A sentence about somebody that became broken when it was turned to him is not put at all. */
function isSayable({ text }: Put): boolean {
  const told = outsideQuotes(text, (part) =>
    part
      .replace(/\b[Yy]our\b/g, "Orne's")
      .replace(/\b[Yy]ou\b/g, 'Orne')
      .replace(/\bOrne were\b/g, 'Orne was'),
  )
    .replace(/[“”]/g, '"')
    .replace(/([^.!?"])$/, '$1.');
  const wrong = stumble(told);
  return wrong === undefined || wrong === 'long' || wrong === 'short';
}

/** What only a pleading says of somebody. */
const AT_ALL_TIMES =
  /,? at all (?:times|relevant times|times (?:relevant|material|pertinent))(?: hereto| herein)?,?/;
const OF_THE_SUIT =
  /^You (?:are|were) (?:being )?(?:sued|named|joined)\b|\b(?:individual|official) capacity\b/;

/** "placed it on the roof": what it was, the sentence before has to say. */
const LEANS_ON_THING =
  /^[^,]{2,40} (?:placed|put|took|gave|left|threw|found|opened|moved|kept|held|brought|removed|seized|carried|handed|dropped|picked|sent|signed|returned) (?:it|them)\b/;

/** How a thing was, not what became of somebody. */
const STATE =
  /^(?:The|A|An) (?!(?:date|time) )(?:[\p{Ll}’'-]+ ){1,4}(?:was|were|had no|had been|lay|stood|did not have|did not work)\b(?!.*\b(?:injur|hurt|pain|fractur|surg|hospital|killed|died|dead|liable|breach|negligen|entitled|damag|court|jury|result|reading|concentration)\p{L}*)/u;

/** Said under oath of the answer before: it was so, or it was not. */
const TRUE = /^That was (?:not )?true\.$/;

/** Words are put with the day on which they were spoken; words without a setting are not put at all. */
function settings({ read }: Brief): (one: Put) => Put[] {
  const places = placesOf(read.sentences);
  return (one) => {
    const at = placeOf(one.fact, places);
    const sentence = at === undefined ? undefined : read.sentences[at];
    if (!sentence) return [one];
    const setting = settingOf(
      sentence,
      read.sentences.filter(({ document }) => document === sentence.document),
    );
    const [date] = setting ? datesIn(setting.text.replace(QUOTATIONS, '')) : [];
    // What he answered stands behind what he answers to.
    if (/^You (?:responded|replied|answered)\b/.test(one.text)) return [one];
    if (!setting || date?.month === undefined || date.year === undefined) return [];
    return [{ ...one, when: `${date.day === undefined ? 'in' : 'on'} ${date.text}` }];
  };
}

export const events = (brief: Brief): ModelFact[] =>
  brief.model.facts.filter((fact) => fact.kind === 'event' && fact.said.length > 0 && !hurts(brief, fact));

/** What the other side's paper tells against us is judged when it is put. */
const toldByThem = (brief: Brief, fact: ModelFact): boolean =>
  !brief.read.sides.criminal && accountOfFact(brief, fact) === 'theirs';

/**
 * The facts of the model, and every other sentence of the papers that tells of the witness, where it stands in them: on
 * cross-examination also what the other side's own paper grants of him.
 */
export function known(brief: Brief, witness: ModelPerson, crossed = false): ModelFact[] {
  const { read, model } = brief;
  const may = (fact: ModelFact): boolean => (crossed && toldByThem(brief, fact)) || !hurts(brief, fact);
  const facts = model.facts.filter((fact) => fact.kind === 'event' && fact.said.length > 0 && may(fact));
  if (read.typed) return facts;
  const places = placesOf(read.sentences);
  const have = new Set((crossed ? facts : model.facts).flatMap((fact) => placeOf(fact, places) ?? []));
  const more = crossed
    ? toldDeeds(brief, witness, have).filter(may)
    : moreOf(brief, witness, have).filter((fact) => accountOfFact(brief, fact) !== 'theirs' && may(fact));
  for (const fact of more) {
    const own = placeOf(fact, places)!;
    const known = facts.findIndex((one) => placeOf(one, places) === own);
    if (known >= 0) {
      // What the attorney corrected is told in his words.
      if (!isEdited(facts[known]!)) facts[known] = { ...facts[known]!, said: fact.said };
      continue;
    }
    const after = facts.findLastIndex((one) => {
      const at = placeOf(one, places);
      return at !== undefined && at < own && read.sentences[at]!.document === read.sentences[own]!.document;
    });
    facts.splice(after + 1, 0, fact);
  }
  return facts;
}

/** Sentences of the papers that name the witness and are no facts of the model. */
function moreOf(brief: Brief, witness: ModelPerson, have: ReadonlySet<number>): ModelFact[] {
  const { read, model } = brief;
  const name = surname(witness.name);
  const own = new Set(writtenBy(brief, witness));
  // Papers call a party by the role.
  const party = witness.role === 'the other side' || witness.role === 'our client';
  const byRole = (text: string): boolean =>
    party && ROLE.test(text) && read.called.named(text).includes(name);
  return read.papers
    .filter(({ kind }) => kind !== 'transcript')
    .flatMap(({ document, kind }) => {
      const chosen: FileSentence[] = [];
      for (const [at, sentence] of read.sentences.entries()) {
        if (chosen.length >= MORE) break;
        if (sentence.document !== document || have.has(at)) continue;
        if (own.has(document) || sentence.text.includes(name) || byRole(sentence.text)) chosen.push(sentence);
      }
      const told = tellable(chosen, read.called, { kind, ours: false }).filter(
        ({ kind: of, leans }) => of === 'event' && !leans,
      );
      const ofTold = new Set(told.map(({ sentence }) => sentence));
      // What is too long to be told in one breath can be asked act by act.
      const acts = chosen.flatMap((sentence) => {
        const said = ofTold.has(sentence)
          ? []
          : seriesOf(read.called.named(sentence.text), nameOf(witness, model.people));
        const { text, page, order } = sentence;
        return said.length > 0 ? [{ ...factOf(document, text, page, order), said }] : [];
      });
      return [...told.map((fact) => modelFact(fact, false)), ...acts];
    });
}

const ROLE = /\b(?:plaintiff|defendant|petitioner|respondent)\b/i;

/** Each fact with its day; without one it stays with the day before it, and "in January 2022" is no day. */
export function withDays(facts: readonly ModelFact[]): { fact: ModelFact; day: string | undefined }[] {
  let day: string | undefined;
  let document: string | undefined;
  return facts.map((fact) => {
    const own = fact.sources[0]?.document?.name;
    if (own !== document) [document, day] = [own, undefined];
    if (fact.date && fact.date.length < 10) return { fact, day: undefined };
    return { fact, day: (day = fact.date ?? day) };
  });
}

const namesNobody = ({ model }: Brief, text: string): boolean =>
  !model.people.some(({ name, kind }) => kind === 'person' && text.includes(surname(name))) &&
  !/\b(?:he|she|him|her|his|hers|they|them|their|it|its|said|told|stated|wrote)\b/i.test(unquoted(text)) &&
  !/^(?:This|That|These|Those|There)\b/.test(text);

/** What a witness swore to or wrote, and is more than one fact, is put in his own words. */
const inOwnWords = (fact: ModelFact, verb: 'said' | 'wrote'): Put[] =>
  !isEdited(fact) && /^(?!Q\. )[^“”]{12,110}[.!]$/.test(fact.text)
    ? [{ text: `You ${verb}: “${fact.text}”`, fact, own: true }].filter((one) => questionsOf(one).length > 0)
    : [];
