import type { SectionMaterial } from './model-material.js';
import type { ModelPlan } from './model-request.js';

/** An examination keeps away from what hurts; a speech meets it. */
const KEEPS_AWAY: SectionMaterial['type'] = 'cross_examination_questions';

/**
 * What a model named as deciding the case and then did not tell: ids of facts and passages that it was given, without those that
 * sentences which stand rest on.
 */
export function untoldOf(
  { wins, hurts }: ModelPlan,
  { type, facts, passages }: SectionMaterial,
  cited: readonly string[],
): string[] {
  const given = new Set([...facts, ...passages].map(({ id }) => id));
  const planned = new Set(type === KEEPS_AWAY ? wins : [...wins, ...hurts]);
  return [...planned].filter((id) => given.has(id) && !cited.includes(id));
}
