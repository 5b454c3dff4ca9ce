import type { CaseModel, ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { wordsOfKind } from '../../case-fields/evidence.rules.js';
import { type Brief, story } from '../brief.js';
import { isJottedDown } from '../english/jotted.js';
import { isHumanRole } from '../human-role.js';
import { onceTold } from '../once-told.js';
import { spokenLines } from '../spoken-lines.js';
import { bearingOf } from '../../case-model/bearing.js';
import { capital } from '../english/clauses.js';
import { defensePoints } from '../defense-points.js';
import { triviaIn } from '../story-weight.js';
import { isDecidedAppeal } from '../without-jury.js';
import { sideOf } from '../witnesses.js';
import { surname } from '../../case-model/sides.js';
import { disputedAmong } from '../disputed.js';
import { hurts } from '../their-best-point.js';
import { nameOf } from '../name-of.js';
import { type Paragraph, type Section, framing, part, resting, text } from '../line.js';
import { QUOTATIONS } from '../english/quotes.js';

const STANDS: ReadonlySet<string> = new Set(['ours', 'neither']);
const MOST_FACTS = 3;
const MOST_WITNESSES = 8;
const MOST_THINGS = 8;

/**
 * Who and what proves which fact: each witness and each exhibit or kind of proof with the strongest facts that stand beside it. What
 * the papers name and say nothing of is left out.
 */
export function evidenceSummary(brief: Brief): Section {
  const told = story(brief);
  const disputed = disputedAmong(brief, told);
  const trivial = triviaIn(brief.read);
  const accused = brief.read.sides.criminal && brief.model.side === 'defending';
  const stands = (fact: ModelFact): boolean =>
    !disputed.has(fact) &&
    !hurts(brief, fact) &&
    (brief.read.typed || (!trivial(fact) && STANDS.has(bearingOf(brief.read, fact).favors)));
  const points =
    accused && !brief.read.typed ? defensePoints(brief, '').flatMap(({ facts: own }) => own) : [];
  const facts = points.length > 0 ? points : onceTold(told, brief.model.people).filter(stands);
  const asked = byFirstNamed(brief, facts);
  const witnesses = brief.model.people
    .filter((person) => {
      const { kind, witness, role, side } = person;
      return (
        // Nobody counts on an accused to take the stand.
        !(accused && side === 'ours') &&
        kind === 'person' &&
        witness &&
        !(isDecidedAppeal(brief.read) && sideOf(brief, person) === 'neither') &&
        // "Scioto Small Animal", her new clinic.
        !isThing(role) &&
        !/\b(?:decedent|deceased)\b/i.test(role ?? '')
      );
    })
    .slice(0, MOST_WITNESSES)
    .map((person) => ofWitness(brief, person, asked.get(person.id) ?? []));
  // What a witness or another exhibit stands for already is not said again.
  const said = new Set(witnesses.flat().map(({ text: line }) => line));
  const things = brief.model.evidence.slice(0, MOST_THINGS).map((thing) => {
    const lines = ofThing(brief, thing, said);
    for (const { text: line } of lines) said.add(line);
    return lines;
  });
  const parts = [...witnesses, ...things].filter((lines) => lines.length > 0);
  if (parts.length === 0)
    return text([
      part('Evidence', [
        framing('No witness and no exhibit was found in the file.'),
        framing('Add a statement, a deposition or the exhibits, and draft again.'),
      ]),
    ]);
  return text(parts);
}

/** A fact is asked of the witness whom it names first: who acts in it, as a rule. */
function byFirstNamed({ model, read }: Brief, facts: readonly ModelFact[]): Map<string, ModelFact[]> {
  const found = new Map<string, ModelFact[]>();
  const people = model.people.filter(({ kind, witness }) => kind === 'person' && witness);
  for (const fact of facts) {
    if (LEANS.test(fact.said[0] ?? '')) continue;
    const text = fact.said.join(' ').replace(QUOTATIONS, '“words”');
    const [first] = people
      .flatMap((person) => {
        const alone = !read.shared.has(surname(person.name)) || text.includes(person.name.split(' ')[0]!);
        const at = alone ? text.search(nameOf(person, model.people)) : -1;
        return at >= 0 ? [{ person, at }] : [];
      })
      .sort((a, b) => a.at - b.at);
    if (first) found.set(first.person.id, [...(found.get(first.person.id) ?? []), fact]);
  }
  return found;
}

/** Who he is and what he can be asked for, then the facts: whom the other side brings has to be asked on cross. */
function ofWitness(brief: Brief, person: ModelPerson, own: readonly ModelFact[]): Paragraph {
  if (own.length === 0) return [];
  const role = person.side === 'neither' ? person.role : undefined;
  const who =
    role && isHumanRole(role) && /^(?:the|an?) /.test(role) ? `${person.name}, ${role},` : person.name;
  const theirs = sideOf(brief, person) === 'theirs';
  return part(
    person.name,
    [
      resting(`${who} ${tells(brief, person, theirs)}`, person),
      // "Ann Lee, a nurse, can tell this": that she was a nurse is said.
      ...strongest(own)
        .flatMap(spokenLines)
        .filter(({ text: line }) => !role || !line.endsWith(` was ${role}.`)),
    ],
    role && `${role.charAt(0).toUpperCase()}${role.slice(1)}`,
  );
}
const isThing = (role: string | undefined): boolean =>
  /\b(?:clinic|company|firm|store|shop|hospital|office|school|bank|restaurant|warehouse)$/i.test(role ?? '');

/** Who need not testify is asked only if he does. */
function tells({ read }: Brief, { role }: ModelPerson, theirs: boolean): string {
  if (!theirs) return 'can tell this.';
  return read.sides.criminal && role === 'the other side'
    ? 'need not testify, and has to grant this if the defense calls this witness.'
    : 'has to grant this on cross.';
}
const bare = (said: string): string => said.replace(QUOTATIONS, '“words”');
const LEANS = /^(?:He|She|It|They|This|That|But|So)\b/;

/** An exhibit with what stands beside its mark; a kind of proof with the facts that it is the proof of. */
function ofThing(brief: Brief, thing: CaseModel['evidence'][number], said: ReadonlySet<string>): Paragraph {
  const { model, read } = brief;
  // Who is accused works with what the prosecution tells; in a suit what only they say is theirs to bring.
  const stands = (fact: ModelFact): boolean =>
    read.typed || read.sides.criminal || bearingOf(read, fact).favors !== 'theirs';
  const kind = wordsOfKind(thing.name);
  const trivial = triviaIn(read);
  const own = model.facts.filter(
    (fact) =>
      fact.kind === 'event' &&
      fact.said.length > 0 &&
      !hurts(brief, fact) &&
      stands(fact) &&
      (read.typed || (!trivial(fact) && !LEANS.test(fact.said[0]!) && !fact.said.some(isJottedDown))) &&
      !spokenLines(fact).some(({ text: line }) => said.has(line)) &&
      (kind ? fact.used && kind.test(bare(fact.said.join(' '))) : thing.facts.includes(fact.id)),
  );
  return own.length === 0
    ? []
    : part(thing.name, [
        resting(
          `${THINGS[thing.name] ?? capital(thing.name.replace(/:.*$/, ''))} can come in with this.`,
          thing,
        ),
        ...strongest(own).flatMap(spokenLines),
      ]);
}

const THINGS: Record<string, string> = {
  'Emails and messages': 'The messages',
  Photographs: 'The photographs',
  'Physical evidence': 'The things that were kept',
  'Medical records': 'The medical records',
  'Video recordings': 'The video',
  'Financial records': 'The accounts',
};

/** The strongest of them in their order. */
function strongest(facts: readonly ModelFact[]): ModelFact[] {
  const chosen = [...facts].sort((a, b) => b.force - a.force).slice(0, MOST_FACTS);
  return facts.filter((fact) => chosen.includes(fact));
}
