import type { PdfPage } from '../pdf-text.js';
import { interviewIn } from './interviews.rules.js';
import { isOrganization } from './readable-name.rules.js';
import { witnessInHead } from './running-head.rules.js';
import { ROW_NUMBER, exchanges } from './testimony.rules.js';

type Page = Pick<PdfPage, 'number' | 'text'>;

const WORD = String.raw`(?:(?:de|del|la|las|los|da|dos|di|van|von|der|den|el|al|y) )*\p{Lu}[\p{L}.'’-]+`;
const NAME = String.raw`((?:${WORD} ){1,3}${WORD})`;
/** As few words as a title page gives. */
const SHORT_NAME = String.raw`(${WORD}(?: ${WORD}){1,3}?)`;
/** "WENDELL STOKES, SR., having been first duly sworn, testified". */
const SWORN = new RegExp(
  String.raw`\b${NAME}(,? (?:[SJ]R|[SJ]r|II|III|IV)\b\.?)? ?, (?:(?:M\.?D|R\.?N|Ph\.?D|D\.?O|P\.?E|Esq)\.?, )?(?:(?:(?:the|a) (?:witness|deponent)[^.]{0,40}, |called (?:by|as|on)(?:[^.]|(?<=[ap])\.m\.){0,80}, )?(?:(?:after )?having been|(?:after )?being|was) (?:first |previously )?(?:duly )?sworn|called (?:by|as|on)(?:[^.]|(?<=[ap])\.m\.){0,80}, (?:first |previously )?(?:duly )?sworn)\b`,
  'u',
);
/** "ADA MOSS, sworn." in a row of its own. */
const SWORN_ROW = new RegExp(
  String.raw`^${NAME}, (?:(?:first|previously) )?(?:duly )?(?:sworn|affirmed)[.,:]?$`,
  'iu',
);
/** "ADA MOSS" over "(At 10:14 a.m., sworn as a witness, testified as follows)". */
const OATH_BELOW =
  /^\((?:[^()]{0,40}, )?(?:having been |being |was )?(?:first |previously )?(?:duly )?(?:sworn|affirmed)\b/i;
const NAME_ROW = new RegExp(String.raw`^${NAME}(?:, (?:M\.?D|D\.?O|R\.?N|Ph\.?D|P\.?E)\.?)?,?$`, 'u');
/** "The People call Ada Moss." */
const CALLS = new RegExp(
  String.raw`\b(?:People|State|Government|Commonwealth|Plaintiffs?|Petitioner|Respondent|Defendants?|[Dd]efense|[Pp]rosecution|[Ww]e|I)(?: would| will|['’]d|['’]ll)? calls? (?:Officer |Deputy |Detective |Trooper |Sergeant |Dr\.? |Mr\.? |Ms\.? |Mrs\.? )?${SHORT_NAME}(?=[.,]| to the stand)`,
  'u',
);
/** "DEPOSITION of the Defendant RIDGE BUILDERS CORP., by WENDELL STOKES": a company speaks through somebody. */
const SPEAKS_FOR = new RegExp(
  String.raw`\b(?:DEPOSITION|EXAMINATION|Deposition|Examination)\b[^:]{0,120}?,? (?:by|through|BY|THROUGH)(?: and through)?(?: its [^,]{3,40},)? ${NAME}(?=,)`,
  'u',
);
/** "S T O K E S": a name as title pages space it. */
const SPACED = /(?<![A-Za-z])(?:[A-Z]\.? ){2,}[A-Z]\b\.?/g;
const unspaced = (row: string): string =>
  row
    .replace(/ {2,}/g, '\t')
    .replace(SPACED, (all) => all.replaceAll(' ', ''))
    .replaceAll('\t', ' ');
/** "EXAMINATION BEFORE TRIAL of DESMOND HALE, JR., the Objectant", "deposition of ADA B. MOSS taken ...". */
const NAMED = new RegExp(
  String.raw`\b(?:DEPOSITION|DEPO|TESTIMONY|EXAMINATION|[Dd]eposition|Depo|Testimony|Examination|oral examination)(?: (?:BEFORE TRIAL|[Bb]efore [Tt]rial))? (?:OF|of):? ${SHORT_NAME}(,? (?:[SJ]R|[SJ]r|II|III|IV)\b\.?)?(?=,| \(| (?:[A-Z][a-z]+ \d|\d|_|-|TAKEN|Taken|taken|VOLUME|DATE|Q\.|ON\b))`,
  'u',
);
/** A row of the title page that ends with the name. */
const TITLED = new RegExp(
  String.raw`\b(?:DEPOSITION|TESTIMONY|EXAMINATION|INTERVIEW|STATEMENT|Deposition|Testimony|Examination|Interview|Statement) (?:(?:OF|of|WITH|with)|(?:UNDER OATH|under oath) (?:OF|of)):? ${SHORT_NAME}(?:, (?:M\.?D|D\.?O|R\.?N|Ph\.?D|P\.?E|C\.?P\.?A)\.?)?,?$`,
  'u',
);

/** "(testimony of Anita Lowry only)": what of a hearing was written down. */
const ALONE = new RegExp(
  String.raw`\((?:excerpt:? )?(?:the )?testimony of ${SHORT_NAME} (?:only|alone)\)`,
  'u',
);

/** "Tell the Court your name." "Ann Lee. It was Roe until two weeks ago." */
const ASKS_NAME = /\b(?:state|tell|give|spell|say|what is|what['’]s)\b[^?]{0,40}\bname\b/i;
const OWN_NAME = new RegExp(
  String.raw`^(?:My name is |My name['’]s |It['’]s |I['’]m |I am )?${SHORT_NAME}(?=[.,;]|$)`,
  'u',
);
const FIRST_QUESTIONS = 4;
const introduces = (pages: readonly Page[]): string | undefined =>
  exchanges(pages)
    .slice(0, FIRST_QUESTIONS)
    .flatMap(({ question, answer }) =>
      ASKS_NAME.test(question) ? (OWN_NAME.exec(answer)?.[1] ?? []) : [],
    )[0];

/** "STATEMENT OF UNDISPUTED FACTS": a part of a brief. */
const OF_A_BRIEF =
  /\b(?:facts|issues?|case|presented|questions?|jurisdiction|claims?|reasons|interest|grounds|points|law|argument|proceedings|fact|relief|damages|defenses?)\b/i;

/** "ADA MOSS, SR., having been duly sworn": the elder is not the younger. */
const suffixed = (suffix: string): string =>
  suffix && ` ${suffix.replace(/^,? ?/, '').replace(/(?<=[JS]R)\.?$/i, '.')}`;

/** Asked of a transcript for each of its answers. */
const witnesses = new WeakMap<readonly Page[], string>();

/** The name of the one who answers in a transcript or an interview, as the pages tell it; "the witness" where they do not. */
export function witnessOf(pages: readonly Page[]): string {
  const known = witnesses.get(pages) ?? witnessIn(pages);
  witnesses.set(pages, known);
  return known;
}

function witnessIn(pages: readonly Page[]): string {
  const opening = pages.slice(0, 3).flatMap((page) => page.text.split('\n'));
  const plain = (row: string): string => unspaced(row.trim()).replace(/\s+/g, ' ').replace(NICKNAME, '');
  const rows = opening.map((row) => plain(row.replace(ROW_NUMBER, ''))).filter(Boolean);
  const text = rows.join(' ');
  // The caption above is no part of a name that begins a row.
  const oath = [2, ROWS_OF_OATH]
    .flatMap((most) => rows.map((_, at) => SWORN.exec(rows.slice(at, at + most).join(' '))))
    .find((one) => one !== null);
  const [, swears, suffix = ''] = oath ?? SWORN.exec(text) ?? [];
  const speaksFor = SPEAKS_FOR.exec(text)?.[1];
  const [, title, titleSuffix = ''] = NAMED.exec(text) ?? [];
  const name = title && title + suffixed(titleSuffix);
  const spoken = /\b(?:deposition|testimony) of ([A-Z][A-Z.'’-]+(?: [A-Z][A-Z.'’-]+){1,3})(?=,)/.exec(
    text,
  )?.[1];
  const alone = ALONE.exec(text)?.[1];
  const excerpted =
    /\b(?:[Ee]xcerpts? (?:of|from) (?:the )?)(?:deposition|testimony)(?: of)?,? ([A-Z][A-Za-z.'’-]+(?: [A-Z][A-Za-z.'’-]+){1,3}?)(?=,)/.exec(
      text,
    )?.[1];
  const alongside = rows.map((row) => SWORN_ROW.exec(row)?.[1]).find((one) => one !== undefined);
  const below = rows.find(
    (row, at) => NAME_ROW.test(row) && OATH_BELOW.test(rows.slice(at + 1, at + 3).join(' ')),
  );
  const titled = rows
    .map((row) => /^TESTIMONY OF ([A-Z][A-Za-z'’-]+)$/.exec(row)?.[1] ?? TITLED.exec(row)?.[1])
    .find((one) => one !== undefined && !OF_A_BRIEF.test(one));
  const sworn =
    interviewIn(pages)?.name ??
    titled ??
    // "EXAMINATION BY MR. DELACROIX  Q. Doctor, ...": who asks.
    (speaksFor && !/^M(?:r|s|rs)\b|\b[QA]\. /i.test(speaksFor) ? speaksFor : undefined) ??
    (oath && oath[1]! + suffixed(oath[2] ?? '')) ??
    alongside ??
    (below && NAME_ROW.exec(below)?.[1]) ??
    name ??
    spoken ??
    alone ??
    excerpted ??
    (swears && swears + suffixed(suffix)) ??
    CALLS.exec(text)?.[1] ??
    fieldIn(rows) ??
    designated(rows) ??
    headed(rows) ??
    introduces(pages) ??
    witnessInHead(pages) ??
    addressedIn(pages);
  return sworn === undefined
    ? 'the witness'
    : sworn
        .replace(ENDS_BEFORE, '')
        .replace(/- (?=\p{Lu})/gu, '-')
        .split(' ')
        .map((word) => (/^\p{Ll}+$/u.test(word) ? word : cased(word)))
        .join(' ');
}

/** "CARL ROE," "called as a witness on behalf of the State, having" "been first duly sworn". */
const ROWS_OF_OATH = 3;
/** "Nothing further, Your Honor. CARL ROE": a sentence ends before the name. */
const ENDS_BEFORE = /^\p{L}{4,}\. /u;
/** 'DWAYNE E. "BUBBA" KRENEK' */
const NICKNAME = / [“"]\p{Lu}\p{L}+[”"](?= \p{Lu})/gu;

/** "DESIGNATION OF DEPOSITION TESTIMONY" over "JORY A. ROE": whose it is, in a row of its own. */
function designated(rows: readonly string[]): string | undefined {
  const at = rows.slice(0, HEADING_ROWS).findIndex((row) => DESIGNATES.test(row));
  const [, name] = (at >= 0 && WHOLE_ROW.exec(rows[at + 1] ?? '')) || [];
  return name && !isOrganization(name) ? name : undefined;
}
const DESIGNATES =
  /^[\p{Lu}'’ ]{0,40}(?:DESIGNATIONS?|EXCERPTS?) (?:OF|FROM) (?:THE )?(?:DEPOSITION|TRIAL|TESTIMONY)[\p{Lu} ]{0,24}$/u;
const WHOLE_ROW = new RegExp(String.raw`^${SHORT_NAME}$`, 'u');

/** "McARDLE-ROE" as "McArdle-Roe". */
const cased = (word: string): string =>
  /^(?:III?|IV)$/.test(word)
    ? word
    : word
        .toLowerCase()
        .replace(/(?:^|['’-])\p{L}/gu, (first) => first.toUpperCase())
        .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);

/** "ADA B. MOSS, R.N., May 4, 2025" over the examination: how reporters head an excerpt. */
const HEADED =
  /^((?:(?:\p{Lu}[\p{Lu}’'-]+|\p{Lu}\.|[“"]\p{Lu}+[”"]) ){1,4}\p{Lu}[\p{Lu}’'-]+)(,? (?:[SJ]R|II|III|IV)\b\.?)?(?:, (?:[MDPR]\.? ?[DEHNO]\.? ?D?\.?|CPA))?(?:,|,? \p{Lu}\p{Ll}+ \d{1,2}, \d{4}.*)$/u;
const BEGINS = /\bEXAMINATION\b|^BY (?:MR|MS|MRS)\.|\bsworn\b|\bcalled as a witness\b/;
const HEADING_ROWS = 30;
const NEAR = 5;
function headed(rows: readonly string[]): string | undefined {
  for (const [at, row] of rows.slice(0, HEADING_ROWS).entries()) {
    const [, name, suffix = ''] = HEADED.exec(row) ?? [];
    if (
      name &&
      !isOrganization(name) &&
      rows.slice(at + 1, at + 1 + NEAR).some((below) => BEGINS.test(below))
    )
      return name.replace(/[“"]\p{Lu}+[”"] /gu, '') + suffixed(suffix);
  }
  return undefined;
}

/** "INTERVIEW NO.: 4    NAME: KEANDRA MOSLEY", the field of a form. */
const FIELD =
  /(?:^|\s)(?:NAME|WITNESS|DEPONENT|INTERVIEWEE|PERSON INTERVIEWED|Name|Witness|Deponent|Interviewee|Person interviewed)(?: (?:NAME|Name|OF WITNESS|of witness))?: ?((?:[A-Z][A-Za-z.'’-]+ ){1,3}[A-Z][A-Za-z'’-]+)(?= [A-Z][A-Za-z/ ]{1,20}:|,|$)/;
const FIELD_ROWS = 16;
const fieldIn = (rows: readonly string[]): string | undefined =>
  rows
    .slice(0, FIELD_ROWS)
    .map((row) => FIELD.exec(row)?.[1])
    .find((one) => one !== undefined);

/** Counsel speaks to the witness: "Mrs. Hale, how many times", "Thank you, Dr. Roe." */
const ADDRESSED =
  /(?:^|, )(?:Mr|Ms|Mrs|Miss|Dr|Officer|Detective|Sergeant|Deputy|Trooper|Agent|Nurse)\.? (\p{Lu}[\p{L}'’-]+)(?=[,.?])/gu;
const GREETS = /^Good (?:morning|afternoon)\b/;
const FEWEST_TIMES = 2;
const LONGEST_NAME = 4;

/** Whom counsel addresses, in full where a reporter prints the name above the pages of an excerpt: "Ada B. Moss - May 4, 2024   31". */
function addressedIn(pages: readonly Page[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { question } of exchanges(pages))
    for (const [, last] of question.matchAll(ADDRESSED))
      counts.set(last!, (counts.get(last!) ?? 0) + (GREETS.test(question) ? FEWEST_TIMES : 1));
  const [most, next] = [...counts].sort(([, one], [, other]) => other - one);
  if (!most || (next && next[1] === most[1])) return undefined;
  const full = pages.flatMap(({ text }) => nameAbove(text, most[0]) ?? []);
  return full[0] ?? (most[1] >= FEWEST_TIMES ? most[0] : undefined);
}

/** The words of a page's first row up to the surname, where each is one of a name. */
function nameAbove(page: string, last: string): string | undefined {
  const words = (page.split('\n').find((row) => row.trim()) ?? '').trim().split(/[\s,]+/, LONGEST_NAME);
  const at = words.findIndex((word) =>
    word.toLowerCase().split('-').includes(last.toLowerCase().split('-').at(-1)!),
  );
  const name = words.slice(0, at + 1);
  return at > 0 &&
    /^\p{Lu}\p{L}{2,}/u.test(name[0]!) &&
    name.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word))
    ? name.join(' ')
    : undefined;
}
