import type { ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { emailsIn } from '../case-model/emails.js';
import type { CaseDocument } from '../case-model/file-sentences.js';
import type { Gender } from '../case-model/genders.js';
import { surname } from '../case-model/sides.js';
import { QUOTATIONS } from './english/quotes.js';
import { bareName } from './name-of.js';

/** "SUBJECT: ROE, Ann", "Person interviewed   Ann Roe", and the label alone beside a value of two rows. */
const LABEL =
  /^[ \t]*(?:subject|interviewee|witness(?: interviewed| name)?|(?:person|individual|employee|party) interviewed|name of (?:witness|interviewee|person interviewed)|(?:memorandum|memo|summary|report|record|notes) of (?:\p{L}+ )?interview(?: of| with)?|(?:re:? *)?interview (?:of|with)|statement of|employee|claimant)\b[ \t]*(?:[:–—-]|(?=[ \t]{2}|$)|(?<=of|with) )(.*)$/iu;
const HEAD_ROWS = 24;
/** Fewer sentences of "he said" are no interview. */
const FEWEST_SAID = 4;
const SAYS =
  '(?:said|says|stated|states|told|advised|reported|replied|explained|acknowledged|admitted|agreed|conceded|denied|recalled|described|claimed|confirmed|added|believed|thought)\\b';
const BY_PRONOUN = new RegExp(`\\b(?:[Hh]e|[Ss]he) (?:then |also |first |further |later )?${SAYS}`, 'g');

/** Does the head of a paper say that the witness is the one whom it interviewed, and nobody else? */
export function isMemoOf(
  document: CaseDocument,
  witness: ModelPerson,
  others: readonly ModelPerson[],
): boolean {
  if (emailsIn(document).length > 0) return false;
  const text = plain(document.pages.map((page) => page.text).join('\n'));
  const byName = new RegExp(
    `(?:${escaped(surname(witness.name))}|[Ss]ubject|[Ww]itness|^[ \\t]*[-•*]?[ \\t]*)(?: (?:then|also|further) | )?${SAYS}`,
    'gimu',
  );
  if ([BY_PRONOUN, byName].reduce((sum, one) => sum + (text.match(one)?.length ?? 0), 0) < FEWEST_SAID)
    return false;
  const head = (document.pages[0]?.text ?? '').split('\n').filter((row) => row.trim());
  const values = head.slice(0, HEAD_ROWS).flatMap((row, at) => {
    const [, value] = LABEL.exec(row) ?? [];
    if (value === undefined) return [];
    // In a table the label stands in the middle of the rows of its value.
    return [value.trim() || [head[at - 1], head[at + 1]].join(' '), [head[at - 1], value].join(' ')];
  });
  const is = (person: ModelPerson): boolean => values.some((value) => names(value, person, others));
  return is(witness) && !others.some((person) => is(person) && !isSameName(person, witness));
}

const plain = (text: string): string => text.replace(QUOTATIONS, '');
const isSameName = (one: ModelPerson, other: ModelPerson): boolean =>
  surname(one.name) === surname(other.name) && one.name.split(' ')[0] === other.name.split(' ')[0];

/** By surname and first name, or by a surname that nobody else bears. */
function names(value: string, { name }: ModelPerson, others: readonly ModelPerson[]): boolean {
  const word = (one: string): boolean =>
    new RegExp(`(?<![\\p{L}-])${escaped(one)}(?![\\p{L}-])`, 'iu').test(value);
  const last = surname(name);
  const first = bareName(name).split(' ')[0]!;
  return word(last) && (word(first) || !others.some((one) => surname(one.name) === last));
}

/** What an interview calls the one whom it is on, by his title, else by who "says" in it. */
export function genderInMemo({ pages }: CaseDocument, { name }: ModelPerson): Gender | undefined {
  const text = plain(pages.map((page) => page.text).join('\n'));
  const [, title] =
    new RegExp(`\\b(Mr|Mrs|Ms|Miss)\\.? (?:\\p{Lu}[\\p{L}.]* )?${escaped(surname(name))}\\b`, 'u').exec(
      text,
    ) ?? [];
  if (title) return title === 'Mr' ? 'he' : 'she';
  const said = text.match(BY_PRONOUN) ?? [];
  const he = said.filter((one) => /^he/i.test(one)).length;
  const she = said.length - he;
  return he > she * MUCH ? 'he' : she > he * MUCH ? 'she' : undefined;
}
const MUCH = 3;

const MOST_WORDS = 5;
/** A short row of its own between what goes on in sentences: "Contact", "Knowledge of the lease". */
export function headingsIn({ pages }: CaseDocument): string[] {
  return pages.flatMap(({ text }) => {
    // What stands in columns is a field of the head.
    const rows = text.split('\n').map((row) => row.trim().replace(/\s{3,}/g, ': '));
    return rows.filter(
      (row, at) =>
        /^(?:(?:Mr|Ms|Mrs|Dr)\. )?\p{Lu}[^.;?!:“”"]{2,48}$/u.test(row) &&
        row.split(' ').length <= MOST_WORDS &&
        !rows[at - 1] &&
        /^[\p{Lu}“"]/u.test(rows[at + 1] ?? ''),
    );
  });
}
