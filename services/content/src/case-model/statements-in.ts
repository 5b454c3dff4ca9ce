import { supplementsIn } from './supplements.js';
import type { FileSentence } from './file-sentences.js';
import { titled } from './titled.js';

/** A statement that somebody else gave, kept in the same paper under its own title: from there on another one says "I". */
const STATEMENT =
  /^[ \t]*(?:(?:VOLUNTARY|WITNESS|VICTIM|WRITTEN|SWORN|SIGNED|RECORDED)['’]?S? )+STATEMENT(?: OF [^\n]{2,60}| FORM)?[ \t]*$/gim;
/** The same behind an office: "COUNTY SHERIFF'S OFFICE - VOLUNTARY STATEMENT"; or of somebody by name: "STATEMENT OF ADA ORNE - taken by Dep. Lang". */
const STATEMENT_OF_OFFICE =
  /^[ \t]*(?:[A-Z][A-Z\d ./#'’-]{2,60} ?[—–-] ?(?:(?:VOLUNTARY|WITNESS|VICTIM|WRITTEN|SWORN|SIGNED|RECORDED) )+STATEMENT(?: FORM)?[ \t]*|STATEMENT OF (?!(?:THE|FACTS?|CLAIMS?|ISSUES?|UNDISPUTED|MATERIAL|WORK|ACCOUNT|POLICY)\b)[A-Z][A-Z.'’-]+(?: [A-Z][A-Z.'’-]*){1,3}(?:[ \t]*[—–-][^\n]{0,80})?)$/gm;
/** The same behind an office or a part, or before a number, a day or a name: "STATE PATROL — STATEMENT FORM 3000-320", "WITNESS STATEMENT — Ann Lee". */
const STATEMENT_OF_FORM =
  /^[ \t]*(?:[A-Z][A-Z\d ./#'’-]{0,60} ?[—–-] ?)?(?:(?:(?:VOLUNTARY|WITNESS|VICTIM|WRITTEN|SWORN|SIGNED|RECORDED) )+STATEMENT(?: FORM)?|STATEMENT FORM)[ \t]+(?:[—–(-]|Case\b|No\b|Inc\b|[A-Z]{2,6}[#:]|\d)[^\n]{0,110}$/gm;
/** "STATEMENT OF P. ORNE, CNA (typed by H. Lang): I was in 103": the words begin in the row of the title. */
const STATEMENT_IN_ROW =
  /^[ \t]*STATEMENT OF (?!(?:THE|FACTS?|CLAIMS?|ISSUES?|UNDISPUTED|MATERIAL|WORK|ACCOUNT|POLICY)\b)[A-Z][A-Z.'’-]*(?: [A-Z][A-Z.'’-]*){1,3}(?:,[^\n:(]{1,30})?(?: ?\([^\n)]{1,80}\))?:(?=[ \t]+[A-Z“"])/gm;
const IN_TITLE = /STATEMENT(?: FORM)? ?[—–-] ((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]*\p{Ll})/u;
/** "Name: KAPAUN, Wendell F." */
const LAST_FIRST = /\bName:?[ \t]+(\p{Lu}[\p{L}'’-]+), (\p{Lu}\p{Ll}+)/u;
const GIVEN_BY = /\b(?:Name|Given by|Statement of):?[ \t]+((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+)/u;
const NEXT_TITLE =
  /^[ \t]*(?:[A-Z][A-Z '’.,/#&-]{8,}(?: [0-9#-]+)?|\d{1,3} [A-Z]{4,}(?: [A-Z\d/#-]+)*)[ \t]*$/m;
/** "STATEMENT OF ADA ORNE - taken by Dep. Lang" */
const OF_SOMEBODY = /^[ \t]*STATEMENT OF ((?:[A-Z][A-Z.'’-]* ){1,3}[A-Z][A-Z'’-]+)/;

export interface Statement {
  speaker?: string;
  /** Its words with single spaces. */
  text: string;
  /** The first and the last of the pages that it stands on, where that is known. */
  pages?: readonly [number, number];
}

type NumberedPages = readonly { text: string; number?: number }[];
/** Asked of a paper for each of its sentences and for each witness. */
const statements = new WeakMap<NumberedPages, readonly Statement[]>();

/** The statements of others within a paper; whose it is, is not known where it names nobody. */
export function statementsIn(pages: NumberedPages): readonly Statement[] {
  const known = statements.get(pages) ?? readStatements(pages);
  statements.set(pages, known);
  return known;
}

/** Those that name who wrote them. */
export const signedIn = (pages: NumberedPages): Statement[] =>
  statementsIn(pages).filter(({ speaker }) => speaker !== undefined);

function readStatements(pages: NumberedPages): Statement[] {
  const text = pages.map((page) => page.text).join('\n');
  let end = -1;
  const ends = pages.map((page) => (end += page.text.length + 1));
  const pageAt = (at: number): number => {
    const index = ends.findIndex((one) => at <= one);
    return pages[index]?.number ?? index + 1;
  };
  const found: { 0: string; index: number }[] = [
    ...text.matchAll(STATEMENT),
    ...text.matchAll(STATEMENT_OF_OFFICE),
    ...text.matchAll(STATEMENT_OF_FORM),
    ...text.matchAll(STATEMENT_IN_ROW),
  ]
    .sort((a, b) => a.index - b.index)
    .slice(0, MOST_STATEMENTS);
  // On one form, another one goes on below his own name.
  const rows = [...text.matchAll(NAME_ROW)];
  const own = found.map(({ index }) =>
    rows.find((row) => row.index > index && row.index - index < HEAD_OF_FORM),
  );
  const named = rows
    .filter((row) => found.some(({ index }) => index < row.index) && !own.includes(row))
    .map(({ index }) => ({ 0: '', index }));
  found.push(...named);
  found.sort((a, b) => a.index - b.index);
  const titles = found.map(({ 0: title, index }, at) => {
    const rest = text.slice(index + title.length, found[at + 1]?.index);
    const own = rest.slice(0, NEXT_TITLE.exec(rest)?.index ?? rest.length);
    const head = own.slice(0, 400);
    const [, last, first] = LAST_FIRST.exec(head) ?? [];
    const name =
      (OF_SOMEBODY.exec(title) ?? GIVEN_BY.exec(title) ?? IN_TITLE.exec(title) ?? GIVEN_BY.exec(head))?.[1] ??
      (last && first ? `${first} ${last}` : undefined);
    return {
      ...(name && { speaker: titled(name).replace(/ \p{Lu}\.(?= )/gu, '') }),
      text: own.replace(/\s+/g, ' '),
      pages: [pageAt(index), pageAt(index + title.length + own.trimEnd().length)] as const,
    };
  });
  return [...titles, ...supplementsIn(text, titled)];
}

const MOST_STATEMENTS = 20;
/** "Name: Yusra Orne   DOB 9/30/96" */
const NAME_ROW = /^[ \t]*(?:Name|NAME):?[ \t]{1,6}\p{Lu}[\p{L}’'-]+,? \p{Lu}[^\n]{3,100}$/gmu;
/** So far below its title a form still asks for the name. */
const HEAD_OF_FORM = 330;

/** The statement that holds a sentence: "I called 911." may stand in two of them. */
export const statementWith = (
  { text, page }: Pick<FileSentence, 'text' | 'page'>,
  among: readonly Statement[],
): Statement | undefined =>
  among.find(
    ({ text: own, pages: [first, last] = [page, page] }) =>
      first <= page && page <= last && own.includes(text),
  );

/** Who says "I" in a sentence of a paper. */
export const speakerIn = (
  sentence: Pick<FileSentence, 'text' | 'page'>,
  among: readonly Statement[],
  writer: string | undefined,
): string | undefined => {
  const within = statementWith(sentence, among);
  return within ? within.speaker : writer;
};
