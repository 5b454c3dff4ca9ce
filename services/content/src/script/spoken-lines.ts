import type { ModelFact } from '@lectern/contracts/case-model';
import type { ReadCase } from '../case-model/build.js';
import { withItemsNamed } from './items-named.js';
import { type Line, factLines } from './line.js';
import { toTheMinute } from './spoken-clock.js';
import { moneyIn, withoutMarks, withoutPrice } from './trivia.js';

/** A fact without what only the papers need: the number of a thing in the property room, what a thing cost that was bought. */
export function inPlainWords(read: ReadCase, fact: ModelFact): ModelFact {
  if (read.typed) return fact;
  const money = moneyIn(read.model.claims);
  const said = fact.said.map((text) => withoutPrice(withItemsNamed(read, text), money));
  return said.some((text, at) => text !== fact.said[at]) ? { ...fact, said, reworded: true } : fact;
}

/** A fact as a speech has it: hours to the minute, and words that go on without saying again who said them. */
export function spokenLines(fact: ModelFact): Line[] {
  let wentOn = 0;
  return factLines(fact).map((line, at, all) => {
    if (fact.confidence === 'yours') return line;
    const again = at > 0 && READ.test(line.text) && all.slice(0, at).some((one) => READ.test(one.text));
    const text = withoutMarks(toTheMinute(line.text)).replace(again ? READ : GOES_ON, () => {
      wentOn += 1;
      return wentOn === 1 ? 'And then: ' : 'And: ';
    });
    return text === line.text ? line : { ...line, text, reworded: true };
  });
}
const READ = /^(?:It read|The words were): (?=“)/;
const GOES_ON = /^(?:[^“”]{2,60} went on|The next words were): (?=“)/u;
