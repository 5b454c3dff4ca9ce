import { isOfTrial } from './at-trial.js';
import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { isProse } from '../case-fields/key-facts.rules.js';
import { type Paper, accountOf } from '../case-model/paper.js';
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
const MOST = 220;
const MOST_CHARACTERS = 40_000;
const MOST_OWN = 40;
const SHORTEST = 14;
const LONGEST = 420;
/** Lines before a passage in which it looks for a name. */
const BEFORE = 6;

const known = new WeakMap<Brief, readonly Passage[]>();

/**
 * What the papers say beside the facts of the model, for whoever can read it better than rules: questions with their answers, and
 * the sentences of reports, letters and pleadings.
 */
export function passagesOf(brief: Brief): readonly Passage[] {
  const before = known.get(brief);
  if (before) return before;
  const { read, model } = brief;
  const papers = inOrderOfWorth(brief);
  const toldIn = new Set(model.facts.map(({ text }) => text));
  // What the attorney took out does not come back as a passage, around it or a sentence of it.
  const aside = [...outOfReach(brief)].map(flat);
  const isAside = (text: string): boolean =>
    (isOfTrial(brief.scenario) && read.keptOut.holds(text)) ||
    aside.some((words) => words.includes(flat(text)) || flat(text).includes(words));
  const found: Omit<Passage, 'id'>[] = [];
  let length = 0;
  for (const [at, paper] of papers.entries()) {
    // What one long paper holds leaves room for those after it.
    const left = papers.length - at;
    const most = found.length + Math.ceil((MOST - found.length) / left);
    const mostCharacters = length + (MOST_CHARACTERS - length) / left;
    let recent: string[] = [];
    for (const { text, page, order } of writtenIn(brief, paper)) {
      const before = recent;
      recent = [...recent, text].slice(-BEFORE);
      if (toldIn.has(text) || isAside(text)) continue;
      if (found.length >= most || length + text.length > mostCharacters) break;
      length += text.length;
      found.push({ paper, fact: factOf(paper.document, text, page, order), before: before.join(' ') });
    }
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
  text: string;
  page: number;
  order: number;
}

/**
 * Short papers before long ones, whose room they leave; at a trial testimony and records before what argues, on a motion or an appeal
 * our own motion or brief first.
 */
function inOrderOfWorth({ read, scenario, model }: Brief): Paper[] {
  const argued = scenario === 'motion-argument' || scenario === 'appellate-argument';
  const isOurs = (paper: Paper): boolean =>
    /^(?:motion|brief)$/.test(paper.kind) && accountOf(paper, model.side) === 'ours';
  const rank = (paper: Paper): number => (argued && isOurs(paper) ? 0 : ARGUES.has(paper.kind) ? 2 : 1);
  const length = ({ document }: Paper): number => document.pages.length;
  const mayTell = ({ document }: Paper): boolean =>
    !isOfTrial(scenario) || !read.keptOut.untold.has(document.name);
  return read.papers.filter(mayTell).sort((a, b) => rank(a) - rank(b) || length(a) - length(b));
}

function* writtenIn({ read }: Brief, { document, kind }: Paper): Generator<Written> {
  if (kind === 'transcript') {
    for (const [order, { question, answer, page }] of talksOf(document).entries())
      if (!PRELIMINARY.test(question))
        yield { text: `Q. ${question} A. ${answer}`.replace(/\s+/g, ' '), page, order };
    return;
  }
  for (const { document: own, text, page, order, section, repeated } of read.sentences)
    if (
      own.name === document.name &&
      section !== 'aside' &&
      repeated !== true &&
      text.length >= SHORTEST &&
      text.length <= LONGEST &&
      (isProse(text) || isProse(withoutCapitals(text)) || (NOTED.has(kind) && isNote(text)))
    )
      yield { text, page, order };
}

/** Papers that are kept in notes: "Dau visits daily." */
const NOTED: ReadonlySet<Paper['kind']> = new Set(['report', 'letter', 'form', 'other']);
const isNote = (text: string): boolean =>
  /^[\p{L}\d“"].*\s\S+\s.*[.!?]["”]?$/u.test(text) &&
  text.replace(/[^\p{L}]/gu, '').length > text.length * LETTERS;
const LETTERS = 0.6;

/** "I PUT HIM IN MY SQUAD." as prose is judged: reports are written in capitals, too. */
const withoutCapitals = (text: string): string =>
  text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text;

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
