import { exchanges, witnessOf } from '../case-fields/testimony.rules.js';
import { countWords } from '../script/english/count-words.js';
import { splitUnits } from '../script/english/sentences.js';
import { stumble } from '../script/english/sayable.js';
import { finiteAt, tagged } from '../script/english/tagged.js';
import type { ModelPerson, ModelSource } from '@lectern/contracts/case-model';
import { idOf, sourceOf } from './facts.js';
import type { Tellable } from './tellable.js';
import { type CaseDocument, placed } from './file-sentences.js';
import { asThirdPerson } from './first-person.js';
import { statementOf } from './exchange-statement.js';
import { forceOf } from './force.js';
import { surname } from './sides.js';

const LONGEST_SAID = 20;
const LONGEST_QUESTION = 16;
/** What counsel asks to get to know the witness, and what is between counsel. */
export const PRELIMINARY =
  /\b(?:good (?:morning|afternoon)|state your name|spell|ever been deposed|understand (?:the oath|that you)|under oath today|medication|off the record|short break|take a break|do you recognize|what (?:is|was) your (?:current )?(?:position|job|job title|title|occupation)|marked (?:as|for)|showing you|counsel|attorney)\b/i;
/** An answer that says nothing. */
export const EMPTY = /^(?:uh|um|okay|i (?:don't|do not) (?:know|recall|remember)|objection)\b/i;

/** What a witness said under oath, in his own words, in the order of the transcript. */
export function testimonyFacts(document: CaseDocument): Tellable[] {
  const pages = document.pages.map((page) => ({ ...page, ocr: false, scanned: false, read: true }));
  const witness = witnessOf(pages);
  if (witness === 'the witness') return [];
  const found: Tellable[] = [];
  const add = (quote: string, said: string[], page: number, leans = false): void => {
    const force = forceOf({ text: `${witness} said “${quote}”`, section: 'facts', numbered: false });
    found.push({
      sentence: placed(document, { text: quote, page, order: found.length }),
      of: 0,
      ...force,
      kind: 'event',
      force: Math.max(1, force.force) + (CHARGED.test(quote) ? 3 : 0),
      said,
      reworded: true,
      leans,
    });
  };
  for (const { question, answer, page } of exchanges(pages)) {
    if (PRELIMINARY.test(question) || EMPTY.test(answer)) continue;
    const tidy = answer.replace(/\s+/g, ' ').replace(/"/g, '’').trim();
    const units = splitUnits(tidy).map(({ text }) => text.trim());
    const telling = units.filter(tells);
    const asked = question.replace(/\s+/g, ' ').trim();
    const stated = statementOf(asked, tidy, surname(witness));
    if (stated && stumble(stated.text) === undefined) {
      add(`Q. ${question} A. ${answer}`.replace(/\s+/g, ' '), [stated.text], page, stated.leans);
      if (units.length > 1)
        for (const unit of telling)
          if (!pointsBack(unit)) add(unit, [asTold(unit, witness) ?? `${witness} said: “${unit}”`], page);
      continue;
    }
    const alone = telling.filter((unit) => !pointsBack(unit));
    for (const unit of alone) add(unit, [asTold(unit, witness) ?? `${witness} said: “${unit}”`], page);
    // An answer that is understood behind its question alone is quoted with it, where both need no other.
    if (alone.length === 0 && standsAlone(asked, tidy))
      add(
        `Q. ${question} A. ${answer}`.replace(/\s+/g, ' '),
        [`${surname(witness)} was asked: “${asked}”`, `The answer under oath was: “${sentenceOf(tidy)}”`],
        page,
      );
  }
  for (const fact of found) fact.of = found.length;
  return found.map((fact, at) => ({
    ...fact,
    sentence: { ...fact.sentence, third: Math.min(2, Math.floor((at / found.length) * 3)) as 0 | 1 | 2 },
  }));
}

/** The witness of a transcript, where it names one. */
export function swornIn(document: CaseDocument): ModelPerson | undefined {
  const name = witnessOf(document.pages.map((page) => ({ ...page, ocr: false, scanned: false, read: true })));
  const page = document.pages[0]?.number ?? 1;
  return name === 'the witness'
    ? undefined
    : witnessNamed(name, sourceOf(placed(document, { text: name, page, order: 0 })));
}

/** Somebody who can be asked because a paper is in his words. */
export const witnessNamed = (name: string, source: ModelSource): ModelPerson => ({
  id: idOf('person', name),
  name,
  kind: 'person',
  side: 'neither',
  witness: true,
  confidence: 'sure',
  sources: [source],
});

/** What a case turns on in a transcript. */
const CHARGED =
  /\b(?:not safe|never|nobody|no one|broken|told me|told him|told her|afterward|wrote|changed|did not|didn't|warned|knew|before|deleted|late|wrong|should have)\b/i;

/** What is asked names what it asks for, and the answer is more than a yes. */
const standsAlone = (asked: string, told: string): boolean =>
  /^[^“”"]{8,120}\?$/.test(asked) &&
  !/\b(?:he|him|his|she|her|they|them|their|it|its|those|these|there|one|then|when you say|(?:that|this)(?=[?.,]| (?:one|is|was|did)\b))(?!\p{L})/iu.test(
    asked,
  ) &&
  countWords(asked) <= LONGEST_QUESTION &&
  countWords(told) > 1 &&
  countWords(told) <= LONGEST_SAID &&
  !/^(?:yes|no|yeah|right|correct|i (?:did|do|was|am)|not that|who|what|okay)\b|\b(?:I (?:think|guess|believe)|maybe)\b/i.test(
    told,
  );

const sentenceOf = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A pronoun before which the sentence names nobody and nothing that it could be. */
function pointsBack(text: string): boolean {
  const at = /\b(?:he|him|his|she|her|they|them|their|it|there|those)\b/i.exec(text)?.index;
  if (/\b(?:said|say|do|did|done|think|thought|mean) (?:that|this|it|so)[.!]$/i.test(text)) return true;
  return (
    at !== undefined &&
    !/\b(?:the|an?|my|our|some|two|three|every) \p{L}+|(?<=\s)(?!I\b)\p{Lu}\p{Ll}+/u.test(text.slice(0, at))
  );
}

/** "I signed it" as others tell it; undefined where a word would have to be guessed, and then the witness is quoted. */
function asTold(text: string, witness: string): string | undefined {
  if (
    /\b(?:we|us|our|ours|you|your|sir|ma['’]am|I['’](?:d|ll|ve)|(?:do|ca|wo|would|could)n['’]t)\b/i.test(text)
  )
    return undefined;
  if (!/\b(?:I|[Mm]y|me|myself)\b/.test(text)) return text;
  const told = asThirdPerson({ text: text.replace(/\bI['’]m\b/g, 'I am') }, surname(witness));
  return stumble(told) === undefined ? told : undefined;
}

/** Says something without its question: a subject, a verb, and no more words than are said in one breath. */
function tells(text: string): boolean {
  const words = countWords(text);
  // "I told Rick Palko, the superintendent." does not say what.
  if (/^I (?:told|asked|called|said to) [^,.]{2,30}(?:, [^,.]{3,40})?\.$/.test(text)) return false;
  // "I have been for six years." does not say what.
  if (/^I (?:have|had|did|do|was|am)(?: been)?(?: (?:for|since|in|on|at|until) [^,.]{2,40})?\.$/.test(text))
    return false;
  if (words < 5 || words > LONGEST_SAID || !/[.!]$/.test(text)) return false;
  if (/^(?:yes|no|it|they|that|he|she|this|those|not|around|about|because|and|but|so|well)\b/i.test(text))
    return false;
  // "Second one was late." and "Chart said 38.": a piece of a sentence that stood before.
  return WITH_SUBJECT.test(text) && finiteAt(tagged(text)) > 0;
}
const WITH_SUBJECT =
  /^(?:(?:So|But|Then),? )?(?:I|The|A|An|My|Our|We|You|His|Her|Every|Each|All|No|Nobody|Some|There|At|On|In|After|Before|When|While|Until|Mr|Ms|Mrs|Dr|Officer|Detective)\b|^\p{Lu}\p{L}+ \p{Lu}\p{L}+ \p{Ll}/u;
