import type { ModelFact } from '@lectern/contracts/case-model';
import { type Brief, filled, ours, theirs, told } from '../brief.js';
import { bearingOf } from '../../case-model/bearing.js';
import { capital } from '../english/clauses.js';
import { joined } from '../english/phrases.js';
import { defensePoints } from '../defense-points.js';
import { eyewitnessesOf, seenBy, untoldOf } from '../eyewitnesses.js';
import { type Line, type Paragraph, framing, part, resting } from '../line.js';
import { namesKnown } from '../people-part.js';

/** Themes of a defense: fewer points are no theme. */
const FEWEST = 2;

/**
 * The middle of an opening for one who is accused: the charge in a sentence, his own account where the papers hold one, what the one who
 * was hurt did first, then what the other side's papers hold for him, theme by theme, and the place for the worst fact. Undefined where they hold next to nothing.
 */
export function defenseOpening(
  brief: Brief,
  own: readonly ModelFact[],
  besides: readonly ModelFact[],
): Paragraph[] | undefined {
  const account = own.filter((fact) => bearingOf(brief.read, fact).teller.side === 'ours');
  const known = [namesKnown(brief), ...charged(brief).map(({ text }) => text)].join(' ');
  const themes = defensePoints(brief, known);
  const seen = eyewitnessesOf(brief);
  const inThemes = new Set([...themes, ...seen].flatMap(({ facts }) => facts.map(({ text }) => text)));
  const provoked = besides.filter(
    (fact) => bearingOf(brief.read, fact).act === 'provocation' && !inThemes.has(fact.text),
  );
  const points = provoked.length + [...themes, ...seen].reduce((sum, { facts }) => sum + facts.length, 0);
  if (points < FEWEST) return undefined;
  return [
    charged(brief),
    ...told(brief, 'What happened', account),
    ...seenBy(brief, (name) => `Listen to what ${name} saw.`),
    ...told(brief, 'What was done first', provoked, [
      framing('Listen for what was done before anybody was hurt.'),
    ]),
    ...untoldOf(themes, seen).flatMap(({ title, lead, facts }) => told(brief, title, facts, [framing(lead)])),
    part('What we say', [filled(brief, 'worst-fact')]),
  ];
}

/** "The State charges Reed with burglary and theft."; for the accused, what a charge is. */
export function charged(brief: Brief): Paragraph {
  const { claims, side } = brief.model;
  const [accuser, accused] =
    side === 'defending' ? [theirs(brief), ours(brief)] : [ours(brief), theirs(brief)];
  const names = [...new Set(claims.map(({ name }) => name))];
  const lines = inThrees(names).map((some, at): Line =>
    resting(
      `${capital(accuser)} ${at === 0 ? '' : 'also '}${/^the People$/i.test(accuser) ? 'charge' : 'charges'} ${accused} with ${joined(some)}.`,
      ...claims,
    ),
  );
  return part('The charge', [
    ...lines,
    brief.model.side === 'defending'
      ? framing('A charge is an accusation, and it is not evidence.')
      : undefined,
  ]);
}

/** As many charges as a listener keeps of one sentence. */
const AT_ONCE = 3;
const inThrees = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / AT_ONCE) }, (_, at) =>
    names.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
