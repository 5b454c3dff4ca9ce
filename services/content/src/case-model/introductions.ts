import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { idOf, sourceOf } from './facts.js';
import type { FileSentence } from './file-sentences.js';
import { isCalling } from '../script/english/split-relatives.js';
import { isHumanRole } from '../script/human-role.js';
import { NO_NAME, roleBefore } from './names-in.js';
import { surname } from './sides.js';

/** "Glenn Pastore", "Mary K. Shaw". */
const NAME = /(?<![\p{L}.’'-] ?)\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}[\p{L}’'-]{2,}(?![\p{L}]| \p{Lu})/gu;
const NAMED = /(?:^|\s)((?:[Aa]n?|[Tt]he) \p{Ll}[\p{Ll}’' -]{2,40}) named $/u;
const LONGEST = 420;
/** What somebody does who can be asked about it. */
const ACTS =
  ' (?:also |then |later )?(?:said|stated|told|testified|wrote|saw|heard|found|signed|admitted|asked|reported|denied|explained|called|met|sent|drove|noticed|observed|quit|left|worked|ordered|informed|responded)\\b';

/**
 * Who the people are whom the told facts call by surname alone: the papers introduce them in a sentence that is not told
 * ("I spoke with the warehouse manager, Glenn Pastore").
 */
export function withIntroductions(
  people: readonly ModelPerson[],
  sentences: readonly FileSentence[],
  facts: readonly ModelFact[],
): ModelPerson[] {
  const told = facts.flatMap(({ said }) => said).join('\n');
  const found = new Map<string, ModelPerson>();
  for (const sentence of sentences) {
    if (sentence.text.length > LONGEST || sentence.section === 'front' || sentence.section === 'aside')
      continue;
    for (const { 0: name, index } of sentence.text.matchAll(NAME)) {
      const before = sentence.text.slice(0, index);
      const role = NAMED.exec(before)?.[1] ?? roleBefore(before);
      const last = surname(name);
      if (
        !role ||
        !isCalling(role) ||
        !isHumanRole(role) ||
        NO_NAME.test(name.split(' ')[0]!) ||
        found.has(last) ||
        !new RegExp(`(?<!\\p{Lu}\\p{Ll}* )\\b${last}\\b`, 'u').test(told)
      )
        continue;
      found.set(last, {
        id: idOf('person', name),
        name,
        kind: 'person',
        side: 'neither',
        role,
        witness: new RegExp(`\\b${last}${ACTS}`, 'u').test(told),
        confidence: 'likely',
        sources: [sourceOf(sentence)],
      });
    }
  }
  const unknown = [...found.values()].filter(
    ({ name }) =>
      !people.some((person) => surname(person.name) === surname(name) || person.name.includes(name)),
  );
  return [...people, ...unknown];
}
