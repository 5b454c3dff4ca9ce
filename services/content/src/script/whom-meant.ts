import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { placeOf, placesOf } from '../case-model/pronouns.js';
import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import { splitSpoken } from './english/split.js';
import { subjectIn } from './english/subject.js';
import { tagged } from './english/tagged.js';
import { nameOf } from './name-of.js';
import { QUOTATIONS } from './english/quotes.js';

/** Words of a sentence from which on it is cut again for a question. */
export const ONE_FACT = 8;
export const unquoted = (text: string): string => text.replace(QUOTATIONS, '');

/** "But the dog sat down" and "had signed" as they are put. */
export const plainly = (text: string): string =>
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

/**
 * A pronoun that opens a sentence is whoever the sentence before was about, when that was one person of the case. In papers of
 * the witness's own, named by their documents, that is never himself: there he is "I".
 */
export function resolver(
  brief: Brief,
  witness: ModelPerson,
  ownPapers: ReadonlySet<string> = new Set(),
): (fact: ModelFact) => string[] {
  let about: string | undefined;
  // Who else the sentence before named.
  let others: ModelPerson[] = [];
  let last: ModelFact | undefined;
  const { people } = brief.model;
  const follows = followsOn(brief);
  return (fact) => {
    const before = last;
    if (!last || !follows(last, fact)) [about, others] = [undefined, []];
    last = fact;
    return answered(fact.said)
      .flatMap(parted)
      .flatMap((text) => splitSpoken(text, ONE_FACT))
      .map((text) => {
        const plain = plainly(text);
        const pronoun = /^(?:He|She)\b/.exec(plain)?.[0];
        const said =
          about &&
          pronoun &&
          !calledOtherwise(brief, about, pronoun) &&
          people.every((one) => surname(one.name) !== about!.split(' ').at(-1) || mayBe(one, pronoun)) &&
          !others.some((one) => mayBe(one, pronoun) && !mayBeOnly(about!, pronoun, people))
            ? plain.replace(/^(?:He|She)\b/, about)
            : plain;
        const subject = subjectIn(said, tagged(said))?.again;
        others = people.filter(
          ({ name, kind }) =>
            kind === 'person' &&
            surname(name) !== subject?.split(' ').at(-1) &&
            unquoted(said).includes(surname(name)),
        );
        const heard = INTERVIEWS.exec(unquoted(said))?.[1];
        about =
          heard && people.some(({ name, kind }) => kind === 'person' && surname(name) === heard)
            ? heard
            : heard
              ? undefined
              : subject &&
                  !SAYS_I.test(fact.text) &&
                  !(ownPapers.has(fact.sources[0]?.document?.name ?? '') && isSaid(witness, subject)) &&
                  people.some(
                    ({ name, kind }) => kind === 'person' && surname(name) === subject.split(' ').at(-1),
                  )
                ? subject
                : undefined;
        return withObject(said, before, witness, people);
      });
  };
}

/** Whether a fact goes on where the other ended: no sentence about somebody else stands between them in the paper. */
export function followsOn({ read: { sentences } }: Brief): (one: ModelFact, next: ModelFact) => boolean {
  const places = placesOf(sentences);
  return (one, next) => {
    if (one.sources[0]?.document?.name !== next.sources[0]?.document?.name) return false;
    const [from, to] = [placeOf(one, places), placeOf(next, places)];
    if (from === undefined || to === undefined) return true;
    return (
      from <= to && sentences.slice(from + 1, to).every(({ text }) => /^(?:He|She|His|Her)\b/.test(text))
    );
  };
}

const isSaid = ({ name }: ModelPerson, subject: string): boolean =>
  surname(name) === subject.split(' ').at(-1);

/** "I gave him the money. He left.": whoever says "I" is not the "he" of the next sentence. */
const SAYS_I = /^(?:[^,“”"]{2,40}, )?I\b/;

/** "Officer Trujillo interviewed Aldridge": who "he" is in what follows. */
const INTERVIEWS =
  /\b(?:interviewed|questioned|spoke (?:with|to)|talked (?:with|to)|met (?:with )?|asked|called|telephoned|contacted) (?:(?:Mr|Ms|Mrs|Dr)\.? )?(?:\p{Lu}\p{L}+ )?(\p{Lu}[\p{L}’-]+)/u;

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
    /\b(?:him|her|his)(?= (?:car|truck|vehicle|van|house|home|arm|leg|head|hand|face|door|phone|job|pay|desk|office)\b| (?:to|that|about|in|on|at|for|with|if|whether|again|not)\b|[,.:]| [“"])/u.exec(
      text.replace(QUOTATIONS, (quote) => ' '.repeat(quote.length)),
    );
  if (at === undefined || !object || object.index < at || !before) return text;
  const others = people.filter(
    (one) =>
      one.kind === 'person' && one.id !== witness.id && before.said.join(' ').includes(surname(one.name)),
  );
  if (
    others.length !== 1 ||
    people.some((one) => one.kind === 'person' && one.id !== witness.id && text.includes(surname(one.name)))
  )
    return text;
  const owned = OWNED.test(text.slice(object.index + 3));
  // "put it under the seat of his truck" may be his own; "her car" is not that of Leon Masters.
  if (owned && !isOf(witness, object[0] === 'her' ? 'MaleName' : 'FemaleName')) return text;
  const owns = owned ? '’s' : '';
  return `${text.slice(0, object.index)}${surname(others[0]!.name)}${owns}${text.slice(object.index + 3)}`;
}

/** "She" is nobody whose first name is a man's. */
export const mayBe = (person: ModelPerson, pronoun: string): boolean =>
  !isOf(person, pronoun === 'She' ? 'MaleName' : 'FemaleName');
/** "She", where the name of the one who was spoken of is a woman's. */
const mayBeOnly = (name: string, pronoun: string, people: readonly ModelPerson[]): boolean =>
  people.some(
    (one) =>
      surname(one.name) === name.split(' ').at(-1) &&
      isOf(one, pronoun === 'She' ? 'FemaleName' : 'MaleName'),
  );

const isOf = ({ name }: ModelPerson, gender: string): boolean =>
  tagged(name).some(({ tags }) => tags.has(gender));
const OWNED =
  /^ (?:car|truck|vehicle|van|house|home|arm|leg|head|hand|face|door|phone|job|pay|desk|office)\b/;

/** A question of a deposition and its answer: both are put to the witness, the answer in his own words. */
function answered(said: readonly string[]): string[] {
  const [, witness, question] = /^(.+) was asked: “(.+)”$/.exec(said[0] ?? '') ?? [];
  const [, answer] = /: “(.+)”$/.exec(said[1] ?? '') ?? [];
  if (!witness || !question || !answer) return [...said];
  const [, put] = /^(You .+), (?:did|were|had|was)n['’]t you\?$/u.exec(question) ?? [];
  // What counsel put to him and he did not deny is put again.
  if (put && !/^(?:no|never)\b/i.test(answer))
    return [
      `${put
        .replace(/\b[Yy]ou were\b/g, `${witness} was`)
        .replace(/\b[Yy]our\b/g, `${witness}'s`)
        .replace(/\b[Yy]ou\b/g, witness)}.`,
    ];
  return [`${witness} was asked: “${question}”`, `${witness} answered: “${answer}”`];
}
/** "She" is not Mr. Tibbets. */
const calledOtherwise = ({ model }: Brief, name: string, pronoun: string): boolean =>
  model.facts.some(({ text }) =>
    text.includes(`${pronoun === 'She' ? 'Mr.' : 'Ms.'} ${name.split(' ').at(-1)}`),
  );
