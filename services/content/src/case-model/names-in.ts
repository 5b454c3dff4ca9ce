import type { ModelSource } from '@lectern/contracts/case-model';
import { isOrganization } from '@lectern/legal-text/names';
import { isParticle } from '../script/english/last-name.js';
import { roleIn } from '../script/english/split-relatives.js';
import { type Word, isFinite, tagged } from '../script/english/tagged.js';

export const TITLE =
  /^(?:Mr|Mrs|Ms|Dr|Officer|Detective|Det|Sergeant|Sgt|Lieutenant|Lt|Captain|Corporal|Trooper|Deputy|Agent|Nurse|Professor|Prof|Reverend|Rev)\.?$/;
/** Those who run the case are no witnesses in it. */
const OF_THE_COURT =
  /\b(?:Judge|Justice|Justices|Magistrate|Clerk|Attorney General|U\.S\. Attorney|Esq|Counsel|J\.J?\.|C\.J\.)\b/;
/** What only somebody who was there, or who wrote it, does. */
const WITNESSES =
  /^(?:testified|said|stated|told|wrote|emailed|saw|heard|signed|admitted|called|asked|replied|reported|met|sent|found|drove|observed|noticed|explained|recalled|claimed|responded|interviewed|treated|examined|arrested|stopped|searched|inspected|ordered|approved|hired|fired|produced|found|gave|received|executed|removed|placed|asked|entered|took|left|opened|worked|informed|instructed|traveled|posted|shot|fired|ran|walked|was|had)$/;
export const NO_NAME =
  /^(?:Witness|Victim|Suspect|Complainant|The|This|That|These|Those|In|On|At|By|For|From|With|After|Before|When|While|If|As|But|And|Or|It|He|She|They|We|His|Her|Their|Its|Our|No|Not|All|Some|Many|Plaintiff|Defendant|Petitioner|Respondent|Court|Courts|State|States|United|District|Circuit|Supreme|Federal|Act|Rule|Section|Article|Amendment|Constitution|Exhibit|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|County|City|Street|Avenue|Road|University|School|Company|Congress|President|Department|America|American|New|North|South|East|West|San|Los|Las|Fort|Mount|Saint|English|Internet|Restatement|Complaint|Motion|Order|Here|There|Under|Upon|Because|Although|However|Thus|So|Well|Yes|Maybe|Also|Then|Now|Later|Soon|Next|Once|Until|Such|Each|Any|One|Two|Three|Whether|Did|Does|Is|Are|Was|Were|How|What|Where|Why|Who|Since|During|Following|Miss|Uncle|Aunt|Grandma|Grandpa|Grandmother|Grandfather|Mom|Dad|Hurricane|Storm|Typhoon|Cyclone|World|Pageant|Cup|Games|Loan|Note|Plan|Fund|Policy|Agreement|Report|Letter|Bank|Hospital|Church|Chapel|Center|Park|Place|Island|Bay|Lake|River|Building|Office|House|Hall|Calle|Avenida|Camino|Paseo|Plaza|Via|Rue|Mental|Status|Interview|Scale|Score)$/;

/** A person whom a sentence names, with what it says of him. */
export interface NamedIn {
  name: string;
  role?: string;
  acts: number;
  seen: number;
  first: ModelSource;
  court: boolean;
}

const ROLE =
  /^(?:, (?:who (?:was|is) )?| who (?:was|is) )((?!the (?:same|next|following|first|last) )(?:a|an|the|then the|then a|his|her|its|their) [\p{Ll}][\p{L}’' -]{3,50}?)(?:,| who\b|\.)/u;

/** "The company's director, Paul Reed, ..." */
const ROLE_BEFORE =
  /(?:^|(?<!\b(?:after|before|since|during|until|following))[\s(])((?:(?:\p{Lu}[\p{L}.’-]* ){0,3}\p{Lu}[\p{L}-]*['’]s|[Aa](?:n(?:other)?)?|[Tt]he|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir) \p{Ll}[\p{Ll}’' -]{2,48}), $/u;

export function roleBefore(text: string): string | undefined {
  const role = ROLE_BEFORE.exec(text)?.[1]?.replace(/^([Aa])nother /, '$1 ');
  // "The same day, her chief, Ann Reed, ...": when, not who.
  return role && !/(?:day|morning|night|week|month|year|time)$/i.test(role) ? roleIn(role) : undefined;
}

/** "the yard of 118 Calle Robles", but not "On May 4, 2024 Rosa Robles called", nor "at 2145 Rosa Robles": a house has a number. */
const HOUSE_NUMBER =
  /\b(?:at|of|to|from|near|outside|behind) (?:\d{1,3}|\d{5}) (?:[NSEW]\. )?$|\b(?:of|near|outside|behind) (?!19|20)\d{4} (?:[NSEW]\. )?$/;

/** "SiteAlert", but "McKay", "DeWitt" and "Kowalski-Freire". */
const BRAND = /(?<!\b(?:Mc|Mac|De|Di|Du|La|Le|Van|Von|Fitz|O['’]))(?<=\p{Ll}{2})\p{Lu}/u;
type Place = { text: string; source: ModelSource };
const LONGEST = 700;
/** Is a word what somebody does, as "customer" or "cashier" is? */
export const isCalling = (word: string): boolean =>
  tagged(`The ${word} left.`)[1]?.tags.has('Actor') ?? false;

const PART_OF_NAME = /^\p{Lu}(?:\p{Ll}|['’]\p{Lu}|\.|$)/u;
/** "Ada Moss, Jr.", behind a comma. */
const SUFFIX = /^(?:, (?:Jr|Sr)\.|,? (?:III?|IV)(?!\p{L}))/u;
const LONGEST_NAME = 4;

/** Index of the last word of the name that begins at `at`: "Miguel de la Cruz", "Thomas O'Rourke". */
function endOfName(words: readonly Word[], at: number): number {
  let end = at;
  for (let parts = 1; parts < LONGEST_NAME && !/[,;:]/.test(words[end]!.post); parts += 1) {
    let next = end + 1;
    while (next < end + 4 && /^\p{Ll}/u.test(words[next]?.text ?? '') && isParticle(words[next]!.text))
      next += 1;
    if (!PART_OF_NAME.test(words[next]?.text ?? '')) break;
    end = next;
  }
  return end;
}

/** Everybody whom a sentence names in full or by title. */
export function namesIn(sentence: Place): NamedIn[] {
  if (sentence.text.length > LONGEST || !/\p{Lu}\p{L}*\.? (?:\p{Ll}{2,3} ){0,3}\p{Lu}/u.test(sentence.text))
    return [];
  const words = tagged(sentence.text);
  const found: NamedIn[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    if (!/^\p{Lu}\p{Ll}+/u.test(word.text) || word.shut) continue;
    const titled = TITLE.test(word.text);
    const end = endOfName(words, at);
    // "Customer Walter Eddings stated": what he was, with the capital of the sentence.
    if (at === 0 && end >= 2 && !titled && isCalling(word.lower)) at = 1;
    const run = words.slice(at, end + 1);
    const own = run.filter(
      ({ text }) => !TITLE.test(text) && !isParticle(text) && !/^(?:Jr|Sr)\.?$/.test(text),
    );
    at = end;
    if (own.length === 0 || (run.length < 2 && !titled) || own.length > 3) continue;
    if (
      own.length > 1 &&
      own.some(
        ({ text }, at) =>
          NO_NAME.test(text.replace(/['’]s$/, '')) &&
          !(
            at === own.length - 1 &&
            /^(?:Hall|Park|Church|Lake|House|Bay|Place|March|May|West|North|Saint)$/.test(text)
          ),
      )
    )
      continue;
    if (isOrganization(own.map(({ text }) => text).join(' ')) || own.some(({ text }) => BRAND.test(text)))
      continue;
    // "Officer Kevin St. John" is no place.
    if (!titled && own.some(({ tags }) => tags.has('Place') || tags.has('Organization'))) continue;
    const plain = run
      .map(({ text, post }) => `${text}${post.startsWith('.') ? '.' : ''}`)
      .join(' ')
      .replace(/['’]s$/, '')
      .replace(/(?<!\b(?:Jr|Sr))\.$/, '');
    const suffix = SUFFIX.exec(sentence.text.slice(run.at(-1)!.end))?.[0] ?? '';
    const name = plain + suffix;
    const after = sentence.text.slice(run.at(-1)!.end + suffix.length);
    const before = sentence.text.slice(Math.max(0, run[0]!.start - 24), run[0]!.start);
    if (!titled && HOUSE_NUMBER.test(before)) continue;
    const verb = words[end + (suffix === '' ? 1 : 2)];
    const apart = suffix === '' ? /[,;]/.test(run.at(-1)!.post) : after.startsWith(',');
    const role =
      ROLE.exec(after)?.[1] ??
      (/^[,.:]/.test(after) ? roleBefore(sentence.text.slice(0, run[0]!.start)) : undefined);
    // A name that the tagger does not know is one when the text says what he is or what he did.
    const known = titled || own.some(({ tags }) => tags.has('FirstName') || tags.has('Person'));
    const acts = verb !== undefined && WITNESSES.test(verb.lower) && !apart;
    if (!known && !role && !acts) continue;
    found.push({
      name,
      ...(role && { role }),
      acts:
        verb && (WITNESSES.test(verb.lower) || isFinite(words, words.indexOf(verb))) && !apart
          ? 1
          : titled && !/Mr|Ms|Mrs/.test(run[0]!.text)
            ? 1
            : 0,
      seen: 1,
      first: sentence.source,
      court: OF_THE_COURT.test(before) || OF_THE_COURT.test(after.slice(0, 14)),
    });
  }
  return found;
}
