import type { ModelFact } from '@lectern/contracts/case-model';
import { isEdited } from '../case-model/corrections.js';
import { modelFact } from '../case-model/facts.js';
import type { FileSentence } from '../case-model/file-sentences.js';
import { speakerIn, statementsIn } from '../case-model/statements-in.js';
import { forceOf } from '../case-model/force.js';
import { isNoFact } from '../case-model/no-fact.js';
import { antecedentsOf, withNames } from '../case-model/pronouns.js';
import { tell } from '../case-model/tell.js';
import { asThirdPerson } from '../case-model/third-person.js';
import type { ReadCase } from '../case-model/build.js';
import { isOfTrial } from './at-trial.js';
import type { Brief } from './brief.js';
import { isClause } from './english/split.js';
import { commentsOnSilence, tellsSettlement } from './is-told.js';
import { withItemsNamed } from './items-named.js';
import { faultsOf } from './lint.js';
import { hurts } from './their-best-point.js';
import { isTrivia } from './trivia.js';

/** "the battery died, I think about 2016": an hour that nobody is sure of, and that sounds like a year. */
const HEDGED_HOUR = /,? I (?:think|believe|guess) (?:about|around|at) \d{4}(?=\.)/;
const SPOKEN = { type: 'opening_statement', form: 'speech', jury: true, opening: true } as const;

/**
 * Sentences of the papers as they are told, whoever says "I" and whomever "he" means by name: without what a ruling or the attorney
 * keeps out, what cannot be said, and what hurts us.
 */
export function retold(brief: Brief, sentences: readonly FileSentence[]): ModelFact[] {
  const { read } = brief;
  const speakers = new Map(
    read.papers.map(({ document }) => [
      document,
      { writer: read.voices.get(document.name)?.speaker, statements: statementsIn(document.pages) },
    ]),
  );
  const atTrial = isOfTrial(brief.scenario);
  const leftOut = leftOutOf(read);
  const edited = new Map(read.model.facts.filter(isEdited).map((fact) => [fact.text, fact]));
  const facts = sentences.flatMap((sentence) => {
    const { text, document } = sentence;
    const ofAttorney = edited.get(text);
    if (ofAttorney) return read.notTold?.has(text) || ofAttorney.favors === 'theirs' ? [] : [ofAttorney];
    if (isNoFact(text) || leftOut.has(text)) return [];
    if (atTrial && (read.keptOut.untold.has(document.name) || read.keptOut.holds(text))) return [];
    const by = speakers.get(document);
    const speaker = by && speakerIn(sentence, by.statements, by.writer);
    const plain = text.replace(HEDGED_HOUR, '');
    const own = speaker ? asThirdPerson({ text: plain }, speaker) : plain;
    const telling = tell(withItemsNamed(read, own), read.voices.get(document.name)?.called ?? read.called);
    if (!telling || telling.said.length > 2 || !telling.said.every(isClause)) return [];
    const given = { sentence, of: read.sentences.length, ...forceOf(sentence), ...telling, reworded: true };
    const fact = modelFact(given, true);
    const unsaid = fact.said.some(
      (one) => isTrivia(one, 'beside') || faultsOf({ text: one, sources: [] }, SPOKEN).length > 0,
    );
    return unsaid || commentsOnSilence(read, fact) || tellsSettlement(fact) || hurts(brief, fact)
      ? []
      : [fact];
  });
  const named = (text: string): string => read.called.named(text);
  const told = withNames(
    facts,
    antecedentsOf(read.sentences, read.model.people, {
      shared: read.shared,
      interviewed: read.interviewed,
      named,
    }),
  );
  return told.map((fact, at) => (isEdited(fact) ? facts[at]! : fact));
}

/** What the attorney left out, does not tell or gives to the other side comes back in no other place. */
const leftOutOf = ({ model, setAside, notTold }: ReadCase): ReadonlySet<string> =>
  new Set([
    ...(setAside ?? []),
    ...(notTold ?? []),
    ...model.facts.filter(({ favors }) => favors === 'theirs').map(({ text }) => text),
  ]);
