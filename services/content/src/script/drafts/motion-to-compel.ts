import { sourceOf } from '../../case-model/facts.js';
import type { FileSentence } from '../../case-model/file-sentences.js';
import { type Brief, filled } from '../brief.js';
import { heardByJudge, sayableEvents } from '../heard-by-judge.js';
import { type Paragraph, factLines, part, resting } from '../line.js';
import { ownPapers } from '../points.js';
import { spokenCite } from '../spoken-cites.js';

const REQUEST =
  /^(?:Interrogator(?:y|ies)|(?:Document )?Requests?(?: for (?:Production|Admission))?|Topic|Deposition Topic)(?: Nos?\.)? \d{1,3}(?:(?:,| and|, and) \d{1,3})*(?= (?:asks?|seeks?|calls?|sought|asked)\b)/;
const NUMBERS = ['First', 'Second', 'Third', 'Fourth'];

interface AtIssue {
  request: string;
  sentences: FileSentence[];
}

/** What a motion to compel is about, request by request: what was asked, and what was answered. */
export function requestsAtIssue(brief: Brief): AtIssue[] {
  const own = ownPapers(brief);
  const ours = brief.read.sentences.filter(({ document }) => own.has(document));
  return ours
    .flatMap((sentence): AtIssue[] => {
      const request = REQUEST.exec(sentence.text)?.[0];
      if (!request) return [];
      return [
        {
          request,
          sentences: ours.filter(
            (one) =>
              one.document === sentence.document &&
              one.passage === sentence.passage &&
              one.order >= sentence.order,
          ),
        },
      ];
    })
    .slice(0, NUMBERS.length);
}

/** Each request as a point, with the paragraph of the motion that tells of it. */
export function requestByRequest(brief: Brief, requests: readonly AtIssue[]): Paragraph[] {
  const facts = new Map(sayableEvents(brief).map((fact) => [fact.text, fact]));
  return requests.map(({ request, sentences }, at) => {
    const lines = sentences.flatMap((sentence) => {
      const fact = facts.get(sentence.text);
      return fact ? factLines(fact) : heardByJudge(brief, sentence);
    });
    const cite = spokenCite(brief, [], sentences);
    return part(`${NUMBERS[at]}: ${request}`, [
      resting(`The ${NUMBERS[at]!.toLowerCase()} point is ${request}.`, { sources: sentences.map(sourceOf) }),
      ...lines,
      ...(cite ? [cite] : []),
      filled(brief, 'answer'),
    ]);
  });
}
