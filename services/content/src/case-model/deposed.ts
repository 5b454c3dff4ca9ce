import type { ModelPerson } from '@lectern/contracts/case-model';
import { sameName } from '@lectern/legal-text/names';
import type { ReadCase } from './build.js';
import { counselSide } from './counsel-side.js';
import { talksOf } from './talks.js';
import { swornIn } from './testimony-facts.js';

/** Taken for the trial instead of the witness: whoever asks first calls him. */
const FOR_TRIAL =
  /\b(?:evidence deposition|trial (?:testimony|deposition)|de bene esse|preservation|perpetuat\p{Ll}{1,3} (?:of )?testimony|in lieu of (?:live )?testimony)\b/iu;
const OPENING_PAGES = 3;
const MOSTLY = 0.5;

/**
 * Against whom a deponent stands whose side nothing else tells: in a civil case each side deposes the other's people, so he
 * stands against the counsel who examined first and longest.
 */
export function deposedAgainst(
  { papers, model, sides }: Pick<ReadCase, 'papers' | 'model' | 'sides'>,
  { name }: ModelPerson,
): ModelPerson['side'] | undefined {
  if (sides.criminal) return undefined;
  for (const { kind, document } of papers) {
    if (kind !== 'transcript' || !sameName(swornIn(document)?.name ?? '', name)) continue;
    const text = document.pages
      .slice(0, OPENING_PAGES)
      .map((page) => page.text)
      .join('\n');
    if (!/\bdeposition\b/i.test(text) || /^[ \t\d]*THE COURT:/m.test(text)) continue;
    const talks = talksOf(document);
    const first = talks[0]?.by;
    const asked = talks.filter(({ by }) => by === first).length;
    const side = counselSide({ model, sides }, document.pages)(first);
    if (first === undefined || asked <= talks.length * MOSTLY || !side || side === 'neither') continue;
    if (FOR_TRIAL.test(text)) return side;
    return side === 'ours' ? 'theirs' : 'ours';
  }
  return undefined;
}
