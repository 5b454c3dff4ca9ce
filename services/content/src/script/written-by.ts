import type { ModelPerson } from '@lectern/contracts/case-model';
import { sameName } from '@lectern/legal-text/names';
import type { CaseDocument, FileSentence } from '../case-model/file-sentences.js';
import { speakerOf } from '../case-model/first-person.js';
import { signedIn, speakerIn } from '../case-model/statements-in.js';
import { byFirstName } from '../case-model/genders.js';
import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import { bareName } from './name-of.js';
import { suffixOf } from './english/last-name.js';

/** Reports, statements and letters in which the witness is the one who says "I". */
export const writtenBy = ({ read }: Brief, witness: ModelPerson): CaseDocument[] =>
  read.papers.flatMap(({ document, kind }) => {
    const author = kind === 'transcript' ? undefined : speakerOf(document.pages);
    return author !== undefined && isHim(author, witness) ? [document] : [];
  });

/** Sentences of a paper without the statements that others wrote in it. */
export function withoutOthers<S extends Pick<FileSentence, 'text' | 'page'>>(
  sentences: readonly S[],
  { pages }: CaseDocument,
  witness: ModelPerson,
): S[] {
  const signed = signedIn(pages);
  return sentences.filter((one) => isHim(speakerIn(one, signed, undefined) ?? witness.name, witness));
}

/** Is somebody who is named so in his paper the witness? */
export const isHim = (name: string, { name: own }: ModelPerson): boolean =>
  (sameName(name, own) && !areTwo(name, own) && !otherGender(name, own)) ||
  (surname(name) === surname(own) && isShortFor(firstOf(name), firstOf(own))) ||
  (surname(name) === surname(own) && (isByTitle(own) || isByTitle(name)) && !otherGender(name, own));
/** "Mrs. Orne" is not Leopold Orne. */
function otherGender(one: string, other: string): boolean {
  const [first, second] = [one, other].map(byFirstName);
  return first !== undefined && second !== undefined && first !== second;
}
const firstOf = (name: string): string => name.split(' ')[0]!.toLowerCase();
/** "Toby" is Tobias, "Dave" is David; Mary is nobody else. */
function isShortFor(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const root = short.replace(/(?:ie|ey|y|e)$/, '');
  return (
    root !== short &&
    root.length >= ROOT &&
    !/^mar(?:y|ie)$/.test(short) &&
    long !== short &&
    long.startsWith(root)
  );
}
const ROOT = 3;
/** Father and son. */
const areTwo = (one: string, other: string): boolean =>
  suffixOf(one) !== '' && suffixOf(other) !== '' && suffixOf(one) !== suffixOf(other);
/** "Deputy Marsh", "Det. Marsh", of whom the first name stands elsewhere. */
const isByTitle = (name: string): boolean => bareName(name) !== name && !bareName(name).includes(' ');
