import type { CaseModel, ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { wordsOfKind } from '../../case-fields/evidence.rules.js';
import { type Brief, story } from '../brief.js';
import { isHumanRole } from '../human-role.js';
import { onceTold } from '../once-told.js';
import { spokenLines } from '../spoken-lines.js';
import { bearingOf } from '../../case-model/bearing.js';
import { capital } from '../english/clauses.js';
import { defensePoints } from '../defense-points.js';
import { triviaIn } from '../story-weight.js';
import { sideOf } from '../witnesses.js';
import { surname } from '../../case-model/sides.js';
import { disputedAmong } from '../disputed.js';
import { hurts } from '../their-best-point.js';
import { nameOf } from '../name-of.js';
import { type Paragraph, type Section, framing, part, resting, text } from '../line.js';

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
    .filter(
      ({ kind, witness, role, side }) =>
        // Nobody counts on an accused to take the stand.
        !(accused && side === 'ours') &&
        kind === 'person' &&
        witness &&
        !/\b(?:decedent|deceased)\b/i.test(role ?? ''),
    )
    .slice(0, MOST_WITNESSES)
    .map((person) => ofWitness(brief, person, asked.get(person.id) ?? []));
  const things = brief.model.evidence.slice(0, MOST_THINGS).map((thing) => ofThing(brief, thing));
  const parts = [...witnesses, ...things].filter((lines) => lines.length > 0);
  if (parts.length === 0)
    return text([
      part('Evidence', [
        framing('The file names no witness and no exhibit.'),
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
    const text = fact.said.join(' ').replace(QUOTED, '“words”');
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
      resting(`${who} ${theirs ? 'has to grant this on cross.' : 'can tell this.'}`, person),
      ...strongest(own).flatMap(spokenLines),
    ],
    role && `${role.charAt(0).toUpperCase()}${role.slice(1)}`,
  );
}
const QUOTED = /[“"][^”"]*[”"]/g;
const LEANS = /^(?:He|She|It|They|This|That|But|So)\b/;

/** An exhibit with what stands beside its mark; a kind of proof with the facts that it is the proof of. */
function ofThing(brief: Brief, thing: CaseModel['evidence'][number]): Paragraph {
  const { model } = brief;
  const kind = wordsOfKind(thing.name);
  const own = model.facts.filter(
    (fact) =>
      fact.kind === 'event' &&
      fact.said.length > 0 &&
      !hurts(brief, fact) &&
      (kind ? fact.used && kind.test(fact.text) : thing.facts.includes(fact.id)),
  );
  return own.length === 0
    ? []
    : part(thing.name, [
        resting(`${SHOWN_BY[thing.name] ?? spoken(thing.name)} for this.`, thing),
        ...strongest(own).flatMap(spokenLines),
      ]);
}

const spoken = (name: string): string => `${capital(name.replace(/:.*$/, ''))} stands`;
const SHOWN_BY: Record<string, string> = {
  'Emails and messages': 'The messages stand',
  Photographs: 'The photographs stand',
  'Physical evidence': 'The things that were kept stand',
  'Medical records': 'The medical records stand',
  'Video recordings': 'The video stands',
  'Financial records': 'The accounts stand',
};

/** The strongest of them in their order. */
function strongest(facts: readonly ModelFact[]): ModelFact[] {
  const chosen = [...facts].sort((a, b) => b.force - a.force).slice(0, MOST_FACTS);
  return facts.filter((fact) => chosen.includes(fact));
}
