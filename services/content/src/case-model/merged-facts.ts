import type { ModelFact } from '@lectern/contracts/case-model';
import type { SpokenDate } from '@lectern/legal-text/dates';
import type { Answers } from './answered.js';
import { eventDate } from './event-date.js';
import { OFFERED, TOLD, modelFact, sourceOf, strongest } from './facts.js';
import { SameFacts, quotedIn } from './same-facts.js';
import type { Tellable } from './tellable.js';
import type { CaseDocument, FileSentence } from './file-sentences.js';
import { type Answering, byDate, tellingOrder } from './telling-order.js';
import { type TypedFact, squeezed } from './typed-facts.js';

/** A short complaint is told whole, however many papers stand beside it. */
const FEWEST_OF_A_PAPER = 18;

/** The story of the side that we stand on is told as its own pleading tells it. */
const MOST_OF_OUR_OWN = 80;

const MOST_OF_RECORDS = 12;

/** The facts of all papers as one list: what two of them tell is one fact with two sources. */
export function mergedFacts(
  told: readonly Tellable[][],
  own: readonly TypedFact[],
  {
    typed,
    sworn,
    answers,
    sentences,
    tellsOurs,
  }: {
    typed: boolean;
    sworn: ReadonlySet<string>;
    answers: Answers;
    sentences: readonly FileSentence[];
    /** Documents that tell the story of the side that we stand on. */
    tellsOurs: ReadonlySet<CaseDocument>;
  },
): ModelFact[] {
  const wanted = own.filter(({ inFile }) => inFile).map(({ fact }) => squeezed(fact.text));
  const passages = new Map<ModelFact, number>();
  const places = new Map<ModelFact, FileSentence>();
  const facts: ModelFact[] = typed ? own.map(({ fact }) => fact) : [];
  const alike = new SameFacts(facts);
  for (const some of told) {
    for (const fact of wanted.length > 0 ? some : []) {
      const begins = squeezed(fact.sentence.text).slice(0, 60);
      if (wanted.some((text) => text.startsWith(begins))) fact.force += 1;
    }
    const ours = some.some(({ sentence }) => tellsOurs.has(sentence.document));
    const chosen = typed
      ? new Set<Tellable>()
      : new Set([
          ...strongest(
            some.filter(({ recorded }) => !recorded),
            ours ? MOST_OF_OUR_OWN : Math.max(FEWEST_OF_A_PAPER, Math.ceil(TOLD / Math.sqrt(told.length))),
            ours,
          ),
          ...strongest(
            some.filter(({ recorded }) => recorded),
            MOST_OF_RECORDS,
          ),
        ]);
    const offered = [...some]
      .filter((fact) => chosen.has(fact) || (fact.force >= 2 && !fact.leans))
      .sort((a, b) => b.force - a.force)
      .slice(0, ours ? MOST_OF_OUR_OWN : OFFERED);
    const opened = new Set<FileSentence>();
    for (const fact of some) {
      if (!chosen.has(fact) && !offered.includes(fact)) continue;
      const same = alike.find(fact);
      // One fact that two papers tell has two sources.
      if (same) {
        same.sources.push(sourceOf(fact.sentence));
        // Who wrote it to whom and when says more than "he had written".
        if (
          fact.between &&
          (!TELLS_WHEN.test(outside(same.said)) ||
            quotedIn(fact.said.join(' ')).length > quotedIn(same.said.join(' ')).length)
        ) {
          same.said = fact.said;
          same.reworded = true;
          same.force = Math.max(same.force, fact.force);
          alike.add(same);
        }
        same.used ||= chosen.has(fact);
      } else {
        facts.push(modelFact(fact, chosen.has(fact)));
        if (fact.opening && chosen.has(fact) && !opened.has(fact.opening.sentence)) {
          opened.add(fact.opening.sentence);
          open(facts.at(-1)!, fact.opening);
        }
        alike.add(facts.at(-1)!);
        passages.set(facts.at(-1)!, fact.sentence.passage);
        places.set(facts.at(-1)!, fact.sentence);
      }
    }
  }
  if (typed) return facts;
  // A transcript is told as it was asked.
  const isSworn = ({ sources }: ModelFact): boolean => sworn.has(sources[0]?.document?.name ?? '');
  const dayBefore = untoldDays(sentences, places);
  if (told.length < 2) return facts.some(isSworn) ? facts : tellingOrder(facts, passages, dayBefore);
  // Where other papers tell the story, what was said of it under oath comes after it.
  const papers = Map.groupBy(
    facts.filter((fact) => !isSworn(fact)),
    ({ sources }) => sources[0]?.document?.name,
  );
  const inOrder = [...papers.values()].flatMap((paper) => tellingOrder(paper, passages, dayBefore));
  return [
    ...byDate(inOrder, (fact) => answeringOf(places.get(fact), answers), dayBefore),
    ...facts.filter(isSworn),
  ];
}

/** "On October 31 she was discharged. Security walked her out": the day that a sentence before a fact names in its paragraph, told or not. */
function untoldDays(
  sentences: readonly FileSentence[],
  places: ReadonlyMap<ModelFact, FileSentence>,
): (fact: ModelFact) => SpokenDate | undefined {
  const keyOf = ({ document, passage }: FileSentence): string =>
    `${document.name}\n${document.pages[0]?.number} ${passage}`;
  const dated = new Map<string, { order: number; date: SpokenDate }[]>();
  // Only a paragraph of which something is told is looked through.
  const wanted = new Set([...places.values()].map(keyOf));
  for (const sentence of sentences) {
    const date =
      sentence.section === 'aside' || !wanted.has(keyOf(sentence)) ? undefined : eventDate(sentence.text);
    if (date?.month === undefined || date.day === undefined) continue;
    const key = keyOf(sentence);
    dated.set(key, [...(dated.get(key) ?? []), { order: sentence.order, date }]);
  }
  return (fact) => {
    const own = places.get(fact);
    return own && dated.get(keyOf(own))?.findLast(({ order }) => order < own.order)?.date;
  };
}

/** The paragraph that a fact stands in, of a complaint, or that it answers. */
function answeringOf(sentence: FileSentence | undefined, answers: Answers): Answering {
  const own = sentence?.marker === undefined ? NaN : Number.parseInt(sentence.marker, 10);
  return {
    tells: sentence && answers.isAnswered(sentence) && !Number.isNaN(own) ? own : undefined,
    answers: sentence && answers.paragraphOf(sentence),
  };
}

/** "In a recorded conversation in February 2013, Lombardo stated, ...": the words rest on both places. */
function open(fact: ModelFact, { said, sentence }: NonNullable<Tellable['opening']>): void {
  const [first = '', ...rest] = fact.said;
  fact.said = [`${said}, ${first.replace(/^But /, '')}`, ...rest];
  fact.reworded = true;
  fact.sources.push(sourceOf(sentence));
}

const outside = (said: readonly string[]): string => said.join(' ').replace(/“[^”]*”/g, '');
const TELLS_WHEN = /\b[ap]\.m\.|\b\d{4}\b/;
