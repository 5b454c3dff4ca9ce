import type { ModelFact } from '@lectern/contracts/case-model';
import { modelFact } from '../case-model/facts.js';
import { type CaseDocument, placed } from '../case-model/file-sentences.js';
import { forceOf } from '../case-model/force.js';

/** A passage of a paper as a fact of its own. */
export function factOf(document: CaseDocument, text: string, page: number, order: number): ModelFact {
  return modelFact(
    {
      sentence: placed(document, { text, page, order }),
      of: 1,
      ...forceOf({ text, section: 'facts', numbered: false }),
      kind: 'event',
      said: [text],
      reworded: true,
      leans: false,
    },
    false,
  );
}
