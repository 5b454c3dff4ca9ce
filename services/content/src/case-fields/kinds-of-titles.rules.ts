/** Only an opinion is printed so, whatever motion or application it decides. */
export const OPINION =
  /^(?:\(?slip opinion\)?|syllabus|opinion(?: of the court)?|per curiam\.?|memorandum findings of fact and opinion)\b(?=\W*$|\s{3})|\bdelivered the opinion of the court\b|\bargued\b.{3,50}\bdecided\b|^t\.\s?c\. memo\./i;

/** What a clerk sends or wants filled in, whatever judges it names. */
export const NOTICE =
  /^(?:civil |criminal |clerk['’]s )?(?:docketing (?:notice|statement)|notice of (?:(?:cross-)?appeal(?! rights?\b)|docketing|electronic filing|case (?:opening|assignment))|case (?:opening|assignment) notice|(?:acknowledge?ment|notice) of (?:filing|receipt)|filing receipt|civil (?:case )?cover sheet|transcript order form)\b/i;

/** "... AND TO SET ASIDE ORDER ADMITTING WILL": what a party wants done to an order of the court. */
export const ATTACKS_ORDER =
  /^(?:and|to|from|of|for)\b|\b(?:set(?:ting)? aside|vacat\w+|modify\w*|enforce\w*|reconsider\w*|contest\w*)\b.{0,30}\border\b/i;

/** What asks that a decree or an order be changed. */
export const CHANGES =
  /\b(?:petition|motion|application|complaint) (?:to|for) (?:\w+ ){0,2}(?:modif\w+|vacat\w+|set aside|enforce\w*|terminat\w+)\b/i;

type PlainKind = 'motion' | 'complaint' | 'charge' | 'report' | 'petition';
/** "I N D I C T M E N T" */
const SPACED = /^(?:\p{Lu} ){4,}\p{Lu}$/u;
const FOREGOING =
  '(?:(?:VERIFIED|AMENDED|FIRST|SECOND|THIRD|SUPERSEDING|SUPPLEMENTAL|SEALED|JOINT|CORRECTED) )*';
const PLAIN: [PlainKind, RegExp][] = [
  [
    'motion',
    /^(?:[\p{Lu}’']+ )?MOTION TO (?:DISMISS|QUASH|STRIKE) (?:THE )?(?:[\p{Lu}, ]{1,24} OF THE )?(?:INDICTMENT|INFORMATION|ACCUSATION|CRIMINAL COMPLAINT)\b/u,
  ],
  [
    'complaint',
    /^(?:(?:PLAINTIFF|PETITIONER)S?[’']S? )?(?:VERIFIED )?(?:[A-Z]+ (?:AMENDED|SUPPLEMENTAL) |ORIGINAL )(?:VERIFIED )?PETITION\b/,
  ],
  [
    'charge',
    new RegExp(
      `^${FOREGOING}(?:INDICTMENT(?! NO)|(?:AFFIDAVIT|STATEMENT|DECLARATION) (?:OF|FOR|AS TO|IN SUPPORT OF) (?:PROBABLE CAUSE|(?:A |AN )?(?:CRIMINAL COMPLAINT|ARREST WARRANT)))\\b`,
    ),
  ],
  ['report', /^(?:MEMORANDUM|REPORT|RECORD) OF (?:INTERVIEW|INVESTIGATION|ACTIVITY)\b/],
  [
    'petition',
    new RegExp(`^${FOREGOING}PETITION (?:TO|FOR) (?!(?:A )?(?:WRIT OF CERTIORARI|REVIEW|REHEARING))`),
  ],
];

/** What a line of capitals opens with says what the paper is, whatever else its page names. */
export function plainTitle(lines: readonly string[]): PlainKind | undefined {
  const titles = lines.map((line) => (SPACED.test(line) ? line.replaceAll(' ', '') : line));
  if (titles.some((line) => /^(?:PROPOSED )?ORDER\b/.test(line))) return undefined;
  return PLAIN.find(([, pattern]) => titles.some((line) => pattern.test(line)))?.[0];
}

const trimmedCells = (row: string) =>
  row
    .split(/\s{3,}|\s[)\]|:§]\s/)
    .map((cell) => cell.trim())
    .filter(Boolean);

/** Lines of the first page that read like a title: short, capitals or a title's capitals, no sentence. */
export function titleLines(page: { text: string }): string[] {
  return (
    page.text
      .split('\n')
      .slice(0, 70)
      .flatMap(trimmedCells)
      // "I N D I C T M E N T"
      .map((cell) => (/^(?:\p{Lu} ){4,}\p{Lu}$/u.test(cell) ? cell.replaceAll(' ', '') : cell))
      .filter(
        (cell) =>
          cell.length >= 4 &&
          cell.length <= 110 &&
          (!cell.endsWith('.') || !/[a-z]{3}.*[a-z]{3}/.test(cell) || /justice\.|judge\./i.test(cell)),
      )
  );
}
