import { escaped } from '@lectern/legal-text/escaped';
import { isOrganization } from '@lectern/legal-text/names';

/** "Ada Moss, D.V.M., and Moss Clinic": a degree is nobody; a legal form belongs to its company. */
const DEGREES = /(?<=\p{Ll}), (?!(?:P\.[ACL]|L\.[LP]|N\.A|S\.A)\.)(?:\p{Lu}\.){2,4}(?=,? and\b|,|$)/gu;

/** "Ann Lee, individually and as Trustee of the Lee Trust": in what capacity somebody sues is nobody else. */
const CAPACITY =
  /,? (?:both )?(?:individually,?|in (?:his|her|their) (?:individual|official) capacit(?:y|ies),?)(?: and (?:as|in|on behalf)\b.*)?$/i;

/** "Moss Mills, Inc., Employer, and Calder Mutual, Carrier": what a caption of workers' compensation calls them is no third one. */
const AT_WORK =
  /, (?:(?:Self-Insured )?Employer|Employee|(?:Insurance )?Carrier|Insurer|Servicing Agent|Third[- ]Party Administrator)(?=,| and |$)/gu;

/** "City of Calder, Ohio": where a place lies is no other party. */
const OF_STATE =
  /(?<=\b(?:City|Town|Township|Village|Borough|County|Municipality) of (?:\p{Lu}[\p{L}.’'-]* ?){1,4}| (?:County|Township|Parish)), \p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{3,})?(?=$|,| and )/gu;

/** "Ann Lee and Bo Lee, wife and husband": what two parties are to each other is no third one. */
const COUPLE = /,? (?:wife and husband|husband and wife|a married couple)(?=,| and |$)/gi;

/** "Lee Orne and CR20223391-001": the number of a docket that stands in a row with the names of a caption. */
const DOCKET = /(?:,| and|,? &) (?=[A-Z\d-]*\d{4})[A-Z]{0,4}[-\d]{6,20}(?=,| and |$)/g;

/** "Estate of Ada Moss, Late of Calder", "Ann Lee and as heir at law of Bo Lee": where one lived and whose heir one is names nobody else. */
const LATE_OF =
  /,? (?:[Ll]ate of(?: the (?:City|Town|County) of)? |(?:and )?as (?:sole |the )?(?:heirs?|next of kin)\b)(?:(?!,? and \p{Lu}).)*/u;

/** 'Leonard Stanley Moss "Len"': a familiar name behind the whole one. */
const FAMILIAR = /(?<=\p{Ll}) [“"‘']\p{Lu}[\p{L}.]+[”"’'](?=,| and |$)/gu;

/** A party of the form without its degrees, its capacity, its part in a claim for compensation and the state that it lies in. */
export const withoutWhatStandsBeside = (name: string): string =>
  name
    .replace(DEGREES, '')
    .replace(COUPLE, '')
    .replace(AT_WORK, '')
    .replace(CAPACITY, '')
    .replace(DOCKET, '')
    .replace(LATE_OF, '')
    .replace(FAMILIAR, '')
    .replace(OF_STATE, '');

/** "Moss Custom Spraying" of the form is what the papers call "Moss Custom Spraying, Inc.": by its form it is known for a company. */
export function withForm(name: string | undefined, texts: readonly string[]): string | undefined {
  if (!name || / and |,/.test(name) || isOrganization(name)) return name;
  const words = [name, name.toUpperCase()].map((one) => escaped(one).replace(/ /g, '\\s+')).join('|');
  const named = texts.flatMap(
    (text) => text.match(new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'gu')) ?? [],
  );
  const formed = texts.flatMap(
    (text) => text.match(new RegExp(`(?:${words}),?\\s+${FORM}(?![\\p{L}-])`, 'gu')) ?? [],
  );
  // Ada Moss is not Ada Moss, Inc., which bears her name.
  return formed.length > 0 && formed.length * 2 >= named.length
    ? `${name}, ${/\S+$/.exec(formed[0]!)![0]}`
    : name;
}
/** As they are written: in small letters "co-trustee" would be one. */
const FORM = String.raw`(?:Inc\.?|INC\.?|LLC|L\.L\.C\.|LLP|Ltd\.?|LTD\.?|Corp\.|CORP\.|Corporation|Co\.|CO\.|LP|L\.P\.|P\.C\.)`;
