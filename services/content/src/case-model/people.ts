import type { CaseDetails } from '@lectern/contracts/case';
import type { ModelFact, ModelPerson, ModelSource } from '@lectern/contracts/case-model';
import { isOrganization, sameName } from '@lectern/legal-text/names';
import { roleIn } from '../script/english/split-relatives.js';
import { curled } from '../script/english/reword.js';
import { isFinite, tagged } from '../script/english/tagged.js';
import { hasDied } from './died.js';
import { idOf, sourceOf } from './facts.js';
import type { FileSentence } from './file-sentences.js';
import { otherFirstName } from './namesakes.js';
import { type Sides, type SpokenParty, isBody, surname } from './sides.js';

const TITLE =
  /^(?:Mr|Mrs|Ms|Dr|Officer|Detective|Det|Sergeant|Sgt|Lieutenant|Lt|Captain|Trooper|Deputy|Agent|Nurse|Professor|Prof|Reverend|Rev)\.?$/;
/** Those who run the case are no witnesses in it. */
const OF_THE_COURT =
  /\b(?:Judge|Justice|Justices|Magistrate|Clerk|Attorney General|U\.S\. Attorney|Esq|Counsel|J\.J?\.|C\.J\.)\b/;
/** What only somebody who was there, or who wrote it, does. */
const WITNESSES =
  /^(?:testified|said|stated|told|wrote|emailed|saw|heard|signed|admitted|called|asked|replied|reported|met|sent|found|drove|observed|noticed|explained|recalled|claimed|responded|interviewed|treated|examined|arrested|stopped|searched|inspected|ordered|approved|hired|fired|produced|found|gave|received|executed|removed|placed|asked|entered|took|left|opened|worked|informed|instructed|traveled|posted|shot|fired|ran|walked|was|had)$/;
export const NO_NAME =
  /^(?:The|This|That|These|Those|In|On|At|By|For|From|With|After|Before|When|While|If|As|But|And|Or|It|He|She|They|We|His|Her|Their|Its|Our|No|Not|All|Some|Many|Plaintiff|Defendant|Petitioner|Respondent|Court|Courts|State|States|United|District|Circuit|Supreme|Federal|Act|Rule|Section|Article|Amendment|Constitution|Exhibit|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|County|City|Street|Avenue|Road|University|School|Company|Congress|President|Department|America|American|New|North|South|East|West|San|Los|Las|Fort|Mount|Saint|English|Internet|Restatement|Complaint|Motion|Order|Here|There|Under|Upon|Because|Although|However|Thus|Also|Then|Now|Later|Soon|Next|Once|Until|Such|Each|Any|One|Two|Three|Whether|Did|Does|Is|Are|Was|Were|How|What|Where|Why|Who|Since|During|Following|Miss|Uncle|Aunt|Grandma|Grandpa|Grandmother|Grandfather|Mom|Dad|Hurricane|Storm|Typhoon|Cyclone|World|Pageant|Cup|Games|Loan|Note|Plan|Fund|Policy|Agreement|Report|Letter|Bank|Hospital|Church|Chapel|Center|Park|Place|Island|Bay|Lake|River|Building|Office|House|Hall)$/;

interface Found {
  name: string;
  role?: string;
  acts: number;
  seen: number;
  first: ModelSource;
  court: boolean;
}

/** The parties, and everybody else whom the facts name twice or by title, with what the file calls them. */
export function peopleOf(
  details: CaseDetails,
  sides: Sides,
  sentences: readonly FileSentence[],
  facts: readonly ModelFact[],
): ModelPerson[] {
  const parties = [
    party(details, sides.client, 'ours', sentences),
    party(details, sides.opponent, 'theirs', sentences),
  ].flatMap((one) => one ?? []);
  const told = new Set(facts.map(({ text }) => text));
  const found = new Map<string, Found>();
  const places = [
    ...sentences
      .filter(({ text }) => told.has(text))
      .map((sentence) => ({ text: sentence.text, source: sourceOf(sentence) })),
    ...facts
      .filter(({ sources }) => sources[0]?.field)
      .map(({ text, sources }) => ({ text, source: sources[0]! })),
  ];
  for (const place of places) {
    for (const one of namesIn({ ...place, text: curled(place.text) })) {
      const key = surname(one.name);
      const known = [...found.values()].find(
        ({ name }) => surname(name) === key && !otherFirstName(name, one.name),
      );
      if (!known) found.set(found.has(key) ? one.name : key, one);
      else {
        known.seen += 1;
        known.acts += one.acts;
        if (one.name.length > known.name.length) known.name = one.name;
        known.role ??= one.role;
        known.court ||= one.court;
      }
    }
  }
  const others = [...found.values()]
    .filter(
      ({ name, acts, seen, court, role }) =>
        !court &&
        (acts > 0 || seen > 1 || role !== undefined) &&
        !parties.some((one) => sameName(one.name, name) || one.name.includes(name) || titledParty(name, one)),
    )
    .map((one) => inFull(one, sentences))
    .map((one): ModelPerson => ({
      id: idOf('person', one.name),
      name: one.name,
      kind: 'person',
      side: isOf(one, sides.opponent) ? 'theirs' : isOf(one, sides.client) ? 'ours' : 'neither',
      ...(one.role && { role: one.role }),
      witness: one.acts > 0 || one.role !== undefined,
      confidence: one.seen > 1 ? 'sure' : 'likely',
      sources: [one.first],
    }));
  // The dead take no stand.
  return [...parties, ...others.slice(0, 30)].map((person) =>
    hasDied(person, facts) ? { ...person, witness: false } : person,
  );
}

/** "Mr. Breck" with the first name and the role that another sentence of the file gives him. */
function inFull(one: Found, sentences: readonly FileSentence[]): Found {
  const [title, last, ...more] = one.name.split(' ');
  if (!title || !last || more.length > 0 || !/^(?:Mr|Mrs|Ms)\.?$/.test(title)) return one;
  const full = new RegExp(
    `\\b(\\p{Lu}\\p{Ll}+ (?:\\p{Lu}\\. )?${last.replace(/[^\p{L}'’-]/gu, '')})\\b`,
    'u',
  );
  for (const { text } of sentences) {
    const found = full.exec(text);
    if (!found || NO_NAME.test(found[1]!.split(' ')[0]!) || TITLE.test(found[1]!.split(' ')[0]!)) continue;
    const role =
      one.role ??
      (text[found.index + found[0].length] === ',' ? roleBefore(text.slice(0, found.index)) : undefined);
    return { ...one, name: found[1]!, ...(role && { role }) };
  }
  return one;
}

const titledParty = (name: string, party: ModelPerson): boolean =>
  party.kind === 'person' &&
  TITLE.test(name.split(' ')[0]!) &&
  surname(party.name) === name.split(' ').slice(1).join(' ');

/** Imogen Harlow of Harlow Baking, and who works for a party. */
const isOf = ({ name, role }: Found, party: SpokenParty | undefined): boolean =>
  belongsTo(role, party) || (party?.organization === true && party.said.split(' ').includes(surname(name)));

/** "Brightwater's director" works for Brightwater. */
const belongsTo = (role: string | undefined, party: SpokenParty | undefined): boolean => {
  const owner = /^(.+?)['’]s? \p{Ll}/u.exec(role ?? '')?.[1];
  return owner !== undefined && party !== undefined && /^\p{Lu}/u.test(owner) && party.said.includes(owner);
};

/** "Oduya's daughter" stands with Oduya, once the role is told with names. */
export const sideOfRole = (role: string | undefined, { client, opponent }: Sides): ModelPerson['side'] =>
  belongsTo(role, opponent) ? 'theirs' : belongsTo(role, client) ? 'ours' : 'neither';

function party(
  details: CaseDetails,
  spoken: SpokenParty | undefined,
  side: 'ours' | 'theirs',
  sentences: readonly FileSentence[],
): ModelPerson[] | undefined {
  if (!spoken) return undefined;
  const names = spoken.several
    ? spoken.said.split(/,\s+(?:and\s+)?|\s+and\s+/).filter((name) => name !== 'others')
    : [spoken.said];
  return names.map((name) => {
    const place = sentences.find(({ text }) => text.includes(surname(name)));
    const organization = spoken.several ? isBody(name, spoken.full) : spoken.organization;
    return {
      id: idOf('person', name),
      name,
      kind: organization ? 'organization' : 'person',
      side,
      role: side === 'ours' ? 'our client' : 'the other side',
      witness: !organization,
      confidence: 'sure',
      sources: [
        ...(place ? [sourceOf(place)] : []),
        side === 'ours'
          ? { field: 'clientName', quote: details.clientName ?? name }
          : { field: 'opposingParty', quote: details.opposingParty ?? name },
      ],
    } satisfies ModelPerson;
  });
}

const ROLE =
  /^(?:, (?:who (?:was|is) )?| who (?:was|is) )((?!the (?:same|next|following|first|last) )(?:a|an|the|then the|then a|his|her|its|their) [\p{Ll}][\p{L}’' -]{3,50}?)(?:,| who\b|\.)/u;

/** "The company's director, Paul Reed, ..." */
const ROLE_BEFORE =
  /(?:^|[\s(])((?:(?:\p{Lu}[\p{L}.’-]* ){0,3}\p{Lu}[\p{L}-]*['’]s|[Aa](?:n(?:other)?)?|[Tt]he|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir) \p{Ll}[\p{Ll}’' -]{2,48}), $/u;

export function roleBefore(text: string): string | undefined {
  const role = ROLE_BEFORE.exec(text)?.[1]?.replace(/^([Aa])nother /, '$1 ');
  // "The same day, her chief, Ann Reed, ...": when, not who.
  return role && !/(?:day|morning|night|week|month|year|time)$/i.test(role) ? roleIn(role) : undefined;
}

/** "SiteAlert", but "McKay", "DeWitt" and "Kowalski-Freire". */
const BRAND = /(?<!\b(?:Mc|Mac|De|Di|Du|La|Le|Van|Von|Fitz|O['’]))(?<=\p{Ll}{2})\p{Lu}/u;
type Place = { text: string; source: ModelSource };
const LONGEST = 700;
/** Is a word what somebody does, as "customer" or "cashier" is? */
const isCalling = (word: string): boolean => tagged(`The ${word} left.`)[1]?.tags.has('Actor') ?? false;

function namesIn(sentence: Place): Found[] {
  if (sentence.text.length > LONGEST || !/\p{Lu}\p{L}*\.? \p{Lu}/u.test(sentence.text)) return [];
  const words = tagged(sentence.text);
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    if (!/^\p{Lu}\p{Ll}+/u.test(word.text) || word.shut) continue;
    const titled = TITLE.test(word.text);
    let end = at;
    while (
      /^\p{Lu}(?:\p{Ll}|\.|$)/u.test(words[end + 1]?.text ?? '') &&
      !/[,;:]/.test(words[end]!.post) &&
      end - at < 3
    )
      end += 1;
    // "Customer Walter Eddings stated": what he was, with the capital of the sentence.
    if (at === 0 && end >= 2 && !titled && isCalling(word.lower)) at = 1;
    const run = words.slice(at, end + 1);
    const own = run.filter(({ text }) => !TITLE.test(text));
    at = end;
    if (own.length === 0 || (own.length < 2 && !titled) || own.length > 3) continue;
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
    if (own.some(({ tags }) => tags.has('Place') || tags.has('Organization'))) continue;
    const name = run
      .map(({ text, post }) => `${text}${post.startsWith('.') ? '.' : ''}${post === '-' ? '-' : ' '}`)
      .join('')
      .trim()
      .replace(/['’]s$/, '')
      .replace(/\.$/, '');
    const after = sentence.text.slice(run.at(-1)!.end);
    const before = sentence.text.slice(Math.max(0, run[0]!.start - 24), run[0]!.start);
    const verb = words[end + 1];
    const role =
      ROLE.exec(after)?.[1] ??
      (after.startsWith(',') ? roleBefore(sentence.text.slice(0, run[0]!.start)) : undefined);
    // A name that the tagger does not know is one when the text says what he is or what he did.
    const known = titled || own.some(({ tags }) => tags.has('FirstName') || tags.has('Person'));
    const acts = verb !== undefined && WITNESSES.test(verb.lower) && !/[,;]/.test(run.at(-1)!.post);
    if (!known && !role && !acts) continue;
    found.push({
      name,
      ...(role && { role }),
      acts:
        verb && (WITNESSES.test(verb.lower) || isFinite(words, end + 1)) && !/[,;]/.test(run.at(-1)!.post)
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
