import { escaped } from '@lectern/legal-text/escaped';
import type { CaseDocument } from './file-sentences.js';

const WORDS = (
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ');
const ORDINALS = ' first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ROMAN = ' i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
const LAST = 60;

/** The numbers that a label or a list names: "Counts Two and Three", "1, 2 and 4-6", "Count IV", "the Third Claim". */
export function numbersOf(label: string): number[] {
  const cardinal = numbersIn(label, [WORDS, ROMAN]);
  return cardinal.length > 0 ? cardinal : numbersIn(label, [ORDINALS]);
}

function numbersIn(label: string, names: readonly (readonly string[])[]): number[] {
  const said = [...label.toLowerCase().matchAll(/\d{1,2}|\p{L}+|[-–]/gu)].map(([word]) => word);
  const found: number[] = [];
  said.forEach((word, at) => {
    const number = /^\d/.test(word) ? Number(word) : Math.max(...names.map((all) => all.indexOf(word)));
    if (number < 1 || number > LAST) return;
    const from = /^(?:[-–]|through|to)$/.test(said[at - 1] ?? '') ? found.at(-1) : undefined;
    for (let next = (from ?? number - 1) + 1; next <= number; next += 1) found.push(next);
  });
  return found;
}

const HEAD = 4000;
/** What stands between a name and its counts: a suffix and another name of the same person, but not the next accused. */
const ADDED = '(?:,? (?:Jr|Sr|II|III|IV)\\b\\.?)?(?:,? (?:a/k/a|aka|also known as) [^(),]{1,60}){0,3}';

/**
 * "ANN T. LEE (Counts 1, 2 and 7)": the counts that the caption of an indictment sets behind the name of an accused; undefined where it
 * sets none (Fed. R. Crim. P. 7(c), 8(b): not every accused is charged in every count).
 */
export function countsInCaption({ pages }: CaseDocument, surname: string): readonly number[] | undefined {
  const left = (pages[0]?.text ?? '')
    .slice(0, HEAD)
    .split('\n')
    .map((line) => line.replace(/\s{2,}[)\]|:].*$/, '').trim())
    .join(' ');
  const name = escaped(surname);
  const [, list] =
    new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])${ADDED},?\\s*\\(Counts? ([^()]{1,60})\\)`, 'iu').exec(
      left,
    ) ?? [];
  return list === undefined ? undefined : numbersOf(list);
}
