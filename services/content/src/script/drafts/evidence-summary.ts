import { type Brief, story } from '../brief.js';
import { disputedAmong } from '../disputed.js';
import { nameOf } from '../second-person.js';
import { type Paragraph, type Section, factLines, framing, part, resting, text } from '../line.js';

const MOST_FACTS = 3;

/** Who and what proves which fact: each witness and each exhibit of the file with the facts that stand beside it. */
export function evidenceSummary(brief: Brief): Section {
  const parts: Paragraph[] = [];
  const told = story(brief);
  const disputed = disputedAmong(brief, told);
  const facts = told.filter((fact) => !disputed.has(fact));
  for (const person of brief.model.people
    .filter(({ kind, witness }) => kind === 'person' && witness)
    .slice(0, 8)) {
    const own = facts.filter(({ said }) => said.some((one) => nameOf(person).test(one))).slice(0, MOST_FACTS);
    if (own.length > 0)
      parts.push(
        part(person.name, [
          resting(`${person.name} can be asked about this.`, person),
          ...own.flatMap(factLines),
        ]),
      );
  }
  for (const thing of brief.model.evidence.slice(0, 8)) {
    const own = brief.model.facts
      .filter(({ id, kind }) => kind === 'event' && thing.facts.includes(id))
      .slice(0, MOST_FACTS);
    parts.push(
      part(thing.name, [resting(`The file names this: ${thing.name}.`, thing), ...own.flatMap(factLines)]),
    );
  }
  if (parts.length === 0)
    return text([
      part('Evidence', [
        framing('The file names no witness and no exhibit.'),
        framing('Add a statement, a deposition or the exhibits, and draft again.'),
      ]),
    ]);
  return text(parts);
}
