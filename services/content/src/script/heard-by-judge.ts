import type { ModelFact } from '@lectern/contracts/case-model';
import { sourceOf } from '../case-model/facts.js';
import type { FileSentence } from '../case-model/file-sentences.js';
import { tell } from '../case-model/tell.js';
import type { Brief } from './brief.js';
import { leans } from './english/sayable.js';
import { type Line, resting } from './line.js';
import { faultsOf } from './lint.js';

/** Every event that can be said, whether or not there is room for it in a speech. */
export const sayableEvents = ({ model, read }: Brief): ModelFact[] =>
  model.facts.filter((fact) => fact.said.length > 0 && (read.typed ? fact.used : fact.kind === 'event'));

const MOST = 3;
const SPOKEN = { type: 'motion_argument', form: 'speech', jury: false, opening: false } as const;

/** A sentence of a paper as a judge hears it, whether or not it tells an event; none where it leans on what is left out, or cannot be said. */
export function heardByJudge({ read }: Brief, sentence: FileSentence): Line[] {
  const telling = tell(sentence.text, read.called);
  const said = telling?.said ?? [];
  if (!telling || telling.leans || said.length === 0 || said.length > MOST || leans(said[0]!)) return [];
  const lines = said.map((text) => ({
    ...resting(text, { sources: [sourceOf(sentence)] }),
    ...(telling.reworded && { reworded: true }),
  }));
  return lines.some((line) => faultsOf(line, SPOKEN).length > 0) ? [] : lines;
}
