import type { ModelPerson } from '@lectern/contracts/case-model';
import { exchanges } from '../case-fields/testimony.rules.js';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { WHY, answerOf, questionOf } from './answers.js';
import type { Brief } from './brief.js';
import type { OwnWords } from './own-papers.js';
import { crossedIn } from './own-papers.js';
import { type Placed, serves, statementsFor } from './witness-statements.js';

/** Words that are only read to the witness. */
const READ_TO_HIM = /^You (?:were asked|answered|said|stated): /;

/**
 * What is put to a witness besides the chapters on his own words: of his own papers what those chapters left, of every
 * other paper what it tells of him. An answer is put once: as a statement where it is one, else with its question.
 */
export function statementsBeside(
  brief: Brief,
  witness: ModelPerson,
  own: readonly OwnWords[],
  left: readonly OwnWords[],
): Placed[] {
  const all = statementsFor(brief, witness);
  const fits = serves(brief, witness);
  const rest = left.filter(fits);
  const documents = [...new Set(own.map(({ paper }) => paper.document))];
  const of = (document: CaseDocument) => (one: Placed) =>
    one.fact.sources[0]?.document?.name === document.name;
  return [
    ...all.filter(
      (one) => !documents.some((document) => of(document)(one)) && !(one.thing === true && own.length > 0),
    ),
    ...documents.flatMap((document) =>
      own.some(({ paper, question }) => paper.document === document && question !== undefined)
        ? answersOf(document, all.filter(of(document)), own, rest)
        : rest.filter(({ paper }) => paper.document === document),
    ),
  ];
}

function answersOf(
  document: CaseDocument,
  told: readonly Placed[],
  own: readonly OwnWords[],
  left: readonly OwnWords[],
): Placed[] {
  const mine = own.filter(({ paper }) => paper.document === document);
  const from = mine[0]!.from;
  const deposition = mine[0]!.paper.kind === 'deposition';
  const crossed = crossedIn(document);
  const pages = document.pages.map((page) => ({ ...page, ocr: false, scanned: false, read: true }));
  return exchanges(pages).flatMap((exchange) => {
    const [asked, answer] = [questionOf(exchange), answerOf(exchange)];
    if (WHY.test(asked) || (!deposition && !crossed(asked))) return [];
    const words = mine.filter(({ question, words: said }) => question === asked && said === answer);
    const kept = words.filter((one) => left.includes(one));
    const puts = told
      .filter(({ fact }) => fact.text.startsWith(`Q. ${asked}`) || answer.includes(fact.text))
      .map((one): Placed => ({ ...one, ...(from !== undefined && { from }) }));
    const stated = puts.filter(({ text }) => !READ_TO_HIM.test(text));
    if (kept.length === 0 && words.some(({ unclear }) => !unclear)) return [];
    return stated.length > 0 ? stated : kept.length > 0 ? kept : puts;
  });
}
