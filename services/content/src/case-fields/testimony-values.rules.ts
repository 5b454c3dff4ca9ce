import type { PdfPage } from '../pdf-text.js';
import type { ExtractedValue } from './extracted-value.js';
import { type Exchange, exchanges } from './testimony.rules.js';
import { witnessOf } from './witness-of.rules.js';

const MAX_ANSWERS = 12;

/** What a witness said, each answer with its question: an answer alone says nothing. */
export function testimony(pages: readonly Pick<PdfPage, 'number' | 'text'>[]): ExtractedValue[] {
  const witness = witnessOf(pages);
  const telling = ({ question, answer }: Exchange): number =>
    (/\d|\b(?:who|when|what|why|how|where)\b/i.test(`${question} ${answer}`) ? 1 : 0) +
    (answer.split(' ').length > 1 ? 1 : 0) +
    (/\b(?:state your name|ever been deposed|understand the oath|off the record)\b/i.test(question) ? -3 : 0);
  return exchanges(pages)
    .map((exchange, order) => ({ exchange, order, weight: telling(exchange) }))
    .sort((a, b) => b.weight - a.weight || a.order - b.order)
    .slice(0, MAX_ANSWERS)
    .sort((a, b) => a.order - b.order)
    .map(({ exchange: { question, answer, page } }) => ({
      value: `Asked “${question}”, ${witness} answered, “${answer}”`,
      page,
      quote: `Q. ${question} A. ${answer}`,
      confidence: 0.85,
    }));
}
