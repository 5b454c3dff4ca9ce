import type { CaseDetails } from '@lectern/contracts/case';
import type { CaseModel, ModelPerson } from '@lectern/contracts/case-model';
import { calmPages } from './calm-pages.js';
import { plainPages } from './plain-pages.js';
import { namesOf } from './actors.js';
import { answeredIn } from './answered.js';
import { Called } from './called.js';
import { decedentIn } from './decedent.js';
import { claimsOf, evidenceOf } from './claims.js';
import { reliefOf } from './relief-asked.js';
import { reliefLeft } from './relief-ended.js';
import { coParties } from './co-parties.js';
import { victimIn } from './died.js';
import { clashesIn } from './clashes.js';
import { modelFact, strongest } from './facts.js';
import { chosenAmong } from './floors.js';
import type { CaseDocument, FileSentence } from './file-sentences.js';
import { perFiling } from './filings.js';
import { perWitness } from './transcript-witnesses.js';
import { STORY, gapsOf } from './gaps.js';
import { withIntroductions } from './introductions.js';
import { type Interviewed, interviewedIn } from './interviewed.js';
import { clawedBackIn } from './clawed-back.js';
import { counselMailIn, counselOf, withoutCounselMail } from './counsel-mail.js';
import { type KeptOut, keptOutOf } from './kept-out.js';
import { mergedFacts } from './merged-facts.js';
import { quotedOnPage } from './quoted-on-page.js';
import { type Paper, accountOf, readPaper } from './paper.js';
import { sharedSurnames, underOneName } from './namesakes.js';
import { peopleOf, sideOfRole } from './people.js';
import { antecedentsOf, tellableWithNames, withNames } from './pronouns.js';
import { type Sides, sidesOf, surname } from './sides.js';
import { withWitnesses } from './sworn-people.js';
import { type Voice, toldByPaper } from './told-by-paper.js';
import { byStandingSides } from './turned-captions.js';
import { typedFacts } from './typed-facts.js';

/** A case as read, with what drafting needs beside the model itself. */
export interface ReadCase {
  model: CaseModel;
  details: CaseDetails;
  sides: Sides;
  papers: Paper[];
  sentences: FileSentence[];
  called: Called;
  /** Of each document by its name, who says "I" in it, and what it calls those of whom it tells. */
  voices: ReadonlyMap<string, Voice>;
  /** What a court kept from those who decide the facts. */
  keptOut: KeptOut;
  /** Surnames that more than one person of the file bears. */
  shared: ReadonlySet<string>;
  /** Whom reports tell to have been asked. */
  interviewed: readonly Interviewed[];
  /** The attorney typed facts that no document holds: their order is kept. */
  typed: boolean;
  /** The words of facts that the attorney left out or put otherwise. */
  setAside?: ReadonlySet<string>;
  /** The words of those that he does not want told; a witness may be asked for them. */
  notTold?: ReadonlySet<string>;
}

const lowered = (text: string): string =>
  text.replace(/^(?:An?|The|His|Her|Its|Their)\b/, (word) => word.toLowerCase());

/** Everything that the documents and the form say of a case, each item with its place. Pure; the same file gives the same model. */
export function readCase(details: CaseDetails, given: readonly CaseDocument[]): ReadCase {
  const counsel = counselOf(given);
  const documents = calmPages(
    given
      .map((document) => withoutCounselMail(document, counsel))
      .map((document) => ({ ...document, pages: plainPages(document.pages) })),
  );
  const read = documents.flatMap(perWitness).flatMap(perFiling).map(readPaper);
  const texts = documents.flatMap(({ pages }) => pages.map(({ text }) => text));
  const sides = sidesOf(
    details,
    read.map(({ caption }) => caption),
    texts,
  );
  const papers = read.map((paper) => byStandingSides(paper, sides));
  const called = new Called(sides, texts, nameApart(sides, texts));
  const sued = [sides.client, sides.opponent].flatMap(namesOf);
  const writers = { parties: sued, text: texts.join('\n') };
  const perPaper = papers.map((paper) => toldByPaper(paper, { sides, called, sued, writers }));
  const sentences = perPaper.flatMap((one) => one.sentences);
  const interviewed = perPaper.flatMap((one) => interviewedIn(one, (text) => called.named(text)));
  const among = {
    texts,
    words: sides.criminal ? victimIn(texts) : [],
    calm: (text: string) => called.calm(text),
    interviewed,
  };
  const testified = perPaper.some(({ paper, told }) => paper.kind === 'transcript' && told.length > 0);
  const own = typedFacts(details, sentences, called, testified);
  const typed = own.some(({ inFile }) => !inFile);
  const tellings = perPaper.map(({ told }) => told);
  const settings = {
    typed,
    sworn: new Set(papers.flatMap(({ kind, document }) => (kind === 'transcript' ? [document.name] : []))),
    answers: answeredIn(papers, sentences),
    tellsOurs: new Set(
      papers
        .filter(
          (paper) =>
            accountOf(paper, sides.side) === 'ours' ||
            (sides.criminal && sides.side === 'claiming' && paper.kind === 'charge'),
        )
        .map(({ document }) => document),
    ),
  };
  // Who is in the story is known from a first choice; then "she" is a name, and more can be told.
  const firstFacts = tellings.flatMap((told) => [...strongest(told)].map((fact) => modelFact(fact, true)));
  const cast = withIntroductions(
    peopleOf(details, sides, sentences, firstFacts, among),
    sentences,
    firstFacts,
  );
  const known = antecedentsOf(sentences, cast, {
    byFirstName: called.byFirstName,
    shared: sharedIn(cast, texts),
    named: (text) => called.named(text),
    interviewed,
    sides,
  });
  const merged = mergedFacts(
    tellings.map((told) => tellableWithNames(told, known, settings.tellsOurs)),
    own,
    { ...settings, sentences },
  );
  const named = peopleOf(details, sides, sentences, merged, among);
  const parties = [...named, ...coParties(sides, sentences, merged, named)];
  const all = withIntroductions(parties, sentences, merged);
  const decedents = decedentIn(texts).map(([, dead]) => dead);
  const people = underOneName(withWitnesses(all, perPaper, texts), called).map((person) => {
    const role = person.role && person.side === 'neither' ? lowered(called.named(person.role)) : person.role;
    return {
      ...person,
      ...(role && { role }),
      ...(person.side === 'neither' && { side: sideOfRole(role, sides) }),
      ...((suedAsOffice(person, texts) || isDecedent(person, decedents)) && { witness: false }),
    };
  });
  const shared = sharedIn(people, texts);
  const facts = withNames(
    merged,
    antecedentsOf(sentences, people, { ...known, known: known.genders, shared }),
  );
  const onPage = quotedOnPage(given);
  for (const fact of facts) {
    fact.sources = fact.sources.map(onPage);
    fact.people = people
      .filter(({ name }) =>
        fact.said.concat(fact.text).some((text) => text.includes(name.split(' ').at(-1)!)),
      )
      .map(({ id }) => id);
  }
  const model: CaseModel = {
    papers: perPaper.map(({ paper, told }) => ({
      document: { ...(paper.document.id && { id: paper.document.id }), name: paper.document.name },
      kind: paper.kind,
      tellsStory: chosenAmong(told) >= STORY && paper.kind !== 'letter' && paper.kind !== 'agreement',
      pages: paper.document.pages.length,
      facts: told.length,
    })),
    side: sides.side,
    people,
    facts,
    claims: claimsOf(details, sides, sentences, {
      facts: facts.filter(({ said }) => said.length > 0),
      people,
      byCourt: papers.length > 0 && papers.every(({ author }) => author === 'court'),
    }),
    relief: reliefLeft(reliefOf(details, called), texts),
    evidence: evidenceOf(details, facts),
    clashes: clashesIn(facts, sentences, settings.answers),
    gaps: [],
    slots: {},
  };
  const keptOut = keptOutOf(papers, sentences, sides);
  model.gaps = gapsOf(model, sides, keptOut, [
    ...given.flatMap(clawedBackIn),
    ...given.flatMap((document) => counselMailIn(document, counsel)),
  ]);
  const voices = new Map(perPaper.map(({ paper, voice }) => [paper.document.name, voice]));
  return { model, details, sides, papers, sentences, called, voices, keptOut, shared, interviewed, typed };
}

const sharedIn = (people: readonly ModelPerson[], texts: readonly string[]): ReadonlySet<string> =>
  sharedSurnames(
    people.map(({ name }) => surname(name)),
    texts,
    people.filter(({ side, kind }) => side !== 'neither' && kind === 'person').map(({ name }) => twice(name)),
  );

/** A caption shouts the names that the paper itself may never write in full; 'Lee "Chip" Orne' is Lee Orne. */
const twice = (name: string): string => `${withoutNickname(name)}. ${withoutNickname(name)}.`;
const withoutNickname = (name: string): string => name.replace(/ ["“'‘]\p{Lu}[\p{L}.]*["”'’](?= )/gu, '');

/** Whom a paper calls the decedent takes no stand. */
const isDecedent = ({ name, kind }: ModelPerson, decedents: readonly string[]): boolean =>
  kind === 'person' &&
  decedents.some((dead) => surname(dead) === surname(name) && dead.split(' ')[0] === name.split(' ')[0]);

const CAPTION = 6000;

/** "DONALD J. TRUMP, in his official capacity as ...": the office is sued, and nobody who takes the stand. */
const suedAsOffice = ({ name, kind, side }: ModelPerson, texts: readonly string[]): boolean =>
  kind === 'person' &&
  side === 'theirs' &&
  texts.some((text) => {
    const head = text.slice(0, CAPTION).toUpperCase();
    const at = head.indexOf(surname(name).toUpperCase());
    const said = at < 0 ? '' : head.slice(at, at + 160).replace(/\s+/g, ' ');
    return /^[^.;]{0,120}\bIN (?:HIS|HER|THEIR) OFFICIAL CAPACIT/.test(said) && !/\bINDIVIDUAL/.test(said);
  });

/** A party whose surname somebody else of the file bears keeps the whole name; so do all of several of whom one does. */
function nameApart({ client, opponent }: Sides, texts: readonly string[]): ReadonlySet<string> {
  const parties = [client, opponent].filter((party) => party && !party.organization);
  const own = parties.flatMap((party) => namesOf(party).map((name) => ({ party: party!, name })));
  const shared = sharedSurnames(
    own.map(({ name }) => surname(name)),
    texts,
    own.map(({ name }) => twice(name)),
  );
  for (const { party, name } of own)
    if (shared.has(surname(name)))
      party.short = party.several ? withoutInitials(party.said) : withoutMiddle(withoutNickname(party.said));
  return shared;
}
/** "Dale Wendell Orne" is Dale Orne as one speaks; "Ana De La Cruz" keeps all of it. */
const withoutMiddle = (name: string): string =>
  withoutInitials(name).replace(
    /^(\p{Lu}\p{Ll}+) (?!(?:De|La|Del|Van|Von|Der|St)\b)\p{Lu}\p{Ll}+ (\p{Lu}[\p{L}’'-]+)(?=$|,? (?:[JS]r\.|II|III|IV)$)/u,
    '$1 $2',
  );
const withoutInitials = (name: string): string => name.replace(/(?<=\p{L}) \p{Lu}\.(?= )/gu, '');
