import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { sameName } from '@lectern/legal-text/names';
import type { Exchange } from '../case-fields/testimony.rules.js';
import { counselSide } from './counsel-side.js';
import { isDeposition } from './deposed.js';
import { talksOf } from './talks.js';
import { allegiancesOf, sideThat, standsFor } from './allegiance.js';
import type { ReadCase } from './build.js';
import type { CaseDocument } from './file-sentences.js';
import { speakerOf } from './first-person.js';
import { type Paper, accountOf } from './paper.js';
import { madeFor } from './party-witnesses.js';
import { suffixOf } from '../script/english/last-name.js';
import { surname } from './sides.js';
import { swornIn } from './testimony-facts.js';

/** Who says a fact, and whether he was made to. */
export interface Teller {
  side: ModelPerson['side'];
  /** The witness whose words they are. */
  name?: string;
  /** A party pays him for it. */
  retained?: boolean;
  as: 'pleading' | 'accusation' | 'testimony' | 'statement' | 'paper';
  /** Counsel of the other side had asked. */
  pressed?: boolean;
  /** He agreed to what counsel had put. */
  conceded?: boolean;
}

/** Asked of a fact for whatever is drafted. */
const tellers = new WeakMap<ReadCase, WeakMap<ModelFact, Teller>>();

/** Whose word a fact of the file is. */
export function tellerOf(read: ReadCase, fact: ModelFact): Teller {
  const ofCase = tellers.get(read) ?? new WeakMap<ModelFact, Teller>();
  tellers.set(read, ofCase);
  const known = ofCase.get(fact) ?? whoTells(read, fact);
  ofCase.set(fact, known);
  return known;
}

function whoTells(read: ReadCase, fact: ModelFact): Teller {
  const paper = paperOf(read, fact);
  if (!paper) return { side: read.typed ? 'ours' : 'neither', as: 'paper' };
  if (paper.kind === 'transcript') return testified(read, paper, fact);
  const made = MADE.has(paper.kind) ? madeFor(read, paper) : undefined;
  if (made) return { side: made, as: 'statement' };
  const account = accountOf(paper, read.model.side);
  const { criminal } = read.sides;
  const by = speakerOf(paper.document.pages);
  const person = by === undefined ? undefined : personNamed(read, by);
  if (criminal && (paper.kind === 'charge' || paper.kind === 'complaint' || paper.kind === 'report'))
    return person && isKin(read, person)
      ? stated(read, person)
      : { side: sideThat(read, 'claiming'), as: 'accusation' };
  if (account !== 'neutral') return { side: account, as: 'pleading' };
  if (criminal && /\bNOTICE OF (?:ALIBI|DEFENSE|SELF-DEFENSE)\b/i.test(paper.document.pages[0]?.text ?? ''))
    return { side: sideThat(read, 'defending'), as: 'pleading' };
  return person ? stated(read, person) : { side: 'neither', as: 'paper' };
}

const stated = (read: ReadCase, person: ModelPerson): Teller => ({
  side: standsFor(read, person),
  name: person.name,
  ...(allegiancesOf(read).get(person.id)?.by === 'retained' && { retained: true }),
  as: 'statement',
});

/** Papers that somebody may have written for one of the sides. */
const MADE: ReadonlySet<Paper['kind']> = new Set(['report', 'letter', 'other']);

/** A statement of the accused's own people that the police took is theirs. */
const isKin = (read: ReadCase, person: ModelPerson): boolean =>
  standsFor(read, person) === sideThat(read, 'defending');

/** The paper of a fact; a transcript of several witnesses is one for each, told apart by the page and its words. */
export const paperOf = ({ papers }: ReadCase, { sources, text }: ModelFact): Paper | undefined => {
  const name = sources[0]?.document?.name;
  if (name === undefined) return undefined;
  const bearing = papers.filter(({ document }) => document.name === name);
  if (bearing.length < 2) return bearing[0];
  const near = bearing.filter(({ document }) =>
    document.pages.some(({ number }) => number === sources[0]!.page),
  );
  if (near.length < 2) return near[0] ?? bearing[0];
  const words = flat(text).replace(/^Q\. | A\. .*$/g, '');
  return (
    near.find(({ document }) =>
      talksIn(document).some(({ question, answer }) => question === words || answer.includes(words)),
    ) ?? near[0]
  );
};

/** Who bears a name; "Ada Moss III" is not Ada Moss, Jr. */
function personNamed({ model }: ReadCase, name: string): ModelPerson | undefined {
  const people = model.people.filter((one) => {
    const [own, other] = [suffixOf(one.name), suffixOf(name)];
    return own === '' || other === '' || own === other;
  });
  return (
    people.find((one) => sameName(one.name, name)) ??
    people.find(
      (one) => one.kind === 'person' && surname(one.name) === surname(name) && !/\s/.test(surname(name)),
    )
  );
}

const flatTalks = new WeakMap<CaseDocument, readonly Exchange[]>();
function talksIn(document: CaseDocument): readonly Exchange[] {
  const known = flatTalks.get(document);
  if (known) return known;
  const talks = talksOf(document).map((talk) => ({
    ...talk,
    answer: flat(talk.answer),
    question: flat(talk.question),
  }));
  flatTalks.set(document, talks);
  return talks;
}
const flat = (text: string): string => text.replace(/\s+/g, ' ').replace(/"/g, '’').trim();

function testified(read: ReadCase, { document }: Paper, fact: ModelFact): Teller {
  const sworn = swornIn(document);
  const witness = sworn && personNamed(read, sworn.name);
  const side = witness ? standsFor(read, witness) : 'neither';
  const quoted = / was asked: “/.test(fact.said[0] ?? '');
  const conceded = fact.text.startsWith('Q. ') && !quoted;
  const name = sworn && { name: witness?.name ?? sworn.name };
  if (side === 'neither') return { side, ...name, as: 'testimony', ...(conceded && { conceded }) };
  const talks = talksIn(document);
  const text = flat(fact.text);
  const at = talks.findIndex(({ question, answer }) =>
    text.startsWith('Q. ') ? text.startsWith(`Q. ${question}`) : answer.includes(text),
  );
  return {
    side,
    ...name,
    as: 'testimony',
    pressed: at < 0 || asksAgainst(read, { document, talks, at, side }),
    ...(conceded && { conceded }),
  };
}

/** Did counsel of the other side ask? At a deposition he does, as a rule; in court below the heading of the cross-examination. */
function asksAgainst(
  read: ReadCase,
  given: { document: CaseDocument; talks: readonly Exchange[]; at: number; side: ModelPerson['side'] },
): boolean {
  const { document, talks, at, side } = given;
  const asks = counselSide(read, document.pages)(talks[at]!.by);
  if (asks !== undefined) return asks !== side;
  if (isDeposition(document)) return true;
  const text = flat(document.pages.map((page) => page.text).join(' '));
  const from = text.search(/\bCROSS.?EXAMINATION\b/i);
  return from < 0 || text.lastIndexOf(talks[at]!.question.slice(0, 40)) > from;
}
