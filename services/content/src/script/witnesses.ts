import type { ModelPerson } from '@lectern/contracts/case-model';
import { coreWord, sameName } from '@lectern/legal-text/names';
import { exchanges } from '../case-fields/testimony.rules.js';
import { swornIn } from '../case-model/testimony-facts.js';
import type { Brief } from './brief.js';
import { nameOf } from './second-person.js';

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
  const can = model.people.filter((person) => {
    if (person.kind !== 'person' || !person.witness) return false;
    // The accused is not called by the other side, and nobody cross-examines his own client.
    if (
      read.sides.criminal &&
      person.side === 'neither' &&
      ACCUSES.test(`${person.name} ${person.role ?? ''}`)
    )
      return direct === (model.side === 'claiming');
    if (!direct && read.sides.criminal && model.side === 'claiming' && person.side === 'neither')
      return OF_THE_ACCUSED.test(person.role ?? '');
    const side = worksFor(brief, person) ?? person.side;
    if (direct) return side !== 'theirs' && !(read.sides.criminal && side === 'ours');
    return side !== 'ours';
  });
  const told = (person: ModelPerson): number =>
    model.facts
      .filter(
        (fact) => fact.kind === 'event' && fact.said.some((text) => nameOf(person, model.people).test(text)),
      )
      .reduce((sum, fact) => sum + (fact.used ? 2 : 1), 0) +
    // Who tells our story is heard first; whom they lean on is asked first.
    ((worksFor(brief, person) ?? person.side) === (direct ? 'ours' : 'theirs')
      ? direct
        ? OWN_FIRST
        : 6
      : 0);
  const ranked = can
    .map((person) => ({ person, told: told(person) }))
    .filter((one) => one.told > 1)
    .sort((a, b) => b.told - a.told)
    .map(({ person }) => person);
  return chosen ? [chosen, ...ranked.filter(({ id }) => id !== chosen.id)] : ranked;
}

/** Nobody who is not of our side is called before those who are. */
const OWN_FIRST = 60;

/** The company of the case that somebody works for, where the file says so or leaves no other. */
function worksFor({ model, read }: Brief, person: ModelPerson): ModelPerson['side'] | undefined {
  if (person.side !== 'neither' || read.sides.criminal) return undefined;
  const companies = model.people.filter(({ kind, side }) => kind === 'organization' && side !== 'neither');
  const name = nameOf(person, model.people).source;
  const texts = model.facts.flatMap(({ said }) => said);
  const tied = (pattern: (core: string) => string): ModelPerson | undefined =>
    companies.find(({ name: company }) => {
      const core = coreWord(company);
      return core !== undefined && texts.some((text) => new RegExp(pattern(core), 'iu').test(text));
    });
  const said =
    tied((core) => `(?:${name}) (?:founded|formed|started|owns|runs|owned|ran) (?:the )?${core}\\b`) ??
    tied(
      (core) => `\\b${core}\\b[^“”]{0,60} (?:founded|formed|started|owned|run)[^“”]{0,40} by (?:${name})`,
    ) ??
    tied(
      (core) =>
        `^(?:${name}) (?:is|was|are|works?|worked) (?:[^.,“”]{2,40} )?(?:at|of|for|by|with) (?:the )?${core}\\b`,
    );
  if (said) return said.side;
  const employer = employerSworn(read.papers, person);
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
  return only && more.length === 0 && STAFF.test(person.role ?? '') ? only.side : undefined;
}
/** For whom a witness said under oath that he works, or for whom the title page says that he speaks. */
function employerSworn(papers: Brief['read']['papers'], { name }: ModelPerson): string | undefined {
  for (const { kind, document } of papers) {
    if (kind !== 'transcript' || !sameName(swornIn(document)?.name ?? '', name)) continue;
    const pages = document.pages.map((page) => ({ ...page, ocr: false, scanned: false, read: true }));
    const answer = exchanges(pages).find(({ question }) => EMPLOYER.test(question))?.answer;
    const [, said] =
      /^(?:I (?:work|worked) (?:for|at) )?((?:the )?\p{Lu}[\p{L}’'&-]*(?: \p{Lu}[\p{L}’'&-]*){0,4})/u.exec(
        answer ?? '',
      ) ?? [];
    if (said) return said;
  }
  return undefined;
}
const EMPLOYER =
  /\b(?:who(?:m)? (?:do|did|were) you (?:work|working|employed)|who (?:is|was) your employer|who (?:signs|signed) your pay\p{Ll}*|by whom (?:are|were) you employed|where do you work|who (?:employs|employed) you)\b/iu;

/** "the store manager", in a case in which one company is a party. */
const STAFF =
  /^the (?:[\p{Ll}-]+ ){0,3}(?:manager|supervisor|director|foreman|superintendent|president|clerk|cashier|dispatcher|owner|officer)$/u;

/** Somebody who is spoken to by his rank. */
export const OFFICIAL =
  /^(?:Officer|Detective|Sergeant|Lieutenant|Captain|Trooper|Deputy|Agent|Special Agent|Inspector|Sheriff)\b/;

/** Whom the prosecution calls: who investigated, and who was wronged. */
const ACCUSES =
  /\b(?:Officer|Detective|Sergeant|Lieutenant|Captain|Trooper|Deputy|Agent|Inspector|Sheriff|victim|complainant|caller|investigator)\b/i;

/** Whom the defense calls: who is near to the accused. */
const OF_THE_ACCUSED =
  /\b(?:mother|father|wife|husband|brother|sister|son|daughter|girlfriend|boyfriend|friend|roommate|cousin|uncle|aunt|fianc\w+|partner|coworker|alibi)\b/i;

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
