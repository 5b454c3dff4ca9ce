import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { bearingOf } from '../../case-model/bearing.js';
import {
  type Brief,
  accountOfFact,
  filled,
  fitting,
  hasStory,
  story,
  theirs,
  told,
  witnessIn,
} from '../brief.js';
import { isOurs } from '../claimed-by.js';
import { defenses } from '../defenses.js';
import { disputedAmong } from '../disputed.js';
import { burden, theirPoint } from '../parts.js';
import { type BestPoint, hurts, speaksForUs, theirBestPoint } from '../their-best-point.js';
import { type Paragraph, type Section, framing, part, text } from '../line.js';
import { accusedStory, isTheirAccount } from './accused-story.js';
import { isGrave, sceneOf } from './elements-placed.js';
import { questions, toBeProved } from './claims-announced.js';
import { type Accounts, byElement } from './elements-told.js';
import { noStory } from './no-story.js';
import { onlyPleaded } from './only-pleaded.js';
import { verdict } from './verdict.js';

/** What the answer of the other side says was not done is no proof of ours. */
const GAINSAYS = /\b(?:not|never|without|den(?:y|ies|ied))\b|n['’]t\b/i;
const AROUND = 180;
const MOST_CLAIMS = 7;

/**
 * A closing: the question, the evidence element by element, the other side's best point and the answer, burden, verdict
 * form, amount (Mauet, ch. 9; Lubet, ch. 12: argue from the instructions, concede what is true, end on the theme).
 */
export function closing(brief: Brief): Section {
  if (!hasStory(brief)) return noStory(brief);
  const tellable = story(brief).filter((fact) => !onlyPleaded(brief, fact));
  const all = fitting(brief, tellable, Math.max(160, brief.words - AROUND));
  const disputed = disputedAmong(brief, all);
  const best = theirBestPoint(brief, all, disputed);
  const borne = new Set(brief.model.claims.flatMap(({ elements }) => elements.flatMap((one) => one.facts)));
  // What proves an element is told there.
  const against: BestPoint = best.answer && borne.has(best.answer.id) ? { points: best.points } : best;
  const held = brief.slots['worst-fact'] ? [] : [...against.points, against.answer];
  const facts = all.filter(
    (fact) =>
      !held.includes(fact) &&
      !disputed.has(fact) &&
      !hurts(brief, fact) &&
      !volunteered(brief, fact) &&
      !(
        brief.model.side === 'claiming' &&
        accountOfFact(brief, fact) === 'theirs' &&
        GAINSAYS.test(fact.text)
      ),
  );
  const theirAccount = all.filter(
    (fact) =>
      brief.model.side === 'defending' &&
      disputed.has(fact) &&
      !hurts(brief, fact) &&
      !held.includes(fact) &&
      !volunteered(brief, fact),
  );
  // A claim of which the file tells nothing is no way to order what it tells.
  const claims = brief.model.claims
    .filter(
      ({ elements, count, confidence, sources }) =>
        // Every count and every charge is put to those who decide, whatever the file tells of it.
        count !== undefined ||
        brief.read.sides.criminal ||
        (confidence === 'sure' && sources.some(({ field }) => field === undefined)) ||
        elements.filter(({ facts: own }) => own.length > 0).length * 3 >= elements.length,
    )
    .slice(0, MOST_CLAIMS);
  const body = bodyOf(brief, claims, { facts, theirs: theirAccount });
  return text([
    part('The question', [
      framing(brief.forum.salutation),
      filled(brief, 'theme'),
      ...questions(brief, claims),
    ]),
    ...body,
    theirPoint(brief, against),
    defenses(brief),
    part('Why it matters', [filled(brief, 'analogy')]),
    burden(brief),
    part('The verdict', verdict(brief, claims)),
    part('Last line', [filled(brief, 'theme')]),
  ]);
}

/**
 * Words of which nobody knows whom they help: what our own witness told the other side's counsel, what a pleading denies, and what
 * their witness volunteered; his answer to our counsel's question stands behind the question.
 */
function volunteered({ read }: Brief, fact: ModelFact): boolean {
  const { favors, act, teller } = bearingOf(read, fact);
  if (act === 'excuse') return true;
  if (favors !== 'unsure') return false;
  return teller.side !== 'theirs' || teller.as === 'pleading' || !/ was asked: “/.test(fact.said[0] ?? '');
}

/** What a witness of those who accuse had to answer to our counsel. */
function wrung({ read }: Brief, fact: ModelFact): boolean {
  const { teller } = bearingOf(read, fact);
  return teller.side === 'theirs' && teller.pressed === true;
}

/** The middle of a closing, by who speaks and whose papers there are. */
function bodyOf(brief: Brief, claims: readonly ModelClaim[], accounts: Accounts): Paragraph[] {
  const { side } = brief.model;
  const { criminal } = brief.read.sides;
  if (side === 'defending' && !brief.read.typed) {
    const ours = accounts.facts.filter(
      (fact) => speaksForUs(brief, fact) || (criminal && wrung(brief, fact)),
    );
    const rest = accounts.facts.filter((fact) => !ours.includes(fact));
    const speaks = told(brief, 'What speaks for us', ours, [
      framing(
        criminal
          ? 'Now remember what else you heard.'
          : 'Start with what the other side would rather leave out.',
      ),
    ]);
    if (criminal) return [...ofTheAccused(brief, rest), ...speaks, ...toBeProved(brief, claims)];
    // Sued, and nothing of ours in the papers: their account is met element by element, as theirs.
    if (claims.length > 0 && isTheirAccount(brief, rest))
      return [...speaks, ...byElement(brief, claims, { facts: [], theirs: rest })];
    return [...speaks, ...ofTheSued(brief, claims, { facts: rest, theirs: accounts.theirs })];
  }
  return withoutOrder(brief, claims, accounts);
}

/** The one who is sued proves no element: what the papers tell for him comes first, and theirs is met element by element. */
function ofTheSued(
  brief: Brief,
  claims: readonly ModelClaim[],
  { facts, theirs: account }: Accounts,
): Paragraph[] {
  if (claims.length === 0) return withoutOrder(brief, claims, { facts, theirs: account });
  const bearing = (ours: boolean): ReadonlySet<string> =>
    new Set(
      claims
        .filter((claim) => isOurs(brief, claim) === ours)
        .flatMap(({ elements }) => elements.flatMap((one) => one.facts)),
    );
  const [forUs, against] = [bearing(true), bearing(false)];
  const claimed = facts.filter(({ id }) => forUs.has(id));
  const own = facts.filter((fact) => !against.has(fact.id) && !claimed.includes(fact));
  return [
    ...told(
      brief,
      'What happened',
      sceneOf(
        own.filter((fact) => witnessIn(brief, fact) === undefined || isGrave(fact)),
        MOST_OF_OURS,
      ),
      [framing('Start with what happened.')],
    ),
    ...byElement(brief, claims, {
      facts: claimed,
      theirs: [
        ...account,
        ...facts.filter(
          (fact) => against.has(fact.id) && !claimed.includes(fact) && accountOfFact(brief, fact) !== 'ours',
        ),
      ],
    }),
  ];
}
const MOST_OF_OURS = 6;

const withoutOrder = (brief: Brief, claims: readonly ModelClaim[], accounts: Accounts): Paragraph[] =>
  claims.length > 0
    ? byElement(brief, claims, accounts)
    : [
        ...told(brief, 'The evidence', accounts.facts, [
          framing('Let us go through what you heard, in order.'),
        ]),
        ...told(brief, 'What they told you', accounts.theirs, [
          framing(`Remember what ${theirs(brief)} told you.`),
        ]),
      ];

const MOST_OF_THEIRS = 10;
/** The accused tells what is his own; what the others say of him is theirs, and the strongest of it is enough. */
function ofTheAccused(brief: Brief, facts: readonly ModelFact[]): Paragraph[] {
  const accused = accusedStory(brief, facts, {
    title: 'What they told you',
    lead: ['Remember what {them} told you.'],
    undone: 'Now remember what was not done.',
    besides: 'Now remember what else you heard.',
  });
  if (accused) return accused;
  const own = facts.filter((fact) => bearingOf(brief.read, fact).favors === 'ours');
  const others = sceneOf(
    facts.filter((fact) => !own.includes(fact)),
    MOST_OF_THEIRS,
  );
  return [
    ...told(brief, 'What happened', own, [framing('Start with what happened.')]),
    ...told(brief, 'What they told you', others, [framing(`Remember what ${theirs(brief)} told you.`)]),
  ];
}
