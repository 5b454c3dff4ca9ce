import type { ModelPerson } from '@lectern/contracts/case-model';
import { sameName } from '@lectern/legal-text/names';
import type { ReadCase } from './build.js';
import type { CaseDocument } from './file-sentences.js';
import { counselSide, sideCalled } from './counsel-side.js';
import { talksOf } from './talks.js';
import { witnessWith } from './taken-for.js';
import { swornIn } from './testimony-facts.js';

/** Taken for the trial instead of the witness: whoever asks first calls him. */
const FOR_TRIAL =
  /\b(?:evidence deposition|trial (?:testimony|deposition)|de bene esse|preservation|perpetuat\p{Ll}{1,3} (?:of )?testimony|in lieu of (?:live )?testimony)\b/iu;
/** Whoever examines in court calls his own. */
const IN_COURT = /^[ \t\d]*THE (?:COURT|ARBITRATOR|HEARING OFFICER|ALJ):/m;
/** Where nothing says deposition, what says that it is none. */
const CALLED =
  /\b(?:trial|hearing|arbitration|proceedings|grand jury|interview)\b|\bDIRECT[ -]EXAMINATION\b/i;
const OPENING_PAGES = 3;
const MOSTLY = 0.5;
/** A witness whom the other side may call. */
const ADVERSE = /\b(?:adverse (?:party|witness)|as (?:if )?(?:up)?on cross|hostile witness)\b/i;

const textOf = (pages: CaseDocument['pages']): string => pages.map(({ text }) => text).join('\n');
const openingOf = ({ pages }: CaseDocument): string => textOf(pages.slice(0, OPENING_PAGES));

/** Testimony that counsel took before the trial: a transcript that says so, or an excerpt that nothing shows to be from court. */
export function isDeposition(document: CaseDocument): boolean {
  const text = openingOf(document);
  return (
    !IN_COURT.test(text) && (/\b(?:deposition|examination before trial)\b/i.test(text) || !CALLED.test(text))
  );
}

/**
 * On which side a witness stands whose side nothing else tells. In a civil case each side deposes the other's people: a deponent
 * stands with the counsel who appears for him, or against the one who examined first and longest. In court counsel calls his own, but
 * for an adverse party.
 */
export function deposedAgainst(
  { papers, model, sides }: Pick<ReadCase, 'papers' | 'model' | 'sides'>,
  { name }: ModelPerson,
): ModelPerson['side'] | undefined {
  if (sides.criminal) return undefined;
  for (const { kind, document } of papers) {
    if (kind !== 'transcript' || !sameName(swornIn(document)?.name ?? '', name)) continue;
    if (!isDeposition(document)) {
      const called = counselSide({ papers, model, sides }, document.pages)(talksOf(document)[0]?.by);
      const text = textOf(document.pages);
      if (called && called !== 'neither' && IN_COURT.test(text) && !ADVERSE.test(text)) return called;
      continue;
    }
    const party = witnessWith(document.pages);
    const beside = party === undefined ? undefined : sideCalled({ model, sides }, party);
    if (beside === 'ours' || beside === 'theirs') return beside;
    const talks = talksOf(document);
    const first = talks[0]?.by;
    const asked = talks.filter(({ by }) => by === first).length;
    const side = counselSide({ papers, model, sides }, document.pages)(first);
    if (asked <= talks.length * MOSTLY || !side || side === 'neither') continue;
    if (FOR_TRIAL.test(openingOf(document))) return side;
    return side === 'ours' ? 'theirs' : 'ours';
  }
  return undefined;
}
