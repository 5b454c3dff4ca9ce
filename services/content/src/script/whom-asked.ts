import type { ModelPerson } from '@lectern/contracts/case-model';
import { tagged } from './english/tagged.js';
import type { OpenQuestion } from './open-question.js';

/** A name as the witness uses it. */
export const NAME = String.raw`((?:(?:Mr|Mrs|Ms|Dr|Officer|Deputy|Detective|Sergeant|Sgt|Trooper|Agent|Nurse|Captain|Capt)\.? )?\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}’'-]+|de|von|van)){0,3}?(?:,? (?:Jr|Sr|II|III)\.?)?)`;
/** What opens a sentence and is nobody's name. */
export const NO_NAME =
  /^(?:You|Your|The|An?|This|That|These|Those|He|She|It|They|We|I|His|Her|Their|Its|No|Nobody|None|Some|Most|Many|All|Each|Every|Both|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Twenty|Thirty|Forty|Fifty|Hundreds?|What|When|Where|Who|How|Why|If|As|At|On|In|By|For|From|After|Before|During|Under|Over|There|Then|Now|Later|Next|Also|But|And|So|Or|Other|Another|Anybody|Any|Nothing|Something|Water|Photographs?|Suspect|Victim|Wind|Items?|Exhibit|Page|Count|Section|Table|Figure|Number|Total|Photo|Copies|Costs)\b/u;
/** A word that needs what was said before. */
export const PRONOUN = /\b(?:he|she|it|they|him|her|them|his|its|their|this|these|those|one|ones)\b/i;

/** Somebody as the question names him; a person of the case is introduced to the jury. */
export function whoIs(
  said: string,
  people: readonly ModelPerson[],
): { text: string; names?: ModelPerson } | undefined {
  if (NO_NAME.test(said) || DAYS.test(said)) return undefined;
  const last = said
    .replace(/,? (?:Jr|Sr|II|III)\.?$/, '')
    .split(' ')
    .at(-1)!;
  const known = people.filter(({ name }) => name.split(/[ ,]+/).includes(last));
  const [one] = known;
  if (
    !one &&
    !TITLE.test(said) &&
    !tagged(said).some(({ tags }) => tags.has('Person') || tags.has('FirstName') || tags.has('LastName'))
  )
    return undefined;
  return {
    text: /\p{Lu}{3}/u.test(said) && known.length === 1 ? one!.name : said,
    ...(known.length === 1 && one && { names: one }),
  };
}

const DAYS =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const TITLE = /^(?:Mr|Mrs|Ms|Dr|Officer|Deputy|Detective|Sergeant|Sgt|Trooper|Agent|Nurse|Captain|Capt)\.? /;

/** One kind of statement with the questions that bring it out. */
export type Rule = (text: string, people: readonly ModelPerson[]) => OpenQuestion[];
