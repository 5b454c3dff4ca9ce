import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { datesIn } from '@lectern/legal-text/dates';
import { coreWord } from '@lectern/legal-text/names';
import { modelFact, tellable } from '../case-model/facts.js';
import { BARE_QUOTE, settingOf } from '../case-model/settings.js';
import { placeOf, placesOf } from '../case-model/pronouns.js';
import { surname } from '../case-model/sides.js';
import { type Brief, accountOfFact, witnessIn } from './brief.js';
import { countWords } from './english/count-words.js';
import { splitSpoken } from './english/split.js';
import { subjectIn } from './english/subject.js';
import { tagged } from './english/tagged.js';
import { putsOf, sinceDay } from './puts-of.js';
import { type Put, nameOf, questionsOf } from './second-person.js';
import { touchedBy } from './things-touched.js';
import { hurts } from './their-best-point.js';

/** A statement for a witness with the day of which the file tells it. */
export interface Placed extends Put {
  day?: string;
}

/** Words of a sentence from which on it is cut again for a question. */
const ONE_FACT = 8;
/** Sentences about the witness beyond the facts of the model. */
const MORE = 40;

/** Everything that can be put to a witness: what he did, said and was told, and what the file says of the things he handled. */
export function statementsFor(brief: Brief, witness: ModelPerson): Placed[] {
  const sentences = resolver(brief, witness);
  const facts = withDays(known(brief, witness)).map(({ fact, day }) => {
    const texts = sentences(fact);
    const usable = texts.flatMap((text) => putsOf(brief, text, fact, witness));
    const puts = usable.length > 0 || witnessIn(brief, fact) !== witness.name ? usable : inOwnWords(fact);
    return { fact, day, texts, puts };
  });
  const spokenOn = settings(brief);
  const touched = touchedBy(
    facts.flatMap(({ puts }) => puts.filter(({ own }) => own).map(({ text }) => text)),
  );
  let last: ModelFact | undefined;
  // A party knows how things stood where he acted.
  const beside = (at: number): boolean =>
    witness.side === 'theirs' &&
    [facts[at - 1], facts[at + 1]].some(
      (one) => one !== undefined && one.day === facts[at]!.day && one.puts.some(({ own }) => own),
    );
  return facts.flatMap(({ fact, day, texts, puts }, at) => {
    const all =
      puts.length > 0
        ? puts.flatMap((one) => (BARE_QUOTE.test(fact.said[0] ?? '') ? spokenOn(one) : [one]))
        : texts
            .filter(
              (text) =>
                ((touched(text) || (beside(at) && STATE.test(text))) && namesNobody(brief, text)) ||
                (last && TRUE.test(text)),
            )
            .map((text) => ({ text, fact, own: false, thing: true }))
            .filter((one) => questionsOf(one).length > 0);
    last = all.length > 0 ? fact : undefined;
    return all.map((one) => ({ ...sinceDay(one, day), ...(day && { day }) }));
  });
}

/** How a thing was, not what became of somebody. */
const STATE =
  /^(?:The|A|An) (?!date )(?:\p{Ll}+ ){1,4}(?:was|were|had no|had been|lay|stood|did not have|did not work)\b(?!.*\b(?:injur|hurt|pain|fractur|surg|hospital|killed|died|dead|liable|breach|negligen|entitled|damag|court|jury)\p{L}*)/u;

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
    const [date] = setting ? datesIn(setting.text.replace(/[“"][^”"]*[”"]/g, '')) : [];
    if (!setting || date?.month === undefined || date.year === undefined) return [];
    return [{ ...one, when: `${date.day === undefined ? 'in' : 'on'} ${date.text}` }];
  };
}

/** What a company did, for whoever speaks for it: it is named, nobody is addressed as the company. */
export function statementsOfCompany(brief: Brief, company: ModelPerson): Placed[] {
  const core = coreWord(company.name);
  if (core === undefined) return [];
  return withDays(events(brief)).flatMap(({ fact, day }) =>
    fact.said
      .flatMap((text) => splitSpoken(text, ONE_FACT))
      .filter((text) => {
        const subject = subjectIn(text, tagged(text))?.again ?? '';
        return (
          subject.toLowerCase().includes(core) && !/\b(?:he|she|him|her|his|hers)\b/i.test(unquoted(text))
        );
      })
      .map((text): Placed => ({ text: plainly(text), fact, own: true, thing: true, ...(day && { day }) }))
      .filter((one) => questionsOf(one).length > 0),
  );
}

const events = (brief: Brief): ModelFact[] =>
  brief.model.facts.filter((fact) => fact.kind === 'event' && fact.said.length > 0 && !hurts(brief, fact));

/** The facts of the model, and every other sentence of the papers that tells of the witness, where it stands in them. */
function known(brief: Brief, witness: ModelPerson): ModelFact[] {
  const facts = events(brief);
  const { read, model } = brief;
  if (read.typed) return facts;
  const places = placesOf(read.sentences);
  const have = new Set(model.facts.flatMap((fact) => placeOf(fact, places) ?? []));
  const name = surname(witness.name);
  const more = read.papers
    .filter(({ kind }) => kind !== 'transcript')
    .flatMap(({ document, kind }) => {
      const about = read.sentences.filter(
        (sentence, at) => sentence.document === document && !have.has(at) && sentence.text.includes(name),
      );
      return tellable(about.slice(0, MORE), read.called, { kind, ours: false });
    })
    .filter(({ kind, leans }) => kind === 'event' && !leans)
    .map((fact) => modelFact(fact, false))
    .filter((fact) => accountOfFact(brief, fact) !== 'theirs' && !hurts(brief, fact));
  for (const fact of more) {
    const own = placeOf(fact, places)!;
    const after = facts.findLastIndex((one) => {
      const at = placeOf(one, places);
      return at !== undefined && at < own && read.sentences[at]!.document === read.sentences[own]!.document;
    });
    facts.splice(after + 1, 0, fact);
  }
  return facts;
}

/** Each fact with its day; what has none of its own stays with the day before it. */
function withDays(facts: readonly ModelFact[]): { fact: ModelFact; day: string | undefined }[] {
  let day: string | undefined;
  let document: string | undefined;
  return facts.map((fact) => {
    const own = fact.sources[0]?.document?.name;
    if (own !== document) [document, day] = [own, undefined];
    if (fact.date?.length === 10) day = fact.date;
    return { fact, day };
  });
}

const unquoted = (text: string): string => text.replace(/[“"][^”"]*[”"]/g, '');

const namesNobody = ({ model }: Brief, text: string): boolean =>
  !model.people.some(({ name, kind }) => kind === 'person' && text.includes(surname(name))) &&
  !/\b(?:he|she|him|her|his|hers|they|them|their|it|its|said|told|stated|wrote)\b/i.test(unquoted(text)) &&
  !/^(?:This|That|These|Those|There)\b/.test(text);

/** "But the dog sat down" and "had signed" as they are put. */
const plainly = (text: string): string =>
  text
    .replace(/^(?:But|So|And|Then|After that,) (\p{L})/u, (_, letter: string) => letter.toUpperCase())
    .replace(
      /^(\p{Lu}\S*(?: \p{Lu}\S*)*) had (\p{Ll}+ed|told|said|sent|met|left|made|paid|found|heard|kept|bought|sold|held|put)\b/u,
      '$1 $2',
    );

/** "At 9:35 p.m. Dr. Lee wrote": the hour opens the sentence as a day does. "A asked ..., and B answered, “No.”": two sentences. */
const parted = (text: string): string[] => {
  const [, asked, answered] =
    /^([^“”]{12,160}), and ((?:\p{Lu}\S* ){1,4}(?:answered|replied|responded|said)[,:]? “[^”]{3,160}”)$/u.exec(
      text,
    ) ?? [];
  return (asked && answered ? [`${asked}.`, answered] : [text]).map((one) =>
    one.replace(/^(At \d{1,2}(?::\d\d)? [ap]\.m\.) (?=\p{Lu})/u, '$1, '),
  );
};

/** A pronoun that opens a sentence is whoever the sentence before was about, when that was one person of the case. */
function resolver(brief: Brief, witness: ModelPerson): (fact: ModelFact) => string[] {
  let about: string | undefined;
  let last: ModelFact | undefined;
  const { people } = brief.model;
  return (fact) => {
    const before = last;
    if (last?.sources[0]?.document?.name !== fact.sources[0]?.document?.name) about = undefined;
    last = fact;
    return answered(fact.said)
      .flatMap(parted)
      .flatMap((text) => splitSpoken(text, ONE_FACT))
      .map((text) => {
        const plain = plainly(text);
        const pronoun = /^(?:He|She)\b/.exec(plain)?.[0];
        const said =
          about && pronoun && !calledOtherwise(brief, about, pronoun)
            ? plain.replace(/^(?:He|She)\b/, about)
            : plain;
        const subject = subjectIn(said, tagged(said))?.again;
        about =
          subject &&
          people.some(({ name, kind }) => kind === 'person' && surname(name) === subject.split(' ').at(-1))
            ? subject
            : undefined;
        return withObject(said, before, witness, people);
      });
  };
}

/** "Rusk asked her to retest": the one other person of the sentence before, where the witness himself acts. */
function withObject(
  text: string,
  before: ModelFact | undefined,
  witness: ModelPerson,
  people: readonly ModelPerson[],
): string {
  const name = nameOf(witness, people);
  const at = name.exec(text)?.index;
  const object =
    /\b(?:him|her)(?= (?:to|that|about|in|on|at|for|with|if|whether|again|not)\b|[,.:]| [“"])/u.exec(
      unquoted(text).length === 0 ? '' : text,
    );
  if (at === undefined || !object || object.index < at || !before) return text;
  const others = people.filter(
    (one) =>
      one.kind === 'person' && one.id !== witness.id && before.said.join(' ').includes(surname(one.name)),
  );
  if (others.length !== 1 || people.some((one) => one.id !== witness.id && text.includes(surname(one.name))))
    return text;
  return `${text.slice(0, object.index)}${surname(others[0]!.name)}${text.slice(object.index + 3)}`;
}

/** What a witness swore to and is more than one fact is put as he said it. */
const inOwnWords = (fact: ModelFact): Put[] =>
  /^(?!Q\. )[^“”]{12,110}[.!]$/.test(fact.text)
    ? [{ text: `You said: “${fact.text}”`, fact, own: true }].filter((one) => questionsOf(one).length > 0)
    : [];

/** A question of a deposition and its answer: the answer is put to the witness. */
function answered(said: readonly string[]): string[] {
  const [, witness] = /^(.+) was asked: “/.exec(said[0] ?? '') ?? [];
  const [, answer] = /: “([^.!]{15,}[.!])/.exec(said[1] ?? '') ?? [];
  if (!witness) return [...said];
  return answer && countWords(answer) > 3 ? [`${witness} answered: “${answer}”`] : [];
}
/** "She" is not Mr. Tibbets. */
const calledOtherwise = ({ model }: Brief, name: string, pronoun: string): boolean =>
  model.facts.some(({ text }) =>
    text.includes(`${pronoun === 'She' ? 'Mr.' : 'Ms.'} ${name.split(' ').at(-1)}`),
  );
