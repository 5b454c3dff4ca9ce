import type { SectionMaterial } from './model-material.js';
import type { ModelPlan } from './model-request.js';

/**
 * What a model named as deciding the case and then did not tell: ids of facts and passages that it was given, without those that
 * sentences which stand rest on.
 */
export function untoldOf(
  { wins, hurts }: ModelPlan,
  { facts, passages }: SectionMaterial,
  cited: readonly string[],
): string[] {
  const given = new Set([...facts, ...passages].map(({ id }) => id));
  return [...new Set([...wins, ...hurts])].filter((id) => given.has(id) && !cited.includes(id));
}
