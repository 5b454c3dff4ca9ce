import type { PaperKind } from '@lectern/contracts/case-model';
import { type Brief, hasStory } from '../brief.js';
import { issuesOf } from '../issues.js';
import { ARBITRATES } from '../forum.js';
import { isAppeal } from '../without-jury.js';
import { type Line, type Section, framing, part, text } from '../line.js';

const HEAD = 1500;

/** Nobody is picked where no jury sits: that, and what can be practiced from the same papers. */
export function noJury(brief: Brief): Section {
  const { read } = brief;
  const arbitral = read.papers.some(({ document }) =>
    ARBITRATES.test(document.pages[0]?.text.slice(0, HEAD) ?? ''),
  );
  if (isAppeal(read))
    return text([
      part('There is no jury to pick', [
        framing('An appeal is heard by judges, so there is no jury to pick.'),
        ...(hasStory(brief) || issuesOf(brief, true).length > 0
          ? [framing('What can be practiced from these papers is an appellate argument.')]
          : []),
        framing('If a jury is to hear this case, add the papers of that trial and draft again.'),
      ]),
    ]);
  return text([
    part('There is no jury to pick', [
      framing(
        arbitral
          ? 'Arbitrators decide this case, so there is no jury to pick.'
          : 'As a rule a judge decides this kind of case alone, so there is no jury to pick.',
      ),
      ...(hasStory(brief)
        ? [framing('What can be practiced from these papers is an opening, an examination and a closing.')]
        : []),
      framing('If your court seats a jury for it, add the jury demand to the papers and draft again.'),
    ]),
  ]);
}

/** Is the trial over, and what is at hand the papers of its appeal? */
export const isTrialOver = (brief: Brief): boolean =>
  isAppeal(brief.read) &&
  !brief.read.typed &&
  brief.read.papers.some(({ kind }) => kind === 'brief') &&
  brief.read.papers.every(({ kind }) => OF_AN_APPEAL.has(kind));

const OF_AN_APPEAL: ReadonlySet<PaperKind> = new Set(['brief', 'transcript', 'order', 'opinion']);

/** Nobody opens, examines or closes where the trial is over. */
export const TRIAL_OVER: readonly Line[] = [
  'These papers argue an appeal, and no trial is before you.',
  'What can be practiced from them is an appellate argument.',
  'If the case goes to trial, add its papers and draft again.',
].map(framing);
export const trialOver = (): Section => text([part('The trial is over', TRIAL_OVER)]);
