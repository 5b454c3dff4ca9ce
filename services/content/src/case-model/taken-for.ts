type Pages = readonly { text: string }[];

const ROLES = 'plaintiff petitioner defendant respondent claimant state people commonwealth government';
const ROLE = ROLES.split(' ')
  .map((one) => `${one}|${one[0]!.toUpperCase()}${one.slice(1)}|${one.toUpperCase()}`)
  .join('|');
/** A word of a name: no sentence ends in it, and a notary is nobody's counsel. */
const NAME = `(?!Notary|Public|Reporter|Court)(?:\\p{Lu}\\.|\\p{Lu}[\\p{L}’'-]+|Esq\\.|Jr\\.),? `;
/** "Taken on behalf of the Plaintiffs", "Taken February 5, 2025, by A. B. Roe, Esq., for Defendant". */
const TAKEN = new RegExp(
  `\\b(?:[Tt]aken|TAKEN)\\b.{0,110}?(?<!\\b[Rr]eported )\\b(?:by|BY|on behalf of|ON BEHALF OF|at the (?:instance|request) of):? (?:(?:counsel|attorneys?) for )?(?:(?:${NAME}){1,5}for )?(?:(?:the|THE) )?(${ROLE})[sS]?(?![\\p{L}])(?! and (?:counsel|the (?:${ROLE})))`,
  'u',
);
/** "T. Renner for Defendant and the witness" */
const WITH_WITNESS = new RegExp(
  `\\b[Ff]or (?:the )?(${ROLE})s?(?: \\p{Lu}[\\p{L}.,&’'-]*){0,5} and (?:for )?the (?:witness|deponent)\\b`,
  'u',
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
