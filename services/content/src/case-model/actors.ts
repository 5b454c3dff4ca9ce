import type { ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { isOrdinary } from '../script/english/casing.js';
import { subjectIn } from '../script/english/subject.js';
import { tagged } from '../script/english/tagged.js';
import type { FileSentence } from './file-sentences.js';
import { named } from './named-in.js';
import type { Sides, SpokenParty } from './sides.js';
import { surname } from './sides.js';

/** Words by which each side is known in the papers: its names, how they shorten them, and those who act for it. */
export interface Actors {
  /** Of the one who claims. */
  first: readonly string[];
  /** Of the one against whom it is claimed. */
  second: readonly string[];
  /** Those of the second side who are sued themselves. */
  sued: readonly string[];
  /** Who acts for them, and for which of them where the papers say so. */
  staff: readonly { name: string; of: readonly string[] }[];
  /** Whom the papers give to a company that claims. */
  firstStaff?: readonly string[];
  /** The second side is, or holds, a company or an office: it acts through people that are called by their jobs. */
  throughOthers: boolean;
  /** Claimed back: the plaintiff is the one who answers. */
  back?: boolean;
  /** What reports call them: "the victim", "S1". */
  roles?: { first: RegExp; second: RegExp };
}

/** Of a charge: those whom it says were wronged are the first side, and reports call both by what they are in them. */
export const ofCrime = (actors: Actors, wronged: readonly string[]): Actors => ({
  ...actors,
  first: [...new Set([...actors.first, ...wronged])].filter((name) => !actors.second.includes(name)),
  roles: {
    first: /\b(?:(?:the )?(?:victim|deceased|decedent|complainant|clerk|teller|homeowner)|V\d?)\b/i,
    second:
      /\b(?:(?:the )?(?:suspect|defendant|accused|subject|shooter|gunman|robber|assailant|intruder)|S\d|the (?:taller |shorter |other |second |first |masked |two )?m[ae]n|an? (?:masked )?man)\b/i,
  },
});

export function actorsOf(
  { client, opponent, side }: Sides,
  people: readonly ModelPerson[],
  sentences: readonly FileSentence[],
): Actors {
  const [first, second] = side === 'defending' ? [opponent, client] : [client, opponent];
  const [ofFirst, ofSecond] = side === 'defending' ? ['theirs', 'ours'] : ['ours', 'theirs'];
  const on = (one: string): string[] =>
    people.filter((person) => person.side === one).map(({ name }) => name);
  const called = (name: string): string[] => [name, ...aliasesIn(sentences, name)];
  const firsts = [...new Set([...namesOf(first), ...on(ofFirst)].flatMap(called))];
  const sued = side === 'claiming' ? suedIn(sentences) : [];
  const parties = [...new Set([...namesOf(second), ...on(ofSecond), ...sued])].filter(
    (name) => !firsts.includes(name),
  );
  const groups = parties.map((name) => called(name).filter((one) => !firsts.includes(one)));
  const body = people.some(({ kind, side: own }) => kind === 'organization' && own === ofSecond);
  const throughOthers = body && !first?.organization;
  const staff = people
    .filter((one) => one.side === 'neither' && one.kind === 'person' && !belongs(one, firsts, sentences))
    .flatMap((one) => {
      const of = groups.filter((names) => belongs(one, names, sentences)).flat();
      return of.length > 0 || (throughOthers && hasJob(one, sentences)) ? [{ name: one.name, of }] : [];
    });
  const isStaff = (one: ModelPerson): boolean =>
    one.side === 'neither' && one.kind === 'person' && belongs(one, firsts, sentences);
  const firstStaff = first?.organization ? people.filter(isStaff).map(({ name }) => name) : [];
  const seconds = [...new Set(groups.flat())];
  return {
    first: firsts,
    second: [...seconds, ...staff.map(({ name }) => name)],
    sued: seconds,
    staff,
    firstStaff,
    throughOthers,
  };
}

/** The same of a count against some of several: what the others did is none of theirs. */
export function only(actors: Actors, against: string | undefined): Actors {
  if (against === undefined) return actors;
  const meant = against.split(/,? and |, /);
  const sued = actors.sued.filter((name) =>
    meant.some((one) => name.includes(one) || one.includes(name) || one === surname(name)),
  );
  const staff = actors.staff.filter(({ of }) => of.length === 0 || of.some((name) => sued.includes(name)));
  return { ...actors, sued, staff, second: [...sued, ...staff.map(({ name }) => name)] };
}

/** "Tesserine's engineer Kofi Rao", "Kofi Rao of Tesserine": whom the papers give to one of the parties. */
function belongs(
  { name }: ModelPerson,
  names: readonly string[],
  sentences: readonly FileSentence[],
): boolean {
  const plain = surname(name);
  const last = escaped(plain);
  const own = names.map(escaped).join('|');
  if (own === '') return false;
  const given = new RegExp(
    `\\b(?:${own})['’]s (?:[\\p{L}’'-]+,? ){0,5}${last}\\b|\\b${last},? (?:(?:an?|the) )?(?:[\\p{L}’'-]+ ){0,5}(?:of|at|for|by) (?:${own})\\b|\\b${last}, (?:${own})['’]s |\\b(?:${own})\\b[^.]{0,60}\\bits (?:[\\p{L}’'-]+ ){0,4}?[\\p{L}’'-]+,? (?:\\p{Lu}[\\p{L}.’'-]* ){0,2}${last}\\b`,
    'u',
  );
  // "Quill develops software. Its chief executive is Terrence Obuya."
  const its = new RegExp(`^Its (?:[\\p{L}’'-]+ ){1,7}(?:is|was) (?:[\\p{L}.’'-]+ ){0,3}${last}\\b`, 'u');
  const named_ = new RegExp(`(?:${own})`, 'u');
  return sentences
    .slice(0, MOST)
    .some(
      ({ text }, at) =>
        text.includes(plain) &&
        (given.test(text) || (its.test(text) && named_.test(sentences[at - 1]?.text ?? ''))),
    );
}

/** "operations manager Dashiell Kwarteng", "Ann Lee, its foreman", "appointed Lee general manager": who holds a job with the body that is sued. */
function hasJob({ name, role }: ModelPerson, sentences: readonly FileSentence[]): boolean {
  if (role !== undefined && JOB.test(role)) return true;
  const last = escaped(surname(name));
  const held = new RegExp(
    `\\b${JOBS},? (?:\\p{Lu}[\\p{L}.’'-]* |[“"][^”"]{2,16}[”"] ){0,3}${last}\\b|\\b${last},? (?:(?:as|the|its|an?|then|his|her|their) ){0,2}(?:[\\p{L}’'-]+ ){0,3}${JOBS}\\b`,
    'iu',
  );
  return sentences.slice(0, MOST).some(({ text }) => held.test(text));
}

export const namesOf = (party: SpokenParty | undefined): string[] =>
  party ? party.said.split(/,\s+(?:and\s+)?|\s+and\s+/).filter((name) => name !== 'others') : [];

const ANOTHER = /\b(?:complain\w*|against|versus|vs?\.|sues?|Defendants?)\b/;
const ROLE_WORD =
  /^(?:the )?(?:plaintiffs?|defendants?|petitioners?|respondents?|parties|company|companies)$/i;
const MOST = 400;

/** ("IPTA" or "the Authority"): how the papers call a party for short. */
export function aliasesIn(sentences: readonly FileSentence[], name: string): string[] {
  const words = name.split(' ');
  const [longer, shorter] = [3, 2].map((many) => words.slice(0, many).join(' ').toLowerCase());
  if (shorter!.length < 4) return [];
  const read = sentences.slice(0, MOST);
  // "Elm Court (the "Project")" is not what Elm Court Homeowners Association is called.
  const head = read.some(({ text }) => text.toLowerCase().includes(longer!)) ? longer! : shorter!;
  for (const { text } of read) {
    const at = text.toLowerCase().indexOf(head);
    if (at < 0) continue;
    const [, between = '', inside] = /^([^()]{0,160})\(([^()]{0,80})\)/.exec(text.slice(at)) ?? [];
    // "Plaintiff Ann Lee, complaining of Orr Co. ("Orr")": another is called so.
    if (ANOTHER.test(between)) continue;
    const found = [...(inside ?? '').matchAll(/(the )?[“"]((?:the )?[^”"]{2,40})[”"]/gi)]
      .map(([, the = '', word]) => `${the.toLowerCase()}${word}`)
      .filter((word) => !ROLE_WORD.test(word));
    if (found.length > 0) return found;
  }
  // "Duggan's" for "Big Hank Duggan Home & Ranch Supply".
  const [within] = words
    .slice(1)
    .filter(
      (word) =>
        word.length > 4 &&
        !isOrdinary(word.toLowerCase()) &&
        read.filter(({ text }) => new RegExp(`\\b${escaped(word)}['’]s\\b`).test(text)).length > 2,
    );
  if (within && words.length > 3) return [within];
  // "Corvington" for "Corvington Cold Chain Logistics".
  const [own = ''] = name.split(' ');
  const alone = new RegExp(`\\b${own.replace(/[^\p{L}’'-]/gu, '')}\\b(?! \\p{Lu})`, 'u');
  return own.length > 4 &&
    name.includes(' ') &&
    sentences.slice(0, MOST).filter(({ text }) => alone.test(text)).length > 1
    ? [own]
    : [];
}

const SUED =
  /\bDefendants? ((?:\p{Lu}[\p{L}.’'-]* ){0,3}\p{Lu}[\p{L}’'-]+(?:(?:, and |, | and )(?:\p{Lu}[\p{L}.’'-]* ){0,2}\p{Lu}[\p{L}’'-]+){0,4})/gu;

/** "Defendants Treadwell and Bojorquez": whom a complaint calls defendants. */
const suedIn = (sentences: readonly FileSentence[]): string[] => [
  ...new Set(
    sentences
      .slice(0, MOST)
      .flatMap(({ text }) => [...text.matchAll(SUED)].flatMap(([, names]) => names!.split(/,? and |, /)))
      .filter((name) => name.length > 3 && !/\b(?:Plaintiff|Inc|LLC|Corp|Does?)\b/.test(name)),
  ),
];

/** Jobs in which one acts for a company or an office. */
const JOBS =
  '(?:foreman|supervisor|superintendent|manager|director|dispatcher|president|principal|bartender|server|nurse|guards?|operator|driver|technician|coordinator|generalist|specialist|administrator|crew|employees?|adjuster|chief (?:\\p{L}+ ){1,2}officer|chief executive|treasurer|engineer|sales(?:man|woman|person)|agent|broker|vice president|partner|captain)';
const JOB = new RegExp(`^(?:(?:the|an?|its|his|her|their) )?(?:[\\p{L}’'-]+ ){0,3}${JOBS}\\b`, 'iu');

/** Who acts in a sentence: the one who claims, the other or somebody for him, or nobody of either. */
export function actorIn(text: string, actors: Actors): Acting {
  const read = known.get(actors) ?? new Map<string, Acting>();
  known.set(actors, read);
  const found = read.get(text) ?? actorOf(text, actors);
  read.set(text, found);
  return found;
}

export type Acting = 'first' | 'second' | 'other';
/** The same sentence is asked of for each element of each claim. */
const known = new WeakMap<Actors, Map<string, Acting>>();

/** "On June 8, 2021, at 11:52 p.m., Lee wrote": when it was is no part of who did it. */
const WHEN =
  /^(?:(?:On|In|At|By|Before|After|During|Since|Within|Between|From|Until) [^,“”"]{1,60}, |(?:\d{4}|at (?:about )?[\d:]{1,5} [ap]\.m\.|about [\d:]{1,5}[^,]{0,8}), ){1,4}(?=\p{L})/u;

function actorOf(given: string, actors: Actors): Acting {
  const plain = given.replace(WHEN, (all, at: number, whole: string) =>
    whole.slice(all.length).replace(/^\p{Ll}/u, '') === '' ? all : '',
  );
  const text = actors.roles ? reported(plain, actors) : plain;
  const words = tagged(text);
  const subject = subjectIn(text, words);
  if (!subject) return 'other';
  // "Moss wrote to Mr. Vale": the one who is written to does not act.
  const own = text
    .slice(words[subject.start]!.start, words[subject.verb]!.start)
    .replace(/^.{0,60}, /, '')
    .replace(ADDRESSED, '');
  if (named(own, actors.second)) return 'second';
  if (named(own, actors.first)) return 'first';
  // "Plaintiffs withheld their rent": as a pleading calls them where it names nobody.
  const [, role] = actors.roles ? [] : (/^(?:\d{4} )?(?:The )?(Plaintiff|Defendant)s?\b/i.exec(own) ?? []);
  if (role) return (role.toLowerCase() === 'plaintiff') === !actors.back ? 'first' : 'second';
  if (actors.roles?.second.test(own)) return 'second';
  if (actors.roles?.first.test(own)) return 'first';
  return actors.throughOthers && JOB.test(own) ? 'second' : 'other';
}
/** "Ms. Pryor said the taller man pulled a pistol": what somebody says that another did is that other's; what he says of himself is his. */
function reported(text: string, actors: Actors): string {
  const [all, who, what = ''] = REPORTS.exec(text) ?? [];
  if (all === undefined) return text;
  if (/^(?:he|she|they|it)\b/i.test(what)) return `${who} ${what.replace(/^\S+ (?:\p{L}+ly )?/u, '')}`;
  return named(what, [...actors.first, ...actors.second]) ||
    actors.roles!.second.test(what) ||
    actors.roles!.first.test(what)
    ? `${what.charAt(0).toUpperCase()}${what.slice(1)}`
    : text;
}
const REPORTS =
  /^(.{2,50}?) (?:stated|said|states|says|advised|reported|testified|admitted|claimed|saw|told (?:her|him|them|me|police|officers|deputies|\p{Lu}[\p{L}.]*(?: \p{Lu}\p{L}*){0,2}))(?: to \p{L}+)?(?: that)? (?=[^“"])([^]+)$/u;
const ADDRESSED = /\b(?:to|for|with|from|by|against) (?:(?:Mr|Mrs|Ms|Dr)\. )?(?:\p{Lu}[\p{L}’'-]*\.? ?)+/gu;
