import type { Sentence } from './sentences.rules.js';

/** Where an answer that sets out each allegation begins to answer it. */
const ANSWER = /^(?:ANSWER|RESPONSE)\s*:\s*/;
/** The whole of it: what is "admitted in part", "admitted that" something else, or "except", is disputed. */
const ADMITS =
  /^(?:admitted(?! that\b)|(?:\S+ ){1,8}admits? (?:the|all|each|these|those|every)\b[^.]{0,40}\ballegations?)\b(?![^.]{0,80}\b(?:in part|except|den(?:y|ies|ied))\b)/i;

/**
 * Sentences that an answer repeats from the complaint without admitting them: "3. He ran the light. ANSWER: Denied." Whatever stands
 * between the number of a paragraph and its answer, the foot of a page too, is no word of the one who answers.
 */
export function repeatedAllegations<One extends Sentence>(sentences: readonly One[]): Set<One> {
  const found = new Set<One>();
  let alleged: One[] = [];
  sentences.forEach((sentence, at) => {
    const answer = ANSWER.exec(sentence.text)?.[0];
    if (answer !== undefined) {
      const said = sentence.text.slice(answer.length) || (sentences[at + 1]?.text ?? '');
      if (!ADMITS.test(said)) for (const one of alleged) found.add(one);
      alleged = [];
    } else if (sentence.position === 0 && sentence.numbered && /^\d/.test(sentence.marker ?? ''))
      alleged = [sentence];
    else if (alleged.length > 0) alleged.push(sentence);
  });
  return found;
}
