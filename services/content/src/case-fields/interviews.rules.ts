import type { PdfPage } from '../pdf-text.js';

/** A recorded interview: who speaks stands before each turn, as "DET. ROE:", "Stokes:" or "WS:". */
export interface Interview {
  /** Of the one who was interviewed. */
  name: string;
  turns: { asks: boolean; text: string; page: number }[];
}

const TURN =
  /^\s{0,12}(?:\d{1,2}\s{2,})?(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s+)?([A-Z][A-Za-z.'’-]{0,24}(?: [A-Z][A-Za-z.'’-]{1,24}){0,2})\s{0,3}:\s+(\S.*)$/;
/** "WA     We're recording.": initials in a column of their own, without a colon. */
const IN_COLUMN =
  /^\s{0,12}(?:\d{1,2}\s{2,})?(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s+)?([A-Z]{2,6})\s{3,}(\S.*)$/;
const IS_INTERVIEW = /\b(?:interviews?|interrogation|recorded statement|recorded conversation)\b/i;
/** Rows of a form or a message, and of a hearing. */
const NO_SPEAKER =
  /^(?:From|To|Cc|Bcc|Date|Sent|Subject|Re|Exhibit|Note|Time|Place|Location|THE (?:COURT|CLERK|WITNESS|REPORTER))$/i;
const OFFICIAL =
  /^(?:(?:DET|SGT|LT|CPL|OFC|DEP|INV|TPR|AGENT|SA|INSP|CAPT|Det|Sgt|Lt|Cpl|Ofc|Dep|Inv|Tpr|Agent|Insp|Capt)\b|(?:DETECTIVE|SERGEANT|LIEUTENANT|OFFICER|DEPUTY|INVESTIGATOR|TROOPER|INTERVIEWER|Detective|Sergeant|Lieutenant|Officer|Deputy|Investigator|Trooper|Interviewer)\b)/;
const NAME = String.raw`((?:[A-Z][A-Za-z.'’-]+ ){0,3}[A-Z][A-Za-z'’-]+)`;
const NAMED = new RegExp(
  String.raw`\b(?:interviewee|subject|suspect|witness|person interviewed|(?:interview|interrogation|statement) (?:of|with))\b:?[ \t]{1,12}${NAME}(?:[ \t]{0,4}\(([A-Z]{1,4})\))?`,
  'i',
);
/** "Subject: ORNE, Walter E." */
const LAST_FIRST =
  /\b(?:[Ii]nterviewee|INTERVIEWEE|[Ss]ubject|SUBJECT|[Ss]uspect|SUSPECT|[Ww]itness|WITNESS|[Pp]erson interviewed):?[ \t]{1,12}(\p{Lu}[\p{Lu}’'-]+), (\p{Lu}\p{Ll}+)/u;
const HEAD = 15;
const FEWEST_TURNS = 10;
const FEWEST_OF_ONE = 3;

/** The turns of an interview; undefined where the paper is none, or does not tell who answers. */
export function interviewIn(pages: readonly Pick<PdfPage, 'text' | 'number'>[]): Interview | undefined {
  const head = (pages[0]?.text ?? '').split('\n').slice(0, HEAD);
  if (!IS_INTERVIEW.test(head.join('\n'))) return undefined;
  const rows = pages.flatMap(({ text, number }) => text.split('\n').map((row) => ({ row, page: number })));
  const form = [TURN, IN_COLUMN].find((one) => speakersIn(rows, one).length > 0);
  if (!form) return undefined;
  const speakers = speakersIn(rows, form);
  // Whom the head gives initials may speak but once.
  const present = [...head.join('\n').matchAll(/\(([A-Z]{2,4})\)/g)].map(([, letters]) => letters!);
  const turns = turnsOf(rows, new Set([...speakers, ...present]), form);
  const [, inOrder = '', short] = head.map((row) => NAMED.exec(row)).find((one) => one !== null) ?? [];
  const [, last, first] = head.map((row) => LAST_FIRST.exec(row)).find((one) => one !== null) ?? [];
  const named = last && first ? `${first} ${last[0]}${last.slice(1).toLowerCase()}` : inOrder;
  const initials = short ?? explained(head, named);
  const legend = legendIn(head);
  const answers = answering(speakers, { named, initials, legend }, turns);
  if (answers === undefined) return undefined;
  return {
    name: named.split(' ').length > 1 ? named : (legend.get(answers)?.replace(TITLE, '') ?? answers),
    turns: turns.map(({ by, text, page }) => ({ asks: by !== answers, text, page })),
  };
}

/** Before whose turns one form of label stands; nobody where it is none of this paper. */
function speakersIn(rows: readonly { row: string }[], form: RegExp): string[] {
  const counts = new Map<string, number>();
  for (const { row } of rows) {
    const label = form.exec(row)?.[1];
    if (label && !NO_SPEAKER.test(label)) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const speakers = [...counts].filter(([, count]) => count >= FEWEST_OF_ONE).map(([label]) => label);
  const total = speakers.reduce((sum, label) => sum + counts.get(label)!, 0);
  return speakers.length < 2 || total < FEWEST_TURNS ? [] : speakers;
}

const BEGINNING = 900;
const UNDER_OATH = /\b(?:deposition|examination before trial|grand jury|duly sworn|under oath)\b/i;

/** Was somebody only interviewed, and nobody sworn? What he said is not to be told as said under oath. */
export function isInterview(pages: readonly Pick<PdfPage, 'text' | 'number'>[]): boolean {
  const head = (pages[0]?.text ?? '').slice(0, BEGINNING);
  return interviewIn(pages) !== undefined || (IS_INTERVIEW.test(head) && !UNDER_OATH.test(head));
}

/** "JC = Jerilyn F. Crump": the initials that stand before what somebody said. */
const EXPLAINED = /(?:^|\s)([A-Z]{2,4}) {0,3}= {0,3}(\S.{2,60})$/;

function explained(head: readonly string[], named: string): string | undefined {
  const last = named.split(' ').at(-1)!.toLowerCase();
  if (last === '') return undefined;
  const own = head
    .map((row) => EXPLAINED.exec(row.trimEnd()))
    .filter((one) =>
      one?.[2]!
        .toLowerCase()
        .split(/[\s,]+/)
        .includes(last),
    );
  return own.length === 1 ? own[0]![1] : undefined;
}

interface Spoken {
  by: string;
  text: string;
  page: number;
}

function turnsOf(
  rows: readonly { row: string; page: number }[],
  labels: ReadonlySet<string>,
  form: RegExp,
): Spoken[] {
  const turns: Spoken[] = [];
  for (const { row, page } of rows) {
    const [, by, text] = form.exec(row) ?? [];
    if (by && text && labels.has(by)) turns.push({ by, text: spoken(text), page });
    else if (/^\s*(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?|-{4,}|={4,}|\(\(.*)/.test(row) || FOOT.test(row))
      continue;
    else if (turns.length > 0 && row.trim()) turns.at(-1)!.text += ` ${spoken(row.trim())}`;
  }
  return turns;
}
/** The row of a page that names the paper. */
const FOOT = /^\s*(?:Page \d{1,3}\b|.{3,90}\bPage \d{1,3}(?: of \d{1,3})?\s*$)/;
/** What the typist heard besides words. */
const spoken = (text: string): string => text.replace(/\(\([^()]{1,80}\)\)\s?/g, '').trim();

/** "Present: Rev. Dale R. Moss (DM); Det. Sgt. Ann Lee (AL)": whose initials they are. */
const legendIn = (head: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    [...head.join(' ').replace(/\s+/g, ' ').matchAll(EXPLAINS)].map(
      ([, name, letters]) => [letters!, name!] as const,
    ),
  );
const EXPLAINS = /((?:[A-Z][A-Za-z.'’-]+ ){1,5}[A-Z][A-Za-z'’-]+) \(([A-Z]{2,4})\)/g;
const TITLE = /^(?:.*: )?(?:(?:Rev|Dr|Mr|Ms|Mrs|Pastor|Prof)\.? )?/;
const ASKS_BY_OFFICE =
  /\b(?:Det|Sgt|Lt|Cpl|Ofc|Dep|Inv|Tpr|Agent|Insp|Capt|Detective|Sergeant|Lieutenant|Officer|Deputy|Investigator|Trooper|Interviewer|Attorney|Counsel|Adjuster|Paralegal)\b/;
/** Who answers says more than anybody else who is there. */
const MOSTLY = 3;

function answering(
  speakers: readonly string[],
  {
    named,
    initials,
    legend,
  }: { named: string; initials: string | undefined; legend: ReadonlyMap<string, string> },
  turns: readonly Spoken[],
): string | undefined {
  const last = named.split(' ').at(-1)!.toLowerCase();
  const letters = named.split(/[ -]/).map((word) => word.charAt(0));
  const short = letters.join('');
  // "JC" is Jerilyn F. Crump.
  const firstAndLast = `${letters[0]}${letters.at(-1)}`;
  const known = speakers.find(
    (label) =>
      label === initials ||
      (last !== '' && label.toLowerCase().split(' ').at(-1) === last) ||
      (short.length > 1 && (label === short || label === firstAndLast)),
  );
  if (known) return known;
  const able = speakers.filter(
    (label) => !OFFICIAL.test(label) && !ASKS_BY_OFFICE.test(legend.get(label) ?? ''),
  );
  if (able.length === 1) return able[0];
  const said = (label: string): number => turns.filter(({ by }) => by === label).length;
  const [most, next] = [...able].sort((a, b) => said(b) - said(a));
  if (able.length < speakers.length && most && said(most) >= said(next!) * MOSTLY) return most;
  const asks = (label: string): number => {
    const own = turns.filter(({ by }) => by === label);
    return own.filter(({ text }) => text.includes('?')).length / own.length;
  };
  const ranked = speakers.map((label) => ({ label, share: asks(label) })).sort((a, b) => a.share - b.share);
  return ranked.length === 2 && ranked[0]!.share < 0.25 && ranked[1]!.share > 0.4
    ? ranked[0]!.label
    : undefined;
}
