import type { FoundCitation } from './citation.js';

const SECTION = '\\d[\\w]*(?:[-–.:/]\\w+)*(?:\\s?\\((?:[a-zA-Z]{1,4}|\\d{1,3})\\))*';
const SIGN = '(?:§{1,2}|[Ss]ections?|SECTIONS?|[Ss]ecs?\\.)';
/** "and 12 NYCRR 23-5.1" names another code by its title. */
const NO_TITLE = '(?!\\d{1,3}\\s(?:[A-Z]{3,6}|[A-Z]\\.(?:\\s?[A-Z]\\.){1,3})\\s)';
const SECTIONS = `(${SECTION})(?:(?:,\\s?|\\s?[-–]\\s?|,?\\s(?:and|&)\\s)${NO_TITLE}${SECTION}){0,6}`;

const WORD = "[A-Z][A-Za-z.'’&]{0,18}";
/** "Code of Civil Procedure", "Code Civ. Proc.", "CODE CRIM. PROC." */
const CODE =
  '(?:[Cc]ode|CODE)(?:\\s(?:of\\s)?(?:[Cc]iv(?:il|\\.)|CIV\\.|[Cc]rim(?:inal|\\.)|CRIM\\.)\\s(?:[Pp]roc(?:edure|\\.)|PROC\\.))?';
const CODE_WORD =
  `(?:${CODE}|` +
  '[Ss]tat(?:utes)?\\.?|STAT\\.?|[Ll]aws?|LAWS?|G\\.S\\.|C\\.S\\.(?:A\\.)?|R\\.S\\.|C\\.R\\.|Gen\\. Stat\\.|Rev\\. Stat\\.|Comp\\. Stat\\.)';

/** What the codes of New York, California and Texas are about: before "Law" or "Code" and a bare number, it is one of them. */
const SUBJECT =
  '(?:Penal|Labor|Vehicle|Traffic|Family|Civil|Business|Professions|Education|Insurance|Health|Safety|Welfare|Institutions|Government|Relations|Obligations|Municipal|Property|Executive|Correction|Services|Tax|Taxation|Transportation|Election|Evidence|Probate|Estates|Trusts|Commercial|Criminal|Procedure|Banking|Corporations?|Conservation|Administrative|Occupations|Utilities|Water|Workers|Agriculture|Elder|Judiciary|Lien|Partnership|Rights)';

interface Form {
  kind: 'statute' | 'rule';
  pattern: RegExp;
  /** Which groups hold the name of the code or rule set, and the section. */
  code: (match: RegExpMatchArray) => string;
  section: (match: RegExpMatchArray) => string;
}

const FORMS: Form[] = [
  {
    kind: 'statute',
    pattern: new RegExp(
      `(?<![\\w§.-])(\\d{1,3})\\s{1,40}(U\\.\\s?S\\.\\s?C\\.(?:\\s?[AS]\\.)?|USCA?|C\\.\\s?F\\.\\s?R\\.|CFR|ILCS|Pa\\.\\s?C\\.\\s?S\\.(?:\\s?A\\.)?|V\\.S\\.A\\.|M\\.R\\.S\\.(?:A\\.)?|Del\\.\\sC\\.|P\\.R\\. Laws)\\s{0,40}(?:Ann\\.\\s)?(?:${SIGN}|[Pp]arts?)?\\s{0,40}${SECTIONS}`,
      'g',
    ),
    code: (match) => `${match[1]} ${match[2]?.replace(/U\.\s?S\.\s?C\.(?:\s?[AS]\.)?|USCA?/, 'usc')}`,
    section: (match) => match[3] ?? '',
  },
  {
    kind: 'statute',
    pattern: new RegExp(
      `\\bTitle\\s{1,40}(\\d{1,2}),?\\s{1,40}(?:of the\\s)?United\\s{1,40}States\\s{1,40}Code,?\\s{1,40}(?:${SIGN})\\s{1,40}${SECTIONS}`,
      'gi',
    ),
    code: (match) => `${match[1]} usc`,
    section: (match) => match[2] ?? '',
  },
  {
    kind: 'statute',
    pattern: new RegExp(
      `(?<![\\w.])((?:(?:${WORD}|&)\\s){0,6}${CODE_WORD}(?:\\sAnn\\.)?)(?:\\s\\([A-Z][a-z]{2,9}\\.?\\))?(?:,(?:\\s(?:[A-Z][A-Za-z.'’]{0,14}|&)){1,5})?(?:\\s(?:[Cc]h\\.|[Cc]hapter)\\s?(\\w{1,5}))?,?\\s{0,40}(?:${SIGN}|[Aa]rts?\\.|ART\\.)\\s{0,40}${SECTIONS}`,
      'g',
    ),
    code: (match) => `${match[1]} ${match[2] ?? ''}`,
    section: (match) => match[3] ?? '',
  },
  {
    kind: 'statute',
    pattern: new RegExp(
      `(?<![\\w.])(N\\.\\s?C\\.\\s?G\\.\\s?S\\.|O\\.\\s?C\\.\\s?G\\.\\s?A\\.|A\\.\\s?R\\.\\s?S\\.|C\\.\\s?R\\.\\s?S\\.|R\\.\\s?C\\.\\s?W\\.|RCW|ORS|O\\.R\\.S\\.|NRS|N\\.R\\.S\\.|KRS|K\\.R\\.S\\.|K\\.\\s?S\\.\\s?A\\.|MCLA?|M\\.C\\.L\\.(?:A\\.)?|N\\.\\s?J\\.\\s?S\\.\\s?A\\.|R\\.\\s?S\\.\\s?Mo\\.|RSMo|R\\.C\\.|D\\.C\\. Code|M\\.\\s?G\\.\\s?L\\.|G\\.\\s?L\\.|HRS|SDCL|RSA|T\\.C\\.A\\.|W\\.S\\.A\\.|C\\.G\\.S\\.|N\\.Y\\. (?:C\\.P\\.L\\.R\\.|CPLR)|C\\.P\\.L\\.R\\.|CPLR|RPAPL|I\\.R\\.C\\.|INA|UCC|U\\.C\\.C\\.)\\s{0,40}(?:(?:ch?\\.|[Cc]hapter)\\s?(\\w{1,5}),?\\s)?(?:${SIGN})?\\s{0,40}${SECTIONS}`,
      'g',
    ),
    code: (match) => `${match[1]} ${match[2] ?? ''}`,
    section: (match) => match[3] ?? '',
  },
  {
    kind: 'statute',
    pattern: new RegExp(
      `(?:${SIGN})\\s{0,40}${SECTIONS},\\s((?:${WORD}\\s){0,2}(?:Stat\\.|Statutes|Code))`,
      'g',
    ),
    code: (match) => match[2] ?? '',
    section: (match) => match[1] ?? '',
  },
  // "Labor Law 240(1)", "Penal Code 187": no sign, as courts in New York and California write.
  {
    kind: 'statute',
    pattern: new RegExp(
      `(?<![\\w.])((?:${WORD}\\s(?:(?:and|&)\\s)?){0,4}${SUBJECT}\\s(?:Law|Code))\\s{1,2}(\\d{2,5}(?:[.-]\\d{1,4})?[a-z]?(?:\\s?\\((?:[a-zA-Z]{1,4}|\\d{1,3})\\))*)(?![\\d,]?\\d|\\s(?:U\\.|F\\.|S\\.))`,
      'g',
    ),
    code: (match) => match[1] ?? '',
    section: (match) => match[2] ?? '',
  },
  {
    kind: 'statute',
    pattern: new RegExp(`${SIGN}\\s{1,40}${SECTIONS} of [Tt]itle (\\d{1,2})\\b(?! of the (?!United))`, 'g'),
    code: (match) => `${match[2]} usc`,
    section: (match) => match[1] ?? '',
  },
  // "Section 10(b) of the Securities Exchange Act of 1934"
  {
    kind: 'statute',
    pattern: new RegExp(
      `${SIGN}\\s{1,40}${SECTIONS} of the ((?:[A-Z][A-Za-z’'-]{1,20}\\s(?:(?:and|of|in|for|with)\\s)?){0,6}Act)\\b(?: of \\d{4})?`,
      'g',
    ),
    code: (match) => match[2] ?? '',
    section: (match) => match[1] ?? '',
  },
  {
    kind: 'statute',
    pattern: /\b(?:Pub\.\s?L\.|Public Law)\s?(?:Nos?\.\s?)?(\d{2,3}[-–]\d{1,4})/g,
    code: () => 'publ',
    section: (match) => match[1] ?? '',
  },
  {
    kind: 'statute',
    pattern:
      /(?<![\w.])((?:[A-Z][A-Za-z.]{0,8}\s){1,3}(?:Const|CONST)\.)\s(art\.|amend\.|ART\.|AMEND\.)\s([IVXLC]{1,7}|\d{1,2})(?:,\s(?:§{1,2}|cl\.)\s?\d{1,3}(?:\([a-z]\))?){0,2}/g,
    code: (match) => `${match[1]} ${match[2]}`,
    section: (match) => match[0].slice(match[0].search(/(art\.|amend\.)/i)),
  },
  {
    kind: 'rule',
    pattern:
      /\b((?:Fed\.|[A-Z][A-Za-z]{2,5}\.|[A-Z]\.[A-Z]\.)\s?R\.\s?(?:Civ\.|Crim\.|App\.|Evid\.|Bankr\.|Juv\.|Prof(?:['’]l|\.)|Sup\.)?\s?(?:P\.|Proc\.|Conduct|Ct\.|Evid\.)?)\s{0,40}(\d{1,4}[a-z]?(?:\.\d{1,4})?(?:\s?\([a-zA-Z0-9]{1,4}\))*)/gi,
    code: (match) => match[1] ?? '',
    section: (match) => match[2] ?? '',
  },
  {
    kind: 'rule',
    pattern:
      /\b(Federal Rules? of (?:Civil Procedure|Criminal Procedure|Appellate Procedure|Evidence|Bankruptcy Procedure)|(?:[A-Z][a-z]+ ){1,2}Rules? of (?:Civil Procedure|Criminal Procedure|Appellate Procedure|Evidence|Court|Professional Conduct)),?\s(?:[Rr]ule\s)?(\d{1,4}[a-z]?(?:\.\d{1,4})?(?:\s?\([a-zA-Z0-9]{1,4}\))*)/g,
    code: (match) => match[1] ?? '',
    section: (match) => match[2] ?? '',
  },
  {
    kind: 'rule',
    pattern:
      /\b(Local (?:Civil |Criminal |Bankruptcy )?Rule|L\.\s?R\.|Supreme Court Rule|Sup\. Ct\. R\.|Cal\. Rules of Court, rule)\s(\d{1,4}[a-z]?(?:[-.]\d{1,4}){0,2}(?:\s?\([a-zA-Z0-9]{1,4}\))*)/g,
    code: (match) => match[1] ?? '',
    section: (match) => match[2] ?? '',
  },
];

const LEADING =
  /^(?:see|under|and|the|of|in|by|with|that|because|cf\.?|accord|also|violates?|pursuant|to)\s+/i;

/** One spelling of a code or rule set: "FED. R. CIV. P." and "Federal Rule of Civil Procedure" are fedrcivp. */
function codeKey(code: string): string {
  const known = code
    .toLowerCase()
    .replace(/federal rules? of/, 'fed r')
    .replace(/rules? of/, 'r')
    .replace(/civil/, 'civ')
    .replace(/criminal/, 'crim')
    .replace(/appellate/, 'app')
    .replace(/evidence/, 'evid')
    .replace(/bankruptcy/, 'bankr')
    .replace(/procedure/, 'p')
    .replace(/statutes?/, 'stat')
    .replace(/\bann\b\.?/, '');
  return known.replace(/[^a-z0-9]/g, '');
}

const sectionKey = (section: string) =>
  section.toLowerCase().replace(/\s/g, '').replace(/–/g, '-').replace(/[.,]$/, '');

/** Statutes, regulations, constitutions and rules of court. */
export function findStatutes(text: string): FoundCitation[] {
  const found: FoundCitation[] = [];
  for (const { kind, pattern, code, section } of FORMS) {
    for (const match of text.matchAll(pattern)) {
      const lead = LEADING.exec(match[0])?.[0].length ?? 0;
      const start = match.index + lead;
      const name = code(match).replace(LEADING, '');
      const key = `${codeKey(name)}|${sectionKey(section(match))}`;
      found.push({
        kind,
        text: match[0].slice(lead).trimEnd(),
        start,
        end: match.index + match[0].trimEnd().length,
        key,
        keys: [key],
      });
    }
  }
  return [...found, ...bareRules(text, found)];
}

/** "Rule 56" after "Fed. R. Civ. P. 12": the set that was named last is meant. */
function bareRules(text: string, found: FoundCitation[]): FoundCitation[] {
  const named = found.filter((citation) => citation.kind === 'rule').sort((a, b) => a.start - b.start);
  if (named.length === 0) return [];
  const bare: FoundCitation[] = [];
  let at = 0;
  for (const match of text.matchAll(/\bRule\s(\d{1,4}(?:\.\d{1,3})?(?:\([a-zA-Z0-9]{1,4}\))*)/g)) {
    while ((named[at + 1]?.start ?? Infinity) <= match.index) at++;
    const set = named[at];
    if (
      !set ||
      set.start > match.index ||
      named.some((one) => match.index >= one.start && match.index < one.end)
    )
      continue;
    const key = `${set.key.slice(0, set.key.indexOf('|'))}|${sectionKey(match[1] ?? '')}`;
    bare.push({
      kind: 'rule',
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      key,
      keys: [key],
    });
  }
  return bare;
}
