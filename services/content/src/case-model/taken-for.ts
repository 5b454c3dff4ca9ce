type Pages = readonly { text: string }[];

const ROLE = 'plaintiff|defendant|petitioner|respondent|claimant|state|people|commonwealth|government';
/** "Taken on behalf of the Plaintiffs", "Taken February 5, 2025, by A. B. Roe, Esq., for Defendant". */
const TAKEN = new RegExp(
  `\\btaken\\b.{0,110}?\\b(?:by|on behalf of|at the (?:instance|request) of):? (?:(?:counsel|attorneys?) for )?(?:(?:[A-Z][\\p{L}.’'-]*,? ){1,5}for )?(?:the )?(${ROLE})s?\\b`,
  'iu',
);
/** "T. Renner for Defendant and the witness" */
const WITH_WITNESS = new RegExp(
  `\\bfor (?:the )?(${ROLE})s?(?: [\\p{Lu}][\\p{L}.,&’'-]*){0,5} and (?:for )?the (?:witness|deponent)\\b`,
  'iu',
);
/** Letters of a title page. */
const HEAD = 1500;
const headOf = (pages: Pages): string =>
  pages
    .slice(0, 2)
    .map(({ text }) => text)
    .join('\n')
    .slice(0, HEAD)
    .replace(/\s+/g, ' ');

/** For which party a deposition was taken, as its title page says it: who asks there where no examiner is named. */
export const takenFor = (pages: Pages): string | undefined => TAKEN.exec(headOf(pages))?.[1];

/** Whose counsel appeared for the witness, too, as the title page says it. */
export const witnessWith = (pages: Pages): string | undefined => WITH_WITNESS.exec(headOf(pages))?.[1];
