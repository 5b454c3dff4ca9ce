import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { surname } from './sides.js';

/** Do the facts tell of this person's death? */
export function hasDied({ name, kind, role }: ModelPerson, facts: readonly ModelFact[]): boolean {
  if (kind === 'person' && /^(?:the )?(?:decedent|deceased|late)\b/i.test(role ?? '')) return true;
  const [first, last] = [name.split(' ')[0]!, surname(name)].map((one) =>
    one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  // "Harold Pendergrass died" does not bury Calvin.
  const died = new RegExp(
    `(?:(?<!\\p{Lu}[\\p{Ll}.]{0,20} )|\\b${first} (?:\\p{Lu}\\. )?)\\b${last} (?:\\p{Ll}+ ){0,2}(?:died|passed away|committed suicide|was killed|was found dead|was pronounced dead)\\b`,
    'u',
  );
  return kind === 'person' && facts.some(({ said }) => said.some((text) => died.test(text)));
}
