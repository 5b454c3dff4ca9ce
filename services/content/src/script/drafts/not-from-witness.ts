import type { ModelFact } from '@lectern/contracts/case-model';
import { bearingOf } from '../../case-model/bearing.js';
import type { Brief } from '../brief.js';
import { nameOf } from '../name-of.js';
import { crossed } from './cross.js';

/** What a witness of the examination cannot give and the case needs: the strongest facts without his name, for the margin. */
export function notFrom(brief: Brief): ModelFact[] {
  const witness = crossed(brief);
  if (!witness) return [];
  const strong = brief.model.facts
    .filter(
      (fact) =>
        fact.used &&
        fact.kind === 'event' &&
        fact.force >= STRONG &&
        fact.said.length > 0 &&
        !POINTS_BACK.test(fact.said[0]!) &&
        !fact.said.some((text) => nameOf(witness).test(text)) &&
        STANDS.has(bearingOf(brief.read, fact).favors),
    )
    .sort((a, b) => b.force - a.force)
    .slice(0, MOST_NOT_FROM);
  return brief.model.facts.filter((fact) => strong.includes(fact));
}
const STANDS: ReadonlySet<string> = new Set(['ours', 'neither']);
const STRONG = 5;
const MOST_NOT_FROM = 3;
const POINTS_BACK = /^(?:He|She|It|They|This|That|These|Those|But|So|His|Her|Their|Its)\b/;
