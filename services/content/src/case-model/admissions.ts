import type { ModelFact } from '@lectern/contracts/case-model';
import type { ReadCase } from './build.js';
import type { FileSentence } from './file-sentences.js';
import { placeOf, placesOf } from './pronouns.js';
import { paperOf } from './tellers.js';

/** A tester for what an answer grants: the paragraphs that it admits, and its own words of admission. */
export function admittedIn(read: ReadCase): (fact: ModelFact) => boolean {
  const { papers, sentences } = read;
  const kinds = new Map(papers.map(({ document, kind }) => [document, kind]));
  const admitted = new Set(
    sentences.filter(({ document }) => kinds.get(document) === 'answer').flatMap(paragraphsIn),
  );
  const places = placesOf(sentences);
  return (fact) => {
    const kind = paperOf(read, fact)?.kind;
    if (kind === 'answer') return /\badmit(?:s|ted)?\b/i.test(fact.text);
    if (kind !== 'complaint' && kind !== 'petition') return false;
    const at = placeOf(fact, places);
    const marker = at === undefined ? undefined : sentences[at]!.marker;
    return marker !== undefined && admitted.has(Number.parseInt(marker, 10));
  };
}

function paragraphsIn({ text, marker }: FileSentence): number[] {
  if (
    /^Admitted\b(?! (?:that|in part|only|as to|to the extent|insofar|except))/.test(text) &&
    marker !== undefined
  )
    return [Number.parseInt(marker, 10)];
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
