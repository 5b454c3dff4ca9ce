import type { CaseModel } from '@lectern/contracts/case-model';

const WHAT = String.raw`((?:\p{Ll}+ ){0,2}(?:damages|fees|profits|penalties|interest|injunction))`;
const ASKED = '(?:claims?|demands?|prayers?|requests?)';
const OVER = '(?:dismissed|stricken|withdrawn|abandoned)';
const ENDED: readonly RegExp[] = [
  new RegExp(String.raw`\b${OVER} ${ASKED} for ${WHAT}`, 'giu'),
  new RegExp(
    String.raw`\b${ASKED} for ${WHAT} (?:is|are|was|were|has been|have been) (?:hereby )?(?:\p{Ll}+ )?${OVER}\b`,
    'giu',
  ),
  new RegExp(String.raw`\b(?:seeks?|demands?) ${WHAT}\b[^[\]]{0,80}\[${OVER}\b`, 'giu'),
];
/** What else a wish names beside what has ended. */
const BESIDE = /\b(?:damages|fees|costs|judgment|interest|sum|amount|injunction)\b|\$/i;

/** What is still asked for: "the dismissed claim for punitive damages" of a later paper ends that wish, and none that names more. */
export function reliefLeft(relief: CaseModel['relief'], texts: readonly string[]): CaseModel['relief'] {
  const flat = texts.join(' ').replace(/\s+/g, ' ');
  const ended = ENDED.flatMap((pattern) =>
    [...flat.matchAll(pattern)].map(([, what]) => what!.toLowerCase()),
  );
  return relief.filter(({ text }) => {
    const own = text.toLowerCase();
    return !ended.some((what) => own.includes(what) && !BESIDE.test(own.replaceAll(what, ' ')));
  });
}
