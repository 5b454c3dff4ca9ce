import type { ModelPerson } from '@lectern/contracts/case-model';
import { isEdited } from '../case-model/corrections.js';
import type { Brief } from './brief.js';
import type { OwnWords } from './own-paper.js';
import { put } from './second-person.js';

/** What a witness said, as the attorney corrected it where he did: put in those words, once, and no longer in the words of the paper. */
export function inCorrectedWords(
  { model }: Brief,
  witness: ModelPerson,
  words: readonly OwnWords[],
): OwnWords[] {
  const edited = new Map(model.facts.filter(isEdited).map((fact) => [fact.text, fact]));
  return words.flatMap((one) => {
    const fact = edited.get(one.fact.text);
    if (!fact) return [one];
    edited.delete(fact.text);
    const { back: _, leans: __, unclear: ___, ...rest } = one;
    return fact.said.flatMap((said) => {
      const text = put(said, fact, witness, model.people)?.text;
      return text === undefined ? [] : [{ ...rest, text, words: text, fact, asked: true }];
    });
  });
}
