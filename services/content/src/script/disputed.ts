import type { ModelFact, PaperKind } from '@lectern/contracts/case-model';
import type { FileSentence } from '../case-model/file-sentences.js';
import { accountOf } from '../case-model/paper.js';
import { placeOf, placesOf } from '../case-model/pronouns.js';
import type { Brief } from './brief.js';

/** Papers in which those who accuse tell what they found. */
export const ACCUSES: ReadonlySet<PaperKind> = new Set(['charge', 'report']);

/**
 * Facts that only the other side's papers tell, where ours tell something, too: a complaint's against our answer without those
 * that it admits, an answer's against our complaint without its admissions. Nobody tells them as his own.
 */
export function disputedAmong(brief: Brief, facts: readonly ModelFact[]): ReadonlySet<ModelFact> {
  const { model, read } = brief;
  const { criminal } = read.sides;
  if (model.side === 'unknown' || read.typed || (criminal && model.side === 'claiming')) return new Set();
  const theirs = new Set(
    read.papers
      .filter((paper) => accountOf(paper, model.side) === 'theirs' || (criminal && ACCUSES.has(paper.kind)))
      .map(({ document }) => document.name),
  );
  const places = placesOf(read.sentences);
  const admitted = admittedParagraphs(brief);
  const agreed = (fact: ModelFact): boolean => {
    if (model.side === 'claiming') return /\badmit(?:s|ted)?\b/i.test(fact.text);
    const at = placeOf(fact, places);
    const marker = at === undefined ? undefined : read.sentences[at]!.marker;
    return marker !== undefined && admitted.has(Number.parseInt(marker, 10));
  };
  const only = facts.filter(
    (fact) =>
      fact.confidence !== 'yours' &&
      fact.sources.every(({ document }) => document !== undefined && theirs.has(document.name)),
  );
  return new Set(only.length === facts.length ? [] : only.filter((fact) => !agreed(fact)));
}

/** The paragraphs of their complaint that our answer admits: "Admits paragraphs 1 through 6.", "4. Admitted." */
function admittedParagraphs({ read, model }: Brief): ReadonlySet<number> {
  const answers = new Set(
    read.papers
      .filter((paper) => paper.kind === 'answer' && accountOf(paper, model.side) === 'ours')
      .map(({ document }) => document),
  );
  return new Set(read.sentences.filter(({ document }) => answers.has(document)).flatMap(admittedIn));
}

function admittedIn({ text, marker }: FileSentence): number[] {
  if (/^Admitted\b/.test(text) && marker !== undefined) return [Number.parseInt(marker, 10)];
  const [before = ''] = text.split(/\b(?:den(?:y|ies|ied)|except|lacks?)\b/i);
  return [...before.matchAll(PARAGRAPHS)].flatMap(([, list = '']) =>
    [...list.matchAll(RANGE)].flatMap(([, from, to]) => {
      const [first, last] = [Number(from), Number(to ?? from)];
      return Array.from({ length: Math.min(Math.max(last - first, 0), MOST) + 1 }, (_, at) => first + at);
    }),
  );
}
/** "Answering paragraph 8, Defendant admits that ..." admits a part of it and no more. */
const PARAGRAPHS =
  /\badmits?(?: the| all| each)?(?: of)?(?: the)?(?: allegations?)?(?: contained| set forth| made)?(?: of| in)? paragraphs? (\d{1,3}(?:(?:, and |, | and | through | to |-|–)\d{1,3}){0,20})/gi;
const RANGE = /(\d{1,3})(?:(?: through | to |-|–)(\d{1,3}))?/g;
/** A complaint has no more paragraphs. */
const MOST = 500;
