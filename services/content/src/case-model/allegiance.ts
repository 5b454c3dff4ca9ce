import type { ModelPerson } from '@lectern/contracts/case-model';
import { coreWord } from '@lectern/legal-text/names';
import { escaped } from '@lectern/legal-text/escaped';
import { nameOf } from '../script/name-of.js';
import { actorsOf } from './actors.js';
import { isMessage, recordIn } from './record-frames.js';
import type { ReadCase } from './build.js';
import { decedentsOf } from './decedent.js';
import { deposedAgainst } from './deposed.js';
import { employerSworn } from './employer-sworn.js';
import { speakerOf } from './first-person.js';
import { listedBy } from './listed-witnesses.js';
import { madeFor, retainedBy, treats, wrongedIn } from './party-witnesses.js';
import { kinOf } from './kin.js';
import { surname } from './sides.js';
import { swornIn } from './testimony-facts.js';

/** For whom a witness stands, and by what. */
export interface Allegiance {
  side: ModelPerson['side'];
  by:
    | 'party'
    | 'kin'
    | 'retained'
    | 'office'
    | 'wronged'
    | 'called'
    | 'employer'
    | 'treated'
    | 'deposed'
    | 'nothing';
}

const known = new WeakMap<ReadCase, ReadonlyMap<string, Allegiance>>();

const claimants = new WeakMap<ReadCase, readonly string[]>();

/** Whom the papers give to a company that claims: "Its president is Lee Orne." */
export function actsForClaimant(read: ReadCase, { name, side }: ModelPerson): boolean {
  if (side !== 'neither' || read.sides.criminal) return false;
  const staff =
    claimants.get(read) ?? actorsOf(read.sides, read.model.people, read.sentences).firstStaff ?? [];
  claimants.set(read, staff);
  return staff.includes(name);
}

/** For whom each person of the file stands. */
export function allegiancesOf(read: ReadCase): ReadonlyMap<string, Allegiance> {
  const before = known.get(read);
  if (before) return before;
  const claims = sideThat(read, 'claiming');
  const wronged = read.sides.criminal ? wrongedIn(read) : [];
  const { sides, model, sentences } = read;
  const actors = sides.criminal ? undefined : actorsOf(sides, model.people, sentences);
  const staff = actors?.staff.map(({ name }) => name) ?? [];
  const found = new Map(
    read.model.people.map((person) => [person.id, allegianceOf(read, person, { claims, wronged, staff })]),
  );
  known.set(read, found);
  return found;
}

/** For whom a person stands: "neither" where the file does not tell. */
export const standsFor = (read: ReadCase, { id, side }: ModelPerson): ModelPerson['side'] =>
  allegiancesOf(read).get(id)?.side ?? side;

/** Which of "ours" and "theirs" claims, or answers the claim. */
export function sideThat({ model: { side } }: ReadCase, does: 'claiming' | 'defending'): ModelPerson['side'] {
  return side === 'unknown' ? 'neither' : side === does ? 'ours' : 'theirs';
}

interface Among {
  claims: ModelPerson['side'];
  wronged: readonly string[];
  /** Who acts for those who are sued, by their jobs. */
  staff: readonly string[];
}

function allegianceOf(read: ReadCase, person: ModelPerson, { claims, wronged, staff }: Among): Allegiance {
  const { criminal } = read.sides;
  const of = (side: ModelPerson['side'] | undefined, by: Allegiance['by']): Allegiance | undefined =>
    side === undefined || side === 'neither' ? undefined : { side, by };
  if (person.side !== 'neither') return { side: person.side, by: 'party' };
  if (person.kind !== 'person' || claims === 'neither')
    return of(worksFor(read, person), 'employer') ?? { side: 'neither', by: 'nothing' };
  const isDead =
    !criminal &&
    decedentsOf(read).some(
      ([, name]) => surname(name) === surname(person.name) && person.name.startsWith(name.split(' ')[0]!),
    );
  const isWronged = wronged.some((name) => surname(name) === surname(person.name));
  return (
    of(isDead ? claims : undefined, 'wronged') ??
    of(kinOf(read, person, wronged), 'kin') ??
    of(retainedBy(read, person), 'retained') ??
    of(criminal && (isOfficial(person) || wroteReport(read, person)) ? claims : undefined, 'office') ??
    of(
      criminal && (isWronged || /\b(?:victim|complainant)\b/.test(person.role ?? '')) ? claims : undefined,
      'wronged',
    ) ??
    of(listedBy(read, person), 'called') ??
    of(
      criminal
        ? undefined
        : (worksFor(read, person) ??
            bearsName(read, person) ??
            staffSide(read, person, staff) ??
            writesFor(read, person)),
      'employer',
    ) ??
    of(!criminal && treats(read, person) ? claims : undefined, 'treated') ??
    of(isOfficial(person) ? undefined : deposedAgainst(read, person), 'deposed') ?? {
      side: 'neither',
      by: 'nothing',
    }
  );
}

/** Who fills in the reports of a company that is a party, keeps its notes or writes in the thread that such a report holds, works for it. */
function writesFor(read: ReadCase, { name }: ModelPerson): ModelPerson['side'] | undefined {
  for (const fact of read.model.facts) {
    if (!fact.said[0]?.includes(name)) continue;
    const record = recordIn(fact);
    const wrote =
      record?.by === name
        ? OWN_RECORD.test(record.of)
        : isMessage(fact) &&
          new RegExp(`(?:^|, )${escaped(name)} (?:wrote|sent)\\b`, 'u').test(fact.said[0]!);
    const place = fact.sources[0]?.document?.name;
    const paper = wrote ? read.papers.find(({ document }) => document.name === place) : undefined;
    const side = paper && (record || paper.kind === 'report') ? madeFor(read, paper) : undefined;
    if (side === 'ours' || side === 'theirs') return side;
  }
  return undefined;
}
const OWN_RECORD = /(?<!^the records of .*)\b(?:reports?|notes|forms?|log|file|sheet)\b/u;

/** Whose surname is a part of the name of one company of the case alone: "Tarrant" of "Orne-Tarrant Builders". */
function bearsName({ model }: ReadCase, { name }: ModelPerson): ModelPerson['side'] | undefined {
  const last = surname(name);
  const [company, ...more] = model.people.filter(
    ({ kind, side, name: own }) =>
      kind === 'organization' && side !== 'neither' && own.split(/[ ,–-]+/).includes(last),
  );
  const party = model.people.some(
    (one) => one.kind === 'person' && one.side !== 'neither' && surname(one.name) === last,
  );
  return company && more.length === 0 && !party ? company.side : undefined;
}

/** Somebody who is spoken to by his rank. */
export const OFFICIAL =
  /^(?:Officer|Ofc\.?|Detective|Det\.?|Sergeant|Sgt\.?|Lieutenant|Lt\.?|Captain|Capt\.?|Corporal|Cpl\.?|Trooper|Deputy|Agent|Special Agent|SA|TFO|Inspector|Investigator|Sheriff)(?= |$)/;
const OFFICE =
  /\b(?:police|detective|sergeant|lieutenant|trooper|deputy|(?:patrol|arresting|police|probation|corrections) officer|(?:medical|fire|death|state|special) (?:examiner|investigator|marshal|agent)|inspector|sheriff|coroner|criminalist|evidence technician|lab(?:oratory)? (?:technician|analyst)|forensic \p{L}+)\b/iu;
const isOfficial = ({ name, role }: ModelPerson): boolean => OFFICIAL.test(name) || OFFICE.test(role ?? '');

const wroteReport = ({ papers }: ReadCase, { name }: ModelPerson): boolean =>
  papers.some(({ kind, document }) => {
    const author = kind === 'report' || kind === 'charge' ? speakerOf(document.pages) : undefined;
    return author !== undefined && OFFICIAL.test(author) && surname(author) === surname(name);
  });

function textsOf(facts: ReadCase['model']['facts']): readonly string[] {
  const known = TEXTS.get(facts) ?? facts.flatMap(({ said, text }) => [...said, text]);
  TEXTS.set(facts, known);
  return known;
}
/** Read through for each person of a file. */
const TEXTS = new WeakMap<ReadCase['model']['facts'], readonly string[]>();

/** The company of the case that somebody works for, where the file says so or leaves no other. */
function worksFor({ model, papers }: ReadCase, person: ModelPerson): ModelPerson['side'] | undefined {
  const companies = model.people.filter(({ kind, side }) => kind === 'organization' && side !== 'neither');
  const name = nameOf(person, model.people).source;
  const last = surname(person.name);
  const texts = textsOf(model.facts).filter((text) => text.includes(last));
  const tied = (pattern: (core: string) => string): ModelPerson | undefined =>
    companies.find(({ name: company }) => {
      const core = coreWord(company);
      if (core === undefined) return false;
      const own = new RegExp(pattern(core), 'iu');
      const low = core.toLowerCase();
      return texts.some((text) => text.toLowerCase().includes(low) && own.test(text));
    });
  const said =
    tied((core) => `(?:${name}) (?:founded|formed|started|owns|runs|owned|ran) (?:the )?${core}\\b`) ??
    tied(
      (core) => `\\b${core}\\b[^“”]{0,60} (?:founded|formed|started|owned|run)[^“”]{0,40} by (?:${name})`,
    ) ??
    tied((core) => `\\b${core}(?: [\\p{L}&.]+){0,3}['’]s (?:[\\p{Ll}-]+,? ){1,5}(?:${name})`) ??
    tied((core) => `^(?:${name}) (?:is|was|are) (?:the )?${core}(?: [\\p{L}&.]+){0,3}['’]s \\p{Ll}`) ??
    tied(
      (core) =>
        `^(?:${name}) (?:is|was|are|works?|worked) (?:[^.,“”]{2,40} )?(?:at|of|for|by|with) (?:the )?${core}\\b`,
    );
  if (said && !DEALS.test(person.role ?? '')) return said.side;
  const employer = employerSworn(papers, person);
  const own =
    employer &&
    companies.find(({ name: company }) => {
      const core = coreWord(company);
      return (
        company.toLowerCase().includes(employer.toLowerCase()) ||
        (core !== undefined && employer.toLowerCase().includes(core.toLowerCase()))
      );
    });
  if (own) return own.side;
  const [only, ...more] = companies;
  if (!only || more.length > 0 || person.role === undefined) return undefined;
  return STAFF.test(person.role) || (CARES.test(only.name) && NURSES.test(person.role))
    ? only.side
    : undefined;
}

/** Who holds a job with the body that is sued; a nurse only where it gives care, and nobody who has left. */
function staffSide(
  read: ReadCase,
  person: ModelPerson,
  staff: readonly string[],
): ModelPerson['side'] | undefined {
  const body = read.model.people.find(
    ({ kind, side }) => kind === 'organization' && side === sideThat(read, 'defending'),
  );
  const nurses = NURSES.test(`${person.name} ${person.role ?? ''}`);
  return body && staff.includes(person.name) && !(nurses && !CARES.test(body.name)) && !hasLeft(read, person)
    ? body.side
    : undefined;
}

const hasLeft = ({ papers }: ReadCase, { name }: ModelPerson): boolean =>
  papers.some(
    ({ kind, document }) =>
      kind === 'transcript' &&
      surname(swornIn(document)?.name ?? '') === surname(name) &&
      document.pages.some(({ text }) => LEFT.test(text)),
  );
/** "Are you still employed at Lakeshore?" "No." */
const LEFT = /\bstill (?:employed|working|work|with)\b[^?]{0,60}\?\s+(?:\d{1,2}\s+)?A\.?:?\s+No\b/;

/** Who deals with a company does not work for it. */
const DEALS =
  /\b(?:lender|installer|supplier|contractor|subcontractor|vendor|customer|client|landlord|tenant|insurer|bank|neighbor|competitor|lawyer|attorney|counsel|accountant|auditor|broker|buyer|seller|distributor)\b/i;

/** "the store manager", "a guard", in a case in which one company is a party. */
const STAFF =
  /^(?:the|an?|then the|its) (?:[\p{Ll}-]+ ){0,3}(?:manager|supervisor|director|foreman|superintendent|president|clerk|cashier|dispatcher|owner|officer|guard|driver|operator|employee|coworker|co-worker|mechanic|custodian|janitor|server|cook)$/u;
const NURSES = /\b(?:nurse|aide|orderly|caregiver|attendant|technician|resident|intern)\b/;
const CARES = /\b(?:hospital|care|clinic|medical|nursing|health|rehabilitation|hospice)\b/i;
