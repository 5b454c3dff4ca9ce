import { isOrganization } from '@lectern/legal-text/names';
import { mayBeFirstName } from '../script/english/lexicon.js';

/** "Ridge Builders, Inc. and Span Rental, LLC": each has a legal form of its own. */
const TWO_BODIES =
  /,? (?:Inc|LLC|L\.L\.C|LLP|Corp|Corporation|Co|Company|Ltd|P\.C|P\.A|PLLC|N\.V|N\.A)\.?,? and \p{Lu}.*\b(?:Inc|LLC|L\.L\.C|LLP|Corp|Corporation|Co|Company|Ltd|P\.C|P\.A|PLLC|N\.V|N\.A)\b/u;

/** "Karl Lund, Jr. and Mill Holdings, LLC": a company has no such suffix. */
const A_PERSON_AND = / (?:Jr|Sr|II|III|IV)\.?,? and \p{Lu}/u;

/** "City of Calder, Officer Ann Lee and Ben P. Cho": who is named behind an office by rank or with his middle initial is sued beside it. */
const AND_A_PERSON =
  /(?:, | and )(?:and )?(?:(?:Officer|Sergeant|Sgt\.?|Deputy|Detective|Det\.?|Lieutenant|Lt\.?|Captain|Capt\.?|Chief|Sheriff|Trooper|Corporal|Dr\.?|Mr\.?|Mrs\.?|Ms\.?) )?(?:\p{Lu}\p{Ll}+ \p{Lu}\. \p{Lu}|(?<=(?:Officer|Sergeant|Sgt\.?|Deputy|Detective|Det\.?|Lieutenant|Lt\.?|Captain|Capt\.?|Trooper|Corporal) )\p{Lu}\p{Ll}+ \p{Lu})/u;

/** "Smith and Sons, LLC" is one; "Ann Smith and Smith Kennels, LLC" are two. */
const isOneBody = (name: string): boolean =>
  !AND_A_PERSON.test(name) &&
  !/\b(?:Inc|LLC|L\.L\.C|Corp|Co|Ltd)\b\.?,? and \p{Lu}/u.test(name) &&
  !/^(?:(?:Dr|Mr|Mrs|Ms)\.? )?\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?(?:(?:St\.?|[Dd]e|[Ll]as?|[Dd]el|[Vv][ao]n|[Dd]er) ){0,2}\p{Lu}[\p{L}'’-]+(?:,? (?:[JS]r\.?|II|III|IV))? and (?!(?:Sons?|Daughters?|Bro(?:ther)?s|Associates|Partners|Co|Company)\b)\p{Lu}/u.test(
    name,
  ) &&
  /\b(?:Department|Commission|Board|Agency|Bureau|County|City|Commissioner|Secretary)\b.*\band\b|\band\b.*,? (?:Inc|LLC|Corp|Co|Ltd)\b/.test(
    name,
  );

/** "Dwight Alan Moss and Orne Feed & Grain, Inc.": somebody by his whole name. */
const WHOLE_NAME =
  /^(\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+(?:,? (?:[JS]r\.?|II|III|IV))?,? and \p{Lu}/u;
const isPersonAnd = (full: string): boolean => {
  const [, first] = WHOLE_NAME.exec(full) ?? [];
  return first !== undefined && mayBeFirstName(first.toLowerCase());
};

/** "Dwight Moss, Orne Feed & Grain, Inc.": a person and his company, whom no "and" joins. */
export function withAnd(full: string): string {
  const [, first, rest, company] = PERSON_COMMA.exec(full) ?? [];
  return first &&
    mayBeFirstName(first.toLowerCase()) &&
    isOrganization(company!) &&
    !startsWithPerson(company!)
    ? `${first}${rest} and ${company}`
    : full;
}
/** "Lee Fisk and Orne Co., Inc.": of three, the "and" joins the last two. */
const startsWithPerson = (names: string): boolean =>
  / and /.test(names) && mayBeFirstName(names.split(' ')[0]!.toLowerCase());
const PERSON_COMMA =
  /^(\p{Lu}\p{Ll}+)((?: (?:\p{Lu}\.|\p{Lu}\p{Ll}+))? \p{Lu}[\p{L}'’-]+), ((?!.*, and )\p{Lu}[\p{L}'’-]+ (?:& )?\p{Lu}.*)$/u;

/** Are those whom "and" joins two parties, and not one company or office of a double name? */
export const isSeveral = (full: string): boolean =>
  TWO_BODIES.test(full) || A_PERSON_AND.test(full) || isPersonAnd(full) || !isOneBody(full);
