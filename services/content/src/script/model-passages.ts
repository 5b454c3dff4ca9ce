import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { isProse } from '../case-fields/key-facts.rules.js';
import type { Paper } from '../case-model/paper.js';
import { talksOf } from '../case-model/talks.js';
import { tellerOf } from '../case-model/tellers.js';
import { PRELIMINARY } from '../case-model/testimony-facts.js';
import type { Brief } from './brief.js';
import { surname } from '../case-model/sides.js';
import { crossExamined } from './drafts/cross.js';
import { examined } from './drafts/direct.js';
import { ownWords } from './own-papers.js';
import { factOf } from './passage-fact.js';
import { writtenBy } from './written-by.js';

/** A passage of the papers of which the case model has no fact, as it stands. */
export interface Passage {
  id: string;
  fact: ModelFact;
  paper: Paper;
  /** The lines of its paper before it. */
  before: string;
}

/** More would cost more than it tells. */
const MOST = 140;
const MOST_CHARACTERS = 30_000;
const MOST_OWN = 40;
const SHORTEST = 14;
const LONGEST = 420;
/** Lines before a passage in which it looks for a name. */
const BEFORE = 6;

const known = new WeakMap<Brief, readonly Passage[]>();

/**
 * What the papers say beside the facts of the model, for whoever can read it better than rules: questions with their answers, and
 * the sentences of reports, letters and pleadings. Testimony and records go before pleadings where there is too much.
 */
export function passagesOf(brief: Brief): readonly Passage[] {
  const before = known.get(brief);
  if (before) return before;
  const { read, model } = brief;
  const toldIn = new Set(model.facts.map(({ text }) => text));
  // What the attorney took out does not come back as a passage, around it or a sentence of it.
  const aside = [...outOfReach(brief)].map(flat);
  const isAside = (text: string): boolean =>
    aside.some((words) => words.includes(flat(text)) || flat(text).includes(words));
  const found: Omit<Passage, 'id'>[] = [];
  let length = 0;
  let recent: string[] = [];
  for (const { paper, text, page, order } of inOrderOfWorth(brief)) {
    const before = recent;
    recent = [...recent, text].slice(-BEFORE);
    if (toldIn.has(text) || isAside(text)) continue;
    length += text.length;
    if (found.length === MOST || length > MOST_CHARACTERS) break;
    found.push({ paper, fact: factOf(paper.document, text, page, order), before: before.join(' ') });
  }
  // His mails, and what he had to read aloud, are no sentences of the papers as they are read.
  const witness = witnessOf(brief);
  const texts = new Set([...toldIn, ...found.map(({ fact }) => fact.text)]);
  for (const { fact, paper } of witness ? ownWords(brief, witness) : []) {
    const own = read.papers.find(({ document }) => document === paper.document);
    if (!own || texts.has(fact.text) || isAside(fact.text)) continue;
    texts.add(fact.text);
    if (found.length < MOST + MOST_OWN) found.push({ paper: own, fact, before: '' });
  }
  // In the order of the papers.
  const passages = read.papers.flatMap((paper) => found.filter((one) => one.paper === paper));
  const numbered = passages.map((one, at) => ({ ...one, id: `passage-${at + 1}` }));
  known.set(brief, numbered);
  return numbered;
}

/** A row of the paper ends anywhere. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const EXAMINES: ReadonlySet<Brief['scenario']> = new Set(['cross-examination', 'witness-examination']);

/** The words of facts that no section of this scenario may tell, as the attorney decided. */
export const outOfReach = ({ read, scenario }: Brief): ReadonlySet<string> =>
  new Set([...(read.setAside ?? []), ...(EXAMINES.has(scenario) ? [] : (read.notTold ?? []))]);

/** Whom the examination of this scenario is for. */
function witnessOf(brief: Brief): ModelPerson | undefined {
  if (brief.scenario === 'cross-examination') return crossExamined(brief)?.witness;
  return brief.scenario === 'witness-examination' ? examined(brief)?.witness : undefined;
}

const ARGUES: ReadonlySet<Paper['kind']> = new Set(['motion', 'brief', 'complaint', 'answer', 'petition']);

interface Written {
  paper: Paper;
  text: string;
  page: number;
  order: number;
}

function* inOrderOfWorth({ read }: Brief): Generator<Written> {
  const papers = [...read.papers].sort((a, b) => Number(ARGUES.has(a.kind)) - Number(ARGUES.has(b.kind)));
  for (const paper of papers) {
    const { document, kind } = paper;
    if (kind === 'transcript') {
      for (const [order, { question, answer, page }] of talksOf(document).entries())
        if (!PRELIMINARY.test(question))
          yield { paper, text: `Q. ${question} A. ${answer}`.replace(/\s+/g, ' '), page, order };
      continue;
    }
    for (const { document: own, text, page, order, section, repeated } of read.sentences)
      if (
        own.name === document.name &&
        section !== 'aside' &&
        repeated !== true &&
        text.length >= SHORTEST &&
        text.length <= LONGEST &&
        isProse(text)
      )
        yield { paper, text, page, order };
  }
}

/** What a witness can be asked of: his own testimony, what he wrote, what names him, and what he pleads where he is our client. */
export function passagesOfWitness(brief: Brief, witness: ModelPerson): readonly Passage[] {
  const wrote = new Set(writtenBy(brief, witness));
  const last = surname(witness.name);
  const his = new Set(ownWords(brief, witness).map(({ fact }) => fact.text));
  return passagesOf(brief).filter(({ paper, fact }) => {
    if (his.has(fact.text)) return true;
    const teller = tellerOf(brief.read, fact);
    return (
      wrote.has(paper.document) ||
      teller.name === witness.name ||
      (teller.name === undefined && fact.text.includes(last)) ||
      (witness.role === 'our client' && teller.side === 'ours' && teller.as === 'pleading')
    );
  });
}
