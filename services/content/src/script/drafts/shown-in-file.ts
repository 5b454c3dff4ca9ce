import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { type Actors, actorsOf, only } from '../../case-model/actors.js';
import { bearingOf } from '../../case-model/bearing.js';
import { bearingOn } from '../../case-model/elements.js';
import { sourceOf } from '../../case-model/facts.js';
import { isNoFact } from '../../case-model/no-fact.js';
import type { FileSentence } from '../../case-model/file-sentences.js';
import { accountOf } from '../../case-model/paper.js';
import type { Brief } from '../brief.js';
import { isCounterclaim } from '../claimed-by.js';
import { heardByJudge } from '../heard-by-judge.js';
import { commentsOnSilence } from '../is-told.js';
import type { Line } from '../line.js';
import { hurts } from '../their-best-point.js';

/** Sentences of the file that are looked through for one element, and how many of them that bear on it. */
const LOOKED_THROUGH = 2500;
const MOST_FOUND = 12;
const LONGEST = 260;
const LAW =
  /§|\bv\.|\bU\.S\.C|\b(?:liable|liability|incorporat\w+|pursuant|entitled|as alleged|in violation of|will (?:say|argue|contend)|has said)\b|- \d+ -/i;
/** Of carelessness there are as many forms as acts: what shows it is told by the story, or not at all. */
const ANY_FORM = /\b(?:breach\w*|negligent|wrongful|did not perform)\b/i;

interface Material {
  actors: Actors;
  sentences: readonly FileSentence[];
  /** The same as facts, in the same order. */
  facts: readonly ModelFact[];
}
const known = new WeakMap<Brief, Material>();

function materialOf(brief: Brief): Material {
  const found = known.get(brief);
  if (found) return found;
  const { read, model } = brief;
  const told = new Set(model.facts.map(({ text }) => text));
  const usable = new Set(
    read.papers
      .filter(
        (paper) =>
          accountOf(paper, model.side) !== 'theirs' &&
          !['order', 'opinion', 'letter', 'transcript', 'answer'].includes(paper.kind),
      )
      .map(({ document }) => document),
  );
  const sentences = read.sentences
    .filter(
      ({ document, section, text, reported, repeated }) =>
        usable.has(document) &&
        section !== 'relief' &&
        section !== 'aside' &&
        section !== 'jurisdiction' &&
        !reported &&
        !repeated &&
        text.length <= LONGEST &&
        !told.has(text) &&
        !LAW.test(text) &&
        !isNoFact(text),
    )
    .slice(0, LOOKED_THROUGH);
  const material: Material = {
    actors: actorsOf(read.sides, model.people, read.sentences),
    sentences,
    facts: sentences.map((sentence) => asFact(brief, sentence)),
  };
  known.set(brief, material);
  return material;
}

/** What a sentence of the file that tells no event of the story says of an element, where it speaks for us: the first that can be said. */
export function shownInFile(brief: Brief, claim: ModelClaim, element: string): Line[] {
  if (brief.read.typed || brief.read.sides.criminal || isCounterclaim(brief, claim)) return [];
  if (ANY_FORM.test(element)) return [];
  const { actors, sentences, facts } = materialOf(brief);
  const course = { actors: only(actors, claim.against), parts: new Map() };
  for (const fact of bearingOn(element, facts, course).slice(0, MOST_FOUND)) {
    if (commentsOnSilence(brief.read, fact) || hurts(brief, fact)) continue;
    if (bearingOf(brief.read, fact).favors !== 'ours') continue;
    const lines = heardByJudge(brief, sentences[facts.indexOf(fact)]!);
    if (lines.length > 0) return lines;
  }
  return [];
}

const asFact = ({ read }: Brief, sentence: FileSentence): ModelFact => ({
  id: `${sentence.document.name} ${sentence.order}`,
  kind: 'event',
  text: sentence.text,
  said: [read.called.named(sentence.text)],
  reworded: false,
  people: [],
  force: 1,
  reasons: [],
  used: false,
  confidence: 'likely',
  sources: [sourceOf(sentence)],
});
