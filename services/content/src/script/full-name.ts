import type { ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import { bareName } from './name-of.js';
import { spokenHour } from './english/hours.js';
import { spokenReport } from './english/report-words.js';

/** The name of a witness with a first name, if any paper has one: "DUANE R. "DUB" KIRKPATRICK" for "Mr. Kirkpatrick". */
export function fullNameOf({ read }: Brief, { name }: ModelPerson): string | undefined {
  const bare = name.replace(/^(?:Mr|Mrs|Ms|Miss)\.? /, '');
  if (/^\S+ \S/.test(bareName(bare).replace(/,? (?:Jr|Sr|II|III|IV)\.?$/, ''))) return bare;
  const last = escaped(surname(bareName(bare)).replace(/ (?:Jr|Sr|II|III|IV)\.?$/, ''));
  const whole = new RegExp(
    `(?<!\\p{L})((?!(?:Mr|Mrs|Ms|Dr)\\b)\\p{Lu}\\p{L}+(?: \\p{Lu}\\.)?) (?:[“"][^”"]{2,16}[”"] )?(${last})(?![\\p{L}-])`,
    'iu',
  );
  for (const { text } of read.sentences) {
    const [, first = '', own = ''] = whole.exec(text) ?? [];
    if (!/^\p{Lu}/u.test(first) || !/^\p{Lu}/u.test(own)) continue;
    if (ORDINARY.test(first)) continue;
    return `${calm(first)} ${calm(own)}`;
  }
  return undefined;
}

/** A rank or a word of the sentence, and no first name. */
const ORDINARY =
  /^(?:Mr|Mrs|Ms|Dr|Officer|Detective|Sergeant|Sgt|Chief|Deputy|Agent|Captain|Lieutenant|Inspector|Nurse|Professor|The|That|When|While|On|In|At|By|To|And|But|So|With|For|From|As|If|After|Before|Defendant|Plaintiff|Respondent|Petitioner)\b/i;
const calm = (word: string): string =>
  word.replace(/\p{Lu}{2,}/gu, (all) => all.charAt(0) + all.slice(1).toLowerCase());

/** "SA Reed" as he is addressed. */
export const spokenTitle = (name: string): string => spokenReport(name, spokenHour);
