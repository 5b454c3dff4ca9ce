import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { accountOf } from '../case-model/paper.js';
import { sameName } from '@lectern/legal-text/names';
import { type Brief, witnessIn } from './brief.js';
import { splitSpoken } from './english/split.js';
import { asActive } from './puts-of.js';
import { put } from './second-person.js';
import { nameOf } from './name-of.js';
import { called } from './open-question.js';
import { hurts } from './their-best-point.js';
import { ONE_FACT, mayBe, resolver } from './whom-meant.js';
import { messagesFor, withMessages } from './direct-messages.js';
import { type Step, withScene } from './direct-scene.js';
import { type Told, swornQuestions } from './direct-testimony.js';
import { type Placed, known, withDays } from './witness-statements.js';
import { writtenBy } from './written-by.js';

/** An open question of a deposition, which the witness answered before: "Q. What did you do? A. I put a towel down." */
const OWN_QUESTION =
  /^Q\. ((?:Who|What|When|Where|How|Which)\b(?! (?:do you (?:recall|remember|know)|did you mean))[^?]{6,90}\?) A\. /;
const POINTS_BACK = /\b(?:that|this|it|he|she|they|him|her|them|his|their|there|those|these|exhibit)\b/i;

/** What the file says of the witness, fact by fact in the order of the story; what is only asked for may be long. */
export function toldOf(brief: Brief, witness: ModelPerson): Told[] {
  const papers = new Set(writtenBy(brief, witness).map((document) => document.name));
  const sentences = resolver(brief, witness, papers);
  const { people } = brief.model;
  const name = nameOf(witness, people);
  const sworn = swornQuestions(brief, witness);
  let met: ModelPerson[] = [];
  let spokenOf = false;
  // What a party of ours pleads, he lived through.
  const pleaded = new Set(
    brief.read.papers
      .filter((paper) => witness.role === 'our client' && accountOf(paper, brief.model.side) === 'ours')
      .map(({ document }) => document.name),
  );
  // What hurts us is for the other side to bring out.
  const asked_ = withDays(known(brief, witness)).filter(
    ({ fact }) => brief.read.typed || !hurts(brief, fact),
  );
  const steps = asked_.map(({ fact, day }): Step => {
    const texts = sentences(fact).flatMap((text) => splitSpoken(text, ONE_FACT));
    return { fact, day, texts, told: stepOf(fact, day, texts) };
  });
  function stepOf(fact: ModelFact, day: string | undefined, texts: readonly string[]): Told[] {
    const own = sameName(witnessIn(brief, fact) ?? '', witness.name);
    if (own && sworn.length > 0) return [];
    const [, asked] = (own && OWN_QUESTION.exec(fact.text)) || [];
    const among = people.filter(
      (one) => one.kind === 'person' && fact.said.some((text) => text.search(nameOf(one, people)) >= 0),
    );
    const alone = among.length === 1 && among[0]!.id === witness.id;
    const place = day === undefined ? {} : { day };
    if (asked && !POINTS_BACK.test(asked))
      return [{ text: fact.said[0] ?? '', fact, own: true, question: asked, ...place }];
    const mine = papers.has(fact.sources[0]?.document?.name ?? '');
    const before = met;
    // "Her" is the witness only where the sentence before named her.
    const inIt = spokenOf;
    spokenOf = fact.said.some((text) => text.search(name) >= 0);
    const named = mentioned(fact.said.join(' '), people).filter(({ id }) => id !== witness.id);
    // "He ate": whoever was spoken of before stays in mind.
    met = named.length === 0 && /^(?:He|She)\b/.test(fact.said[0] ?? '') ? before : named;
    return texts
      .map((text) =>
        alone && !mine
          ? text.replace(/^(?:He|She)\b/, witness.name).replace(/^(?:His|Her)\b/, `${witness.name}'s`)
          : text,
      )
      .map((text) => withSpeaker(text, inIt || mine ? before : [], { name, people, mine }))
      .flatMap((text): Told[] => {
        if (own && ASKED.test(text)) return [];
        const active = asActive(text, name);
        const one =
          put(active, fact, witness, people) ??
          opened(active, name) ??
          put(active.replace(RELATIVE, '.'), fact, witness, people) ??
          (mine || /^\p{Lu}[^,“”]{2,40} (?:told|asked|gave|handed|showed) you /u.test(active)
            ? { text: active, own: false }
            : undefined);
        return one && !namesake(one.text, witness)
          ? [{ ...one, fact, ...place, ...(mine && { witnessed: true }) }]
          : [];
      });
  }
  const told = withMessages(
    withScene(steps, people, ({ fact }) => pleaded.has(fact.sources[0]?.document?.name ?? '')),
    messagesFor(brief, witness),
  );
  return inOrder([...told, ...sworn]);
}
/** "to Mercy Hospital, where Dr. Lee operated on her arm": where she was taken stands before it. */
const RELATIVE = /, (?:where|which|who|whom) .*$/u;

/** Those of the case whom a sentence names, by a first name that only one of them bears, too. */
const mentioned = (text: string, people: readonly ModelPerson[]): ModelPerson[] =>
  people.filter(
    (one) =>
      one.kind === 'person' &&
      (text.search(nameOf(one, people)) >= 0 ||
        [...text.matchAll(/\b\p{Lu}\p{Ll}+\b/gu)].some(([word]) => called(word, people)?.names === one)),
  );

/** "He told her to wait", behind a sentence that names one other person: who "he" is. */
function withSpeaker(
  text: string,
  before: readonly ModelPerson[],
  { name, people, mine }: { name: RegExp; people: readonly ModelPerson[]; mine: boolean },
): string {
  const [one, ...more] = before;
  const pronoun = /^(?:He|She)\b/.exec(text)?.[0];
  if (!one || more.length > 0 || (pronoun && !mayBe(one, pronoun))) return text;
  const own = name.source;
  const told = text
    .replace(
      new RegExp(
        `^(?:He|She|${nameOf(one, people).source}) (told|asked|gave|handed|showed) (?:him|her|${own})(?= )`,
        'u',
      ),
      (_, verb: string) => `${one.name} ${verb} you`,
    )
    .replace(
      new RegExp(`^(${own}) (told|asked) (?:him|her)(?= )`, 'u'),
      (_, who: string, verb: string) => `${who} ${verb} ${one.name}`,
    );
  return mine ? told.replace(/^(?:He|She)(?= )/, one.name) : told;
}

/** "Pruett gave you a form": a surname that the witness bears himself says nobody. */
const namesake = (text: string, { name }: ModelPerson): boolean =>
  text.startsWith(`${name.split(' ').at(-1)} `);

/** Words of a transcript answer a question that is not asked here. */
const ASKED = / (?:was asked|answered|said): “/;

/** "Tull sat across from him": whoever "him" is, she sat. */
function opened(text: string, name: RegExp): { text: string; own: true } | undefined {
  const [, before = '', rest] =
    new RegExp(`^((?:[^,“”]{2,44}, ){0,3})${name.source} (?!and\\b)(.+)$`, 'u').exec(text) ?? [];
  if (rest === undefined || /^['’]s/.test(rest)) return undefined;
  const verb = rest
    .replace(/^was\b/, 'were')
    .replace(/^is\b/, 'are')
    .replace(/^has\b/, 'have');
  return { text: `${before}${before ? 'you' : 'You'} ${verb}`, own: true };
}

/** What another paper tells without a day does not come before the story begins: it is asked behind it. */
export function inOrder<P extends Placed>(statements: readonly P[]): P[] {
  const at = statements.findIndex(({ fact }) => fact.date?.length === 10);
  if (at <= 0) return [...statements];
  const paper = ({ fact }: P): string | undefined => fact.sources[0]?.document?.name;
  const story = paper(statements[at]!);
  const late = statements.slice(0, at).filter((one) => paper(one) !== story);
  return [
    ...statements.filter((one) => !late.includes(one)),
    ...late.map((one) => ({ ...one, day: undefined })),
  ];
}
