import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { sameName } from '@lectern/legal-text/names';
import { OFFICIAL, actsForClaimant, sideThat, standsFor } from '../case-model/allegiance.js';
import { bearingOf } from '../case-model/bearing.js';
import { decedentsOf } from '../case-model/decedent.js';
import { surname } from '../case-model/sides.js';
import { swornIn } from '../case-model/testimony-facts.js';
import type { Brief } from './brief.js';
import { interviewIn } from '../case-fields/interviews.rules.js';
import { appearsFor } from './appears-for.js';
import { alsoHeard } from './also-heard.js';
import { coreOfName, nameOf } from './name-of.js';
import { talksOf } from '../case-model/talks.js';
import { isDecidedAppeal } from './without-jury.js';
import { isHim } from './written-by.js';

/** Who can be examined in this scenario, the chosen one or the one of whom the file tells the most first. */
export function witnessesFor(brief: Brief): ModelPerson[] {
  const { model, scenario, witness, read } = brief;
  const direct = scenario === 'witness-examination';
  const chosen =
    witness === undefined
      ? undefined
      : model.people.find(
          ({ name }) => sameName(name, witness) || name.toLowerCase() === witness.toLowerCase(),
        );
  if (witness !== undefined && !chosen) return [{ ...unnamed, name: witness }];
  // Who only speaks for the accused in a word or two is still a witness of the prosecution's own.
  const prosecutes = read.sides.criminal && model.side === 'claiming';
  const heard = alsoHeard(brief);
  const can = [...model.people, ...heard].filter((person) => {
    if (person.kind !== 'person' || !person.witness || COMPANY.test(person.name) || isDead(brief, person))
      return false;
    const side = sideOf(brief, person);
    // A court of appeals tells of a treating doctor, or of whom the police sought, and not whose witness he was.
    if (side === 'neither' && isDecidedAppeal(read)) return false;
    // Nobody cross-examines his own witness, or calls the other side's; the accused is called by nobody but himself.
    return direct
      ? side !== 'theirs' &&
          !accusesUs(brief, person) &&
          !examinedByUs(brief, person, side) &&
          !(read.sides.criminal && person.role === 'our client')
      : side !== 'ours' &&
          (!heard.includes(person) || OFFICIAL.test(person.name)) &&
          (!prosecutes || standsFor(read, person) === 'theirs');
  });
  // The accused is there for the prosecution only where he chose to testify; without another witness he is prepared for.
  const accused = ({ role }: ModelPerson): boolean =>
    !direct && read.sides.criminal && model.side === 'claiming' && role === 'the other side';
  const told = (person: ModelPerson): number =>
    model.facts.filter(namesHim(person, model.people)).reduce((sum, fact) => sum + (fact.used ? 2 : 1), 0) +
    // Who swore to what a charge rests on, named in no sentence of it.
    (heard.includes(person) && !direct ? SWORE : 0) +
    // Whom counsel has under oath against the other side is whom the examination is for.
    (!direct && isDeposed(brief, person) ? DEPOSED : 0) +
    // Who tells our story is heard first; whom they lean on is asked first.
    (accused(person) && !hasTestified(brief, person)
      ? -NOT_CALLED
      : sideOf(brief, person) === (direct ? 'ours' : 'theirs')
        ? direct
          ? OWN_FIRST
          : 6
        : 0);
  const ranked = can
    .map((person) => ({ person, told: told(person) }))
    .filter((one) => one.told > 1 || (one.told < 0 && one.told > 1 - NOT_CALLED))
    .sort((a, b) => b.told - a.told)
    .map(({ person }) => person);
  return chosen ? [chosen, ...ranked.filter(({ id }) => id !== chosen.id)] : ranked;
}

/** A tester for events that tell of somebody by name. */
function namesHim(person: ModelPerson, people: readonly ModelPerson[]): (fact: ModelFact) => boolean {
  const name = new RegExp(nameOf(person, people).source, 'u');
  const core = coreOfName(person);
  return ({ kind, said }) => kind === 'event' && said.some((text) => text.includes(core) && name.test(text));
}

const SWORE = 40;
const DEPOSED = 30;
/** Behind every other witness. */
const NOT_CALLED = 10_000;

/** Has he been examined in court? */
export const hasTestified = ({ read }: Brief, person: ModelPerson): boolean =>
  read.papers.some(({ kind, document }) => {
    const own = kind === 'transcript' ? swornIn(document) : undefined;
    return own !== undefined && sameName(own.name, person.name) && interviewIn(document.pages) === undefined;
  });

/** Whom our counsel questioned at a deposition, the other side's story was taken from. */
const examinedByUs = (brief: Brief, person: ModelPerson, side: ModelPerson['side']): boolean =>
  side !== 'ours' && !brief.read.sides.criminal && depositionsOf(brief, person).some(({ ours }) => ours);

/** In a civil case somebody whom counsel examined, of either side where the papers do not say for whom he was there. */
const isDeposed = (brief: Brief, person: ModelPerson): boolean =>
  !brief.read.sides.criminal && depositionsOf(brief, person).some(({ ours, theirs }) => ours || !theirs);

/** The transcripts of somebody, with whose counsel asked first. */
const depositionsOf = (brief: Brief, person: ModelPerson): { ours: boolean; theirs: boolean }[] =>
  brief.read.papers.flatMap(({ kind, document }) => {
    const sworn = kind === 'transcript' ? swornIn(document) : undefined;
    if (!sworn || !isHim(sworn.name, person) || interviewIn(document.pages)) return [];
    const first = talksOf(document)[0]?.by;
    return [
      {
        ours: appearsFor(brief, 'ours', document.pages)(first),
        theirs: appearsFor(brief, 'theirs', document.pages)(first),
      },
    ];
  });

/** Nobody is called who has died. */
function isDead({ read, model }: Brief, person: ModelPerson): boolean {
  if (/\b(?:late|deceased|decedent)\b/.test(person.role ?? '')) return true;
  const own = decedentsOf(read);
  if (
    own.some(
      ([, one]) =>
        sameName(one, person.name) ||
        (surname(one) === surname(person.name) && one.startsWith(person.name.split(' ')[0]!)),
    )
  )
    return true;
  const name = nameOf(person, model.people).source;
  const dead = new RegExp(
    `(?:${name}),? (?:\\(?deceased|was pronounced dead|was killed|died|(?:was found |lay )dead)\\b|\\b[Ee]state of (?:${name})|\\b(?:her|his) late \\p{Ll}+, (?:${name})`,
    'u',
  );
  const core = coreOfName(person);
  return ofDeath(read.sentences).some(({ text }) => text.includes(core) && dead.test(text));
}

/** Sentences that may tell of a death, looked for once. */
function ofDeath(sentences: Brief['read']['sentences']): Brief['read']['sentences'] {
  const known = DEATHS.get(sentences) ?? sentences.filter(({ text }) => MAY_TELL_OF_DEATH.test(text));
  DEATHS.set(sentences, known);
  return known;
}
const DEATHS = new WeakMap<Brief['read']['sentences'], Brief['read']['sentences']>();
const MAY_TELL_OF_DEATH = /deceased|dead|killed|died|[Ee]state of|late/;

/** Who complained of what our side or one of ours did, is not called by us; he may be asked by whoever sues. */
function accusesUs({ model, read }: Brief, person: ModelPerson): boolean {
  if (model.side !== 'defending' || read.sides.criminal || person.side === 'ours') return false;
  const other = read.sides.opponent?.short ?? '';
  const did = new RegExp(
    `${nameOf(person, model.people).source},? (?:\\p{Ll}+ly |had |has |also )?${ACCUSES}`,
    'u',
  );
  const core = coreOfName(person);
  return read.sentences.some(({ text }) => {
    const found = text.includes(core) ? did.exec(text) : null;
    // Who complained of the one who sues is our witness.
    const of = found && text.slice(found.index + found[0].length).slice(0, NEAR);
    return of !== null && !(other !== '' && of.includes(other)) && !/\bplaintiff\b/i.test(of);
  });
}
const NEAR = 50;
const ACCUSES =
  '(?:complained|accused|sued|filed (?:an? )?(?:\\p{Ll}+ )?(?:complaint|charge|grievance|lawsuit|suit|claim)|made (?:an? )?(?:\\p{Ll}+ )?complaint|alleged)\\b';

/** A company, or a word of the paper, that was read as somebody. */
const COMPANY =
  /^(?:Substantial|Custodian|Records?|Exhibit|Notice)\b|\b(?:Completion|Animal|Wholesale|Physicians|Clinic|Hospital|Records|Market|Church|School|University|Department|Mutual|Contracting|Construction|Services?|Supply|Bank|Insurance|Partners|Group|Associates|Systems|Industries|Fabricators|Logistics|Holdings|GmbH|Steel|Properties)$/;

/**
 * For whom a witness stands, by who he is, else by what his words do. Whom the police name and nobody claims speaks for the
 * prosecution, unless what he says clears the accused.
 */
export function sideOf({ read }: Brief, person: ModelPerson): ModelPerson['side'] {
  const ofCase = sides.get(read) ?? new WeakMap<ModelPerson, ModelPerson['side']>();
  sides.set(read, ofCase);
  const side = ofCase.get(person) ?? sideOfWords(read, person);
  ofCase.set(person, side);
  return side;
}
/** Asked of each witness for each fact that he tells. */
const sides = new WeakMap<Brief['read'], WeakMap<ModelPerson, ModelPerson['side']>>();

function sideOfWords(read: Brief['read'], person: ModelPerson): ModelPerson['side'] {
  if (actsForClaimant(read, person)) return sideThat(read, 'claiming');
  const side = standsFor(read, person);
  if (side !== 'neither') return side;
  const opens = new RegExp(nameOf(person, read.model.people).source, 'uy');
  const opensWithHim = (text: string): boolean => {
    opens.lastIndex = 0;
    return opens.test(text);
  };
  const told = read.model.facts.flatMap((fact) => {
    const { favors, by, teller } = bearingOf(read, fact);
    const own = teller.name !== undefined && sameName(teller.name, person.name);
    const says = by === 'content' && fact.said.some(opensWithHim);
    return own || says ? [favors] : [];
  });
  const count = (one: 'ours' | 'theirs'): number => told.filter((favors) => favors === one).length;
  const [ours, theirs] = [count('ours'), count('theirs')];
  if (ours !== theirs) return ours > theirs ? 'ours' : 'theirs';
  return read.sides.criminal ? sideThat(read, 'claiming') : 'neither';
}

/** Nobody who is not of our side is called before those who are. */
const OWN_FIRST = 60;

/** A witness whom the attorney names and the file does not. */
const unnamed: ModelPerson = {
  id: 'person-yours',
  name: '',
  kind: 'person',
  side: 'neither',
  witness: true,
  confidence: 'yours',
  sources: [],
};
