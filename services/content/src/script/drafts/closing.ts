import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { bearingOf } from '../../case-model/bearing.js';
import { outsideSuit } from '../../case-model/outside-suit.js';
import { type Brief, MIN_STORY, accountOfFact, filled, hasStory, story, theirs, told } from '../brief.js';
import { defenses } from '../defenses.js';
import { disputedAmong } from '../disputed.js';
import { questionOfElement } from '../asked.js';
import { isCounterclaim } from '../claimed-by.js';
import { burden, theirPoint } from '../parts.js';
import { type BestPoint, doneByOurs, hurts, speaksForUs, theirBestPoint } from '../their-best-point.js';
import { type Line, type Paragraph, type Section, framing, part, resting, text } from '../line.js';
import { isHeldUp, isPleaded, ofAccount } from '../told-by-whom.js';
import { defensePoints, tellsGap } from '../defense-points.js';
import { eyewitnessesOf, seenBy, untoldOf } from '../eyewitnesses.js';
import { namesKnown } from '../people-part.js';
import { isTheirAccount } from './accused-story.js';
import { questions } from './claims-announced.js';
import { fittingStory, ownStory } from '../opening-accounts.js';
import { isWriting, weakensDefense } from './core-story.js';
import { sceneOf } from './elements-placed.js';
import { toBeProved } from './claims-met.js';
import { GAINSAYS, MAKES_GOOD, ownedUp, volunteered } from './own-words-at-closing.js';
import { withEvidence } from './evidence-of-elements.js';
import { type Accounts, byElement } from './elements-told.js';
import { noStory } from './no-story.js';
import { swornAnswers } from './sworn-answers.js';
import { theirWritings } from './their-writings.js';
import { tiedClaims } from './tied.js';
import { onlyPleaded } from './only-pleaded.js';
import { verdict } from './verdict.js';

const AROUND = 180;
const MOST_CLAIMS = 7;

/**
 * A closing: the question, the evidence element by element, the other side's best point and the answer, burden, verdict
 * form, amount (Mauet, ch. 9; Lubet, ch. 12: argue from the instructions, concede what is true, end on the theme).
 */
export function closing(brief: Brief): Section {
  return hasStory(brief) ? drafted(brief).section : noStory(brief);
}

/** What the papers do not show yet of what we must prove: for the notes beside a closing, and never spoken. */
export const stillToShow = (brief: Brief): Line[] =>
  hasStory(brief) ? drafted(brief).lacking.slice(0, MOST_LACKING) : [];
const MOST_LACKING = 8;

interface Drafted {
  section: Section;
  lacking: Line[];
}
const draftedOf = new WeakMap<Brief, Drafted>();
function drafted(brief: Brief): Drafted {
  const known = draftedOf.get(brief);
  if (known) return known;
  const own = draft(brief);
  draftedOf.set(brief, own);
  return own;
}

function draft(given: Brief): Drafted {
  const lacking: Line[] = [];
  const tied = tiedClaims(given);
  const strict: Brief = { ...given, model: { ...given.model, claims: tied } };
  const brief: Brief = { ...given, model: { ...given.model, claims: tiedClaims(given, true) } };
  const outside = outsideSuit(brief.model.facts);
  const own = new Set([...story(brief), ...ownStory(brief)].map(({ id }) => id));
  const tellable = brief.model.facts.filter(
    (fact) => own.has(fact.id) && !onlyPleaded(brief, fact) && !outside(fact),
  );
  const all = withEvidence(strict, fittingStory(brief, tellable, Math.max(160, brief.words - AROUND)));
  const disputed = disputedAmong(brief, all);
  const found = theirBestPoint(brief, all, disputed);
  const best = found.points.length > 0 ? found : { points: ownWriting(brief, all) };
  const borne = new Set(tied.flatMap(({ elements }) => elements.flatMap((one) => one.facts)));
  // What proves an element is told there.
  const against: BestPoint = best.answer && borne.has(best.answer.id) ? { points: best.points } : best;
  // Of the rest nobody knows whether they will hold it up.
  const heldUp = against.points.filter((fact) => isHeldUp(brief, fact));
  const sure: BestPoint = heldUp.length < against.points.length ? { points: heldUp } : against;
  const theirBest = sure.points.length > 0 ? sure : doneByOurs(given);
  const held = brief.slots['worst-fact'] ? [] : [...against.points, ...theirBest.points, theirBest.answer];
  const sayable = all.filter(
    (fact) =>
      !held.includes(fact) &&
      !(brief.read.sides.criminal && brief.model.side === 'claiming' && tellsGap(fact)) &&
      (ownedUp(brief, fact, borne) ||
        (!disputed.has(fact) && !hurts(brief, fact) && !volunteered(brief, fact))) &&
      !(
        brief.model.side === 'claiming' &&
        (accountOfFact(brief, fact) === 'theirs' ||
          (brief.read.sides.criminal && bearingOf(brief.read, fact).teller.side === 'theirs')) &&
        (GAINSAYS.test(fact.text) || (brief.read.sides.criminal && MAKES_GOOD.test(fact.text)))
      ),
  );
  const facts = ofAccount(brief, sayable);
  const theirAccount = all.filter(
    (fact) =>
      brief.model.side === 'defending' &&
      disputed.has(fact) &&
      isPleaded(brief, fact) &&
      !hurts(brief, fact) &&
      !held.includes(fact) &&
      !volunteered(brief, fact),
  );
  // A claim of which the file tells nothing is no way to order what it tells.
  const claims = given.model.claims
    .filter(
      ({ elements, count, confidence, sources }) =>
        // Every count and every charge is put to those who decide, whatever the file tells of it.
        count !== undefined ||
        brief.read.sides.criminal ||
        (confidence === 'sure' && sources.some(({ field }) => field === undefined)) ||
        elements.filter(({ facts: own }) => own.length > 0).length * 3 >= elements.length,
    )
    .slice(0, MOST_CLAIMS)
    .flatMap(({ id }) => tied.find((one) => one.id === id) ?? []);
  // Where the papers only tell what is claimed back, it does not order what was sued for.
  const ordering = claims.every((claim) => isCounterclaim(brief, claim)) ? [] : claims;
  const body = bodyOf(brief, ordering, {
    facts,
    theirs: theirAccount,
    lacks: (claim, { name }) =>
      lacking.push({
        ...resting(`Still to be shown, on ${claim.name}: ${questionOfElement(brief, claim, name)}`, claim),
        reworded: true,
      }),
  });
  const section = text([
    part('The question', [
      framing(brief.forum.salutation),
      filled(brief, 'theme'),
      ...questions(brief, claims),
    ]),
    ...body,
    ...theirWritings(brief, body.flat()),
    ...swornAnswers(brief, body.flat(), (name) => `Remember what ${name} answered under oath.`),
    theirPoint(brief, theirBest),
    defenses(brief),
    part('Why it matters', [filled(brief, 'analogy')]),
    burden(brief),
    part('The verdict', verdict(brief, claims)),
    part('Last line', [filled(brief, 'theme')]),
  ]);
  return { section, lacking };
}

/** What a witness of those who accuse had to answer to our counsel. */
function wrung({ read }: Brief, fact: ModelFact): boolean {
  const { teller } = bearingOf(read, fact);
  return teller.side === 'theirs' && teller.pressed === true;
}

/** What those of the company that is sued wrote to each other is what the other side will read out, where nothing else hurts. */
const ownWriting = (brief: Brief, facts: readonly ModelFact[]): ModelFact[] =>
  brief.model.side === 'defending'
    ? facts.filter((fact) => isWriting(brief, fact) && weakensDefense(brief, fact)).slice(0, 1)
    : [];

/** The middle of a closing, by who speaks and whose papers there are. */
function bodyOf(brief: Brief, claims: readonly ModelClaim[], accounts: Accounts): Paragraph[] {
  if (brief.model.side !== 'defending' || brief.read.typed) return withoutOrder(brief, claims, accounts);
  if (brief.read.sides.criminal) return ofTheAccused(brief, claims, accounts.facts);
  if (claims.length === 0)
    return isTheirAccount(brief, accounts.facts)
      ? [
          ...told(brief, 'What they told you', sceneOf(accounts.facts, MOST_OF_THEIRS), [
            framing(`Remember what ${theirs(brief)} told you.`),
          ]),
          part('Your answer', [filled(brief, 'answer')]),
        ]
      : withoutOrder(brief, claims, accounts);
  const speaks = accounts.facts.filter((fact) => speaksForUs(brief, fact));
  const rest = accounts.facts.filter((fact) => !speaks.includes(fact));
  const untold = ownStory(brief).length === 0;
  const first = untold
    ? told(brief, 'What speaks for us', speaks, [
        framing('Start with what the other side would rather leave out.'),
      ])
    : [];
  // Sued, and nothing of ours in the papers: their account is met element by element, as theirs.
  if (untold && (rest.length === 0 || isTheirAccount(brief, rest)))
    return [
      ...first,
      ...byElement(brief, claims, { ...accounts, facts: [], theirs: [...accounts.theirs, ...rest] }),
    ];
  const ours = accounts.facts.filter(
    (fact) =>
      speaks.includes(fact) || (accountOfFact(brief, fact) !== 'theirs' && !weakensDefense(brief, fact)),
  );
  return [
    ...first,
    ...byElement(brief, claims, {
      ...accounts,
      facts: untold ? ours.filter((fact) => !speaks.includes(fact)) : ours,
      theirs: [
        ...accounts.theirs,
        ...accounts.facts.filter((fact) => !ours.includes(fact) && !weakensDefense(brief, fact)),
      ],
    }),
  ];
}

/** A story that no claim orders is told whole where it is short, else its strongest part. */
const withoutRecital = (facts: readonly ModelFact[]): readonly ModelFact[] =>
  facts.reduce((sum, { said }) => sum + said.length, 0) <= MOST_WITHOUT_CLAIMS
    ? facts
    : sceneOf(facts, MOST_WITHOUT_CLAIMS);
/** Sentences of an account that is only theirs. */
const MOST_OF_THEIRS = 6;
/** Sentences of a story that no claim orders. */
const MOST_WITHOUT_CLAIMS = 18;
const withoutOrder = (brief: Brief, claims: readonly ModelClaim[], accounts: Accounts): Paragraph[] =>
  claims.length > 0
    ? byElement(brief, claims, accounts)
    : [
        ...told(brief, 'The evidence', withoutRecital(accounts.facts), [
          framing('Let us go through what you heard, in order.'),
        ]),
        // Who has an account of his own does not recite theirs; their best point is met apart.
        ...told(brief, 'What they told you', accounts.facts.length >= MIN_STORY ? [] : accounts.theirs, [
          framing(`Remember what ${theirs(brief)} told you.`),
        ]),
      ];

/** The accused proves nothing: what the papers hold for him comes first, then what they had to prove, part by part. */
function ofTheAccused(brief: Brief, claims: readonly ModelClaim[], facts: readonly ModelFact[]): Paragraph[] {
  const own = facts.filter((fact) => bearingOf(brief.read, fact).favors === 'ours');
  const wrung_ = facts.filter((fact) => wrung(brief, fact));
  const ours = [...own, ...wrung_];
  const seen = eyewitnessesOf(brief);
  const themes = untoldOf(defensePoints(brief, namesKnown(brief)), seen);
  const apart = new Set([...themes, ...seen].flatMap((one) => one.facts.map(({ text: own_ }) => own_)));
  const account = own.filter(
    (fact) => bearingOf(brief.read, fact).teller.side === 'ours' && !apart.has(fact.text),
  );
  const speaks = ours.filter((fact) => !account.includes(fact) && !apart.has(fact.text));
  return [
    ...told(brief, 'What happened', account, [framing('Start with what happened.')]),
    ...seenBy(brief, (name) => `Remember what ${name} saw.`),
    ...themes.flatMap(({ title, closes, facts: points }) => told(brief, title, points, [framing(closes)])),
    ...told(brief, 'What speaks for us', speaks, [framing('Now remember what else you heard.')]),
    ...toBeProved(brief, claims, ours),
  ];
}
