import type { CaseDocument } from '../case-model/file-sentences.js';
import { talksOf } from '../case-model/talks.js';
import { questionOf } from './answers.js';
import { appearsFor } from './appears-for.js';
import type { Brief } from './brief.js';

/** Whether counsel of the other side had asked: below the heading of a cross-examination, or, where none stands, our own counsel. */
export function crossedIn(brief: Brief, document: CaseDocument): (question: string) => boolean {
  const flat = document.pages
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
  // "On direct examination you said": a word of a question is no heading.
  const stages = [
    ...flat.matchAll(
      /(?<![\p{L}])(?:(?:RE-?)?(DIRECT|CROSS)[ -]?EXAMINATION|(?:Re-?)?(Direct|Cross)[ -]?Examination)\b/gu,
    ),
  ].map((one) => ({ at: one.index, crosses: (one[1] ?? one[2])!.toUpperCase() === 'CROSS' }));
  if (stages.length === 0) {
    const ours = appearsFor(brief, 'ours', document.pages);
    const asked = new Set(talksOf(document).flatMap((talk) => (ours(talk.by) ? questionOf(talk) : [])));
    return (question) => asked.has(question.replace(/\s+/g, ' ').trim());
  }
  return (question) => {
    const at = flat.lastIndexOf(question.replace(/\s+/g, ' ').trim().slice(0, 40));
    return stages.findLast((stage) => stage.at < at)?.crosses ?? false;
  };
}
