import type { ModelClaim } from '@lectern/contracts/case-model';
import { ended, joined } from '../english/phrases.js';
import { sourceOf } from '../../case-model/facts.js';
import { accountOf } from '../../case-model/paper.js';
import { wantsEnded } from '../../case-model/relief-asked.js';
import { shorterOf } from '../asked.js';
import { isCounterclaim, isOurs } from '../claimed-by.js';
import { type Brief, filled, ours, story } from '../brief.js';
import { type Line, resting } from '../line.js';
import { amountSlot, oursToAsk, wholeSums } from '../parts.js';
import { spokenRelief } from '../relief.js';
import { spokenLosses } from '../damages-table.js';
import { damagesIn, itemsOf } from '../sums.js';
import { verdictForm } from './verdict-form.js';

/** What those who decide are asked to write: the answer to each claim, for whom, and how much. */
export function verdict(brief: Brief, claims: readonly ModelClaim[]): Line[] {
  const { side, people } = brief.model;
  const own = people.find((person) => person.side === 'ours');
  if (side === 'unknown') return [filled(brief, 'ask')];
  if (brief.read.sides.criminal) return ofEachCharge(brief, claims);
  const family =
    brief.read.details.caseType === 'family-law' && side === 'claiming' ? spokenRelief(brief) : [];
  if (family.length > 0) return family;
  const judge = brief.forum.decider === 'judge';
  const form = judge
    ? []
    : [true, false].flatMap((ours_) => {
        const these = claims.filter((claim) => isOurs(brief, claim) === ours_);
        return these.length === 0 ? [] : answersOnForm(brief, these, ours_);
      });
  const shares = judge ? [] : sharesOnForm(brief);
  const asks = own
    ? resting(
        judge
          ? `We ask ${brief.forum.court} to decide for ${ended(ours(brief))}`
          : `We ask you for a verdict for ${ended(ours(brief))}`,
        own,
      )
    : filled(brief, 'ask');
  return [...form, ...shares, asks, ...(side === 'claiming' ? amounts(brief, claims) : [])];
}

/** Where the form asks for shares of the fault, the share is the advocate's to name. */
function sharesOnForm(brief: Brief): Line[] {
  const shares = verdictForm(brief)?.shares;
  return shares
    ? [
        {
          ...resting('The verdict form asks you what share of the fault each one bears.', shares),
          reworded: true,
        },
        filled(brief, 'ask'),
      ]
    : [];
}

/** A form that only asks for shares is answered with no yes and no no. */
const OF_FAULT = /\b(?:negligen\w+|fault|premises|safe place|carelessness)\b/i;

/** "On Count One, negligence against Pell, write yes.": a line for each count of the form; without counts all claims in one. */
function answersOnForm(brief: Brief, given: readonly ModelClaim[], yes: boolean): Line[] {
  const answer = yes ? 'yes' : 'no';
  const form = verdictForm(brief);
  if (form?.shares && !form.yesOrNo) {
    const rest = given.filter(({ name }) => !OF_FAULT.test(name));
    if (rest.length < given.length) return rest.length === 0 ? [] : answersOnForm(brief, rest, yes);
  }
  if (given.length > 1 && given.every(({ count }) => count !== undefined))
    return given.map((claim) =>
      resting(`On ${claim.count}, ${calledOnForm(brief, claim)}, write ${answer}.`, claim),
    );
  const names = given.map((claim) => calledOnForm(brief, claim));
  return [
    resting(
      `Where the verdict form asks you about ${joined([...new Set(names)], 'and')}, write ${answer}.`,
      ...given,
    ),
  ];
}

const calledOnForm = (brief: Brief, claim: ModelClaim): string =>
  isCounterclaim(brief, claim)
    ? `the counterclaim for ${claim.name}`
    : `${claim.name}${claim.against ? ` against ${shorterOf(brief.read, claim.against)}` : ''}`;

/** Guilty or not guilty, charge by charge where there are several. */
function ofEachCharge(brief: Brief, claims: readonly ModelClaim[]): Line[] {
  const { side, people } = brief.model;
  const accuses = side === 'claiming';
  const other = people.find((person) => person.side === (accuses ? 'theirs' : 'ours'));
  const accused = accuses ? brief.read.sides.opponent?.short : ours(brief);
  if (!other || !accused) return [filled(brief, 'ask')];
  const found = accuses ? 'guilty' : 'not guilty';
  const whole = resting(`We ask you to find ${accused} ${found}.`, other);
  if (claims.length < 2) return [whole];
  return [
    ...claims.map((claim) =>
      resting(
        `On ${claim.count ? `${claim.count}, ` : 'the charge of '}${claim.name}, ${claim.against ? `find ${claim.against} ${found}` : `the verdict is ${found}`}.`,
        claim,
      ),
    ),
    whole,
  ];
}

/** The one sum that is all that is asked, else each sum that the papers name with what it is for, and the place for the rest. */
function amounts(brief: Brief, claims: readonly ModelClaim[]): Line[] {
  const place = amountSlot(brief);
  if (brief.slots.amount) return place ? [place] : [];
  const whole = wholeSums(brief);
  if (whole.length === 1) return [resting(`The number is ${whole[0]!.amount}.`, whole[0]!)];
  const asked = oursToAsk(brief)
    .filter(({ text }) => !wantsEnded(text))
    .flatMap((wish) =>
      itemsOf(wish.text).map((item) => ({ ...resting(`We ask for ${item}.`, wish), reworded: true })),
    );
  const losses = spokenLosses(brief);
  return [
    ...losses,
    ...asked,
    ...(asked.length + losses.length > 0 ? [] : pricedHarms(brief, claims)),
    ...(place && !asksWhole(asked, brief) ? [place] : []),
  ];
}

/** Every sum of the prayer is named: nothing is left to be put a number to. */
const asksWhole = (asked: readonly Line[], brief: Brief): boolean =>
  asked.length > 0 &&
  !oursToAsk(brief).some(({ text }) => UNSUMMED.test(text)) &&
  oursToAsk(brief)
    .flatMap(({ text }) => text.match(/\$\d[\d,.]*\d/g) ?? [])
    .every((sum) => asked.some(({ text }) => text.includes(sum)));
/** "for damages to be shown at trial": more is asked than the sums. */
const UNSUMMED =
  /\b(?:to be (?:shown|proven|proved|determined)|as (?:shall|may) be (?:proven|proved|shown)|according to proof|in an amount)\b|\b(?:damages|suffering|distress|pay|profits)\b(?! of \$)/i;

/** What the told harms cost, and the bills that our own papers name without telling of them. */
function pricedHarms(brief: Brief, claims: readonly ModelClaim[]): Line[] {
  const harms = new Set(claims.flatMap(({ elements }) => elements.flatMap(({ facts }) => facts)));
  const told = story(brief)
    .filter(({ id }) => harms.has(id))
    .flatMap((fact) => fact.said.flatMap(damagesIn).map((item) => ({ item, on: fact })));
  const ours = new Set(
    brief.read.papers
      .filter((paper) => paper.kind === 'complaint' && accountOf(paper, brief.model.side) === 'ours')
      .map(({ document }) => document),
  );
  const written = brief.read.sentences
    .filter(({ document, text }) => ours.has(document) && text.length <= LONGEST)
    .flatMap((sentence) =>
      damagesIn(sentence.text)
        .filter((item) => OF_A_HARM.test(item))
        .map((item) => ({ item, on: { sources: [sourceOf(sentence)] } })),
    );
  const seen = new Set<string>();
  return [...told, ...written]
    .filter(({ item }) => {
      const sum = /\$[\d,.]+/.exec(item)?.[0] ?? item;
      return !seen.has(sum) && seen.add(sum);
    })
    .slice(0, MOST_SUMS)
    .map(({ item, on }) => ({ ...resting(`We ask for ${item}.`, on), reworded: true }));
}
const LONGEST = 300;
const MOST_SUMS = 5;
/** Rent and price are no harm by themselves. */
const OF_A_HARM = /\b(?:medical|hospital|funeral|burial|therapy|rehabilitation|lost)\b/;
