import type { ModelPerson } from '@lectern/contracts/case-model';
import { theDead } from '../../case-model/died.js';
import { sourceOf } from '../../case-model/facts.js';
import { surname } from '../../case-model/sides.js';
import { isAlias } from '../../case-model/surname.js';
import type { Brief } from '../brief.js';
import { isOrdinary } from '../english/casing.js';
import { joined } from '../english/phrases.js';
import { type Line, resting } from '../line.js';
import { QUOTATIONS } from '../english/quotes.js';

/** Nobody on a panel remembers more than six names in a question. */
const IN_A_QUESTION = 6;
const MOST = 15;
const PARTY = /^(?:our client|the other side)$/;
/** "Ms. Villareal-Cox", "Nurse Bautista-Greer": papers name so people who had a part in it. */
const TITLE =
  '(?:Mr|Mrs|Ms|Dr|Nurse|Officer|Deputy|Detective|Det|Sergeant|Sgt|Trooper|Lieutenant|Lt|Captain|Agent)\\.?';
const ADDRESSED = new RegExp(
  `\\b(?:${TITLE} )+(?:(?:\\p{Lu}\\.|\\p{Lu}\\p{Ll}[\\p{L}’'-]{1,24}) ){0,3}((?:\\p{Lu}\\p{Ll}|O['’]\\p{Lu})[\\p{L}’'-]{1,24})(?![\\p{L}’'-])`,
  'gu',
);
const TITLE_ONLY = new RegExp(`^${TITLE}$`);
/** Who speaks for somebody, or asks the questions. */
const A_LAWYER = /\b(?:lawyers?|attorneys?|counsel|represented by|prosecutor)\b/i;
const OF_COUNSEL =
  /\b(?:Attorneys?|Counsel|Esq|ATTORNEYS?|COUNSEL|WSBA|SBN|Bar No|LLP|L\.L\.P|P\.C|PLLC|P\.L\.L\.C|L\.P\.A|Reporter|CSR|RPR|Notary|NOTARY|Judge|JUDGE|Magistrate|Hon)\b/;
const NEAR = 2;

/** What the reading took for a name by its capitals: "Acceptance Test", somebody's officer. */
export const isName = (name: string): boolean =>
  !/['’]s\b/.test(name) && !name.split(' ').every((word) => isOrdinary(word.toLowerCase()));

/** "Final Acceptance", "Custodian Of Records", a day behind a name. */
const NOBODY =
  /[a-z]{3}(?:tion|sion)$|\b(?:Of|Defendants?|Plaintiffs?)\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/;

interface Named {
  name: string;
  on: Parameters<typeof resting>[1];
}

/** Those who may be heard of, six in a question: every living person whom the papers give a part, and neither counsel nor the bench. */
export function othersNamed(brief: Brief): Line[] {
  // "Officer Hostetler", who is asked about as a party.
  const asked = new Set(
    brief.model.people
      .filter(({ role, kind }) => PARTY.test(role ?? '') && kind === 'organization')
      .flatMap(({ name }) => name.split(/, | and /).map(surname)),
  );
  const people = brief.model.people
    .filter(({ kind, role }) => kind === 'person' && !PARTY.test(role ?? ''))
    .filter(
      (person) =>
        (person.witness || isKin(person)) &&
        isName(person.name) &&
        !NOBODY.test(person.name) &&
        !isAlias(person.name),
    )
    .filter(({ name }) => !asked.has(surname(name)))
    .map((person): Named => ({ name: person.name, on: person }));
  const all = [...people, ...alsoNamed(brief)].slice(0, MOST);
  const questions = Math.ceil(all.length / IN_A_QUESTION);
  const size = Math.ceil(all.length / Math.max(questions, 1));
  return Array.from({ length: questions }, (_, at) => all.slice(at * size, (at + 1) * size)).map((some, at) =>
    resting(
      `${at === 0 ? 'Who' : 'And who'} knows ${joined(
        some.map(({ name }) => name),
        'or',
      )}?`,
      ...some.map(({ on }) => on),
    ),
  );
}
/** A sister who tells nothing is known to people all the same. */
const isKin = ({ role, side }: ModelPerson): boolean =>
  side === 'neither' &&
  !/\b(?:late|deceased)\b/i.test(role ?? '') &&
  /\b(?:wife|husband|sister|brother|daughter|son|mother|father)\b/i.test(role ?? '');

/** People whom the papers address by a title, and who are none of those that the model knows. */
function alsoNamed({ read, model }: Brief): Named[] {
  const texts = read.papers.map(({ document }) => document.pages.map(({ text }) => text).join('\n'));
  const known = new Set([
    // "Mr. Nabil" is Nabil Haddad.
    ...model.people.flatMap(({ name }) =>
      [surname(name), name.split(' ')[0]!].map((one) => one.toLowerCase()),
    ),
    ...theDead(texts).map((name) => surname(name).toLowerCase()),
    ...ofCounsel(texts),
  ]);
  const inParts = (name: string): boolean =>
    [...known].some((one) => one === name || one.split('-').includes(name) || name.split('-').includes(one));
  const found = new Map<string, Named>();
  for (const sentence of read.sentences.filter(({ text }) => !A_LAWYER.test(text)))
    for (const [all, last = ''] of sentence.text.replace(QUOTATIONS, '').matchAll(ADDRESSED)) {
      const own = last.toLowerCase();
      const known_ = found.has(own) || inParts(own) || !isName(last) || isOrdinary(own);
      if (!known_ && !TITLE_ONLY.test(last) && !NOBODY.test(last) && !/['’]s?$/.test(all))
        found.set(own, { name: all, on: { sources: [sourceOf(sentence)] } });
    }
  return [...found.values()];
}

/** Who signs, appears or takes down: names beside the words for it, and those who put the questions of a transcript. */
function ofCounsel(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const rows = text.split('\n');
    const beside = rows.flatMap((row, at) =>
      OF_COUNSEL.test(row)
        ? rows
            .slice(Math.max(0, at - NEAR), at + NEAR + 1)
            .filter((one) => one.trim().length < 90)
            .flatMap((one) => one.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? [])
        : [],
    );
    const speakers = [
      ...text.matchAll(/\bM[RS]{1,2}\. (\p{Lu}[\p{Lu}’'-]{2,}):|\bBY M[RS]{1,2}\. (\p{Lu}[\p{L}’'-]{2,})/gu),
    ];
    return [...beside, ...speakers.map(([, one, other]) => (one ?? other)!)].map((one) => one.toLowerCase());
  });
}
