import type { Row } from './block-quotes.js';

/** What somebody said in a call or before a camera, as a transcript of it holds it: "00:41:52  ROE:  I don't see it." */
export interface Turn {
  /** As the label stands: "ROE", "CALLER". */
  by: string;
  text: string;
  rows: Row[];
}

/** In capitals, as whoever speaks stands: "Pulse: 88" is a reading. */
const LABEL = String.raw`(?:911|(?:MALE|FEMALE|DRIVER|PASSENGER|SUBJECT|UNKNOWN) \([\p{Lu}’'-]{2,24}\)|\p{Lu}[\p{Lu}.'’-]{1,24}(?: \p{Lu}[\p{Lu}.'’-]{0,24}){0,2}(?: \d)?)`;
const TURN = new RegExp(
  String.raw`^(?:\d{1,2}\s{2,})?(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s+)?(${LABEL})\s{0,3}:(?:\s+(\S.*))?$`,
  'u',
);
/** Rows of a form or of a message, and what a report says of a thing. */
const NO_SPEAKER =
  /^(?:From|To|Cc|Bcc|Date|Sent|Subject|Re|Exhibit|Note|Notes|Time|Place|Location|Address|Phone|Name|Case|Reason|Action|Status|Result|Total|Amount|Signed|Reporting|Approved|Transcribed by|Axon file|THE (?:COURT|CLERK|WITNESS|REPORTER))$/i;
const FEWEST_TURNS = 6;
const FEWEST_OF_ONE = 2;
/** What the transcriber saw: "[Vehicle stops.]". */
const NOTED = /\[[^\]]{0,300}\]/g;
const APART = /^\s*(?:\[|_{3,}|-{3,})/;

/**
 * The turns of a recorded talk; none where the rows hold no talk of at least two who are known.
 * @param isKnown does a label mean somebody of the case? "PULSE: 88" means nobody
 */
export function turnsOf(rows: readonly Row[], isKnown: (label: string) => boolean): Turn[] {
  const found: Turn[] = [];
  let open: Turn | undefined;
  for (const row of rows) {
    const [, label, text = ''] = TURN.exec(row.text) ?? [];
    const by = label && speakerOf(label);
    if (by !== undefined && !NO_SPEAKER.test(by)) {
      open = { by, text, rows: [row] };
      found.push(open);
    } else if (open && row.text !== '' && !APART.test(row.text) && !/^\d{1,2}:\d{2}/.test(row.text)) {
      open.text = `${open.text} ${row.text}`.trim();
      open.rows.push(row);
    } else open = undefined;
  }
  const counts = new Map<string, number>();
  for (const { by } of found) counts.set(by, (counts.get(by) ?? 0) + 1);
  const talk = found.filter(({ by }) => counts.get(by)! >= FEWEST_OF_ONE);
  const known = new Set(
    talk.flatMap(({ by }) => (TAKES_CALL.test(by) || CALLS.test(by) || isKnown(by) ? [by] : [])),
  );
  return known.size < 2 || talk.length < FEWEST_TURNS
    ? []
    : talk.map((turn) => ({ ...turn, text: turn.text.replace(NOTED, ' ').replace(/\s+/g, ' ').trim() }));
}

/** "TPR ORNE", "MALE (ORNE)": who speaks, without his rank. */
const speakerOf = (label: string): string => /\(([^()]+)\)$/.exec(label)?.[1] ?? label.replace(RANK, '');
const RANK =
  /^(?:TPR|OFC|OFFICER|DET|DETECTIVE|SGT|SERGEANT|DEP|DEPUTY|LT|LIEUTENANT|CPL|CORPORAL|CAPT|TROOPER|AGENT|INV|EMT|MEDIC|FF)\.? (?=\p{Lu})/u;

/** Whoever takes the call, and asks. */
export const TAKES_CALL = /^(?:911|DISPATCH(?:ER)?|OPERATOR|CALL[- ]?TAKER|COMMUNICATIONS)(?: \d)?$/;
export const CALLS = /^CALLER(?: \d)?$/;
