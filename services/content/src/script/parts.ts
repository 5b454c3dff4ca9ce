import type { CaseDocument } from '../case-model/file-sentences.js';
import { accountOf } from '../case-model/paper.js';
import { isKindOfEvidence } from '../case-fields/evidence.rules.js';
import type { CaseModel } from '@lectern/contracts/case-model';
import { type Burden, burdenOf, spokenBurden } from '../case-model/burden.js';
import { burdenOfMatter } from '../case-model/burden-of-matter.js';
import { type Brief, ended, filled, ours, theirs, theirsAgain } from './brief.js';
import { isCounterclaim, isOurs } from './claimed-by.js';
import { capital } from './english/clauses.js';
import { itemsOf } from './sums.js';
import { wantsEnded } from '../case-model/relief-asked.js';
import type { BestPoint } from './their-best-point.js';
import { isDecidedAppeal } from './without-jury.js';
import { type Line, type Paragraph, factLines, framing, part, resting } from './line.js';

/** The burden in the words that this side may use, or the place for it where the file does not tell. */
export function burden(brief: Brief): Paragraph {
  const { claims } = brief.model;
  if (isDecidedAppeal(brief.read)) return part('The burden', [filled(brief, 'standard')]);
  const sued = claims.filter((one) => !isCounterclaim(brief, one));
  const claim = sued.find(({ confidence }) => confidence === 'yours') ?? sued[0];
  const found: Burden = claim
    ? { standard: claim.standard, on: claim.burdenOn }
    : burdenOf(brief.read.details, {
        side: brief.model.side,
        criminal: brief.read.sides.criminal,
        stage: 'trial',
        claim: burdenOfMatter(brief.read.papers.map(({ document }) => document)),
      });
  const said = spokenBurden(found, {
    client: ours(brief),
    opponent: theirs(brief),
    several: / and /.test(ours(brief)),
  });
  const more = sued.filter(({ standard }) => standard === 'clear-and-convincing');
  return part(
    'The burden',
    said
      ? [
          ...said.map(framing),
          ...answeringBurden(brief, claims).map(framing),
          ...(found.standard === 'preponderance' ? more : []).map((one) =>
            resting(`For ${one.name} the law asks for more: clear and convincing evidence.`, one),
          ),
        ]
      : [filled(brief, 'standard')],
  );
}

/** Who must prove what is claimed back. */
function answeringBurden(brief: Brief, claims: CaseModel['claims']): string[] {
  const back = claims.find((one) => isCounterclaim(brief, one));
  if (!back) return [];
  return [
    isOurs(brief, back)
      ? 'What we claim in return is ours to prove in the same way.'
      : `What ${theirs(brief)} ${/ and /.test(theirs(brief)) ? 'claim' : 'claims'} in return is not ours to disprove.`,
  ];
}

/** What is asked of those who decide, for that side, from the file's own relief. */
export function ask(brief: Brief, when: string): Paragraph {
  const { side, relief } = brief.model;
  const { criminal, client, opponent } = brief.read.sides;
  const sources = relief.flatMap((one) => one.sources);
  const own = brief.model.people.find((person) => person.side === 'ours');
  const other = brief.model.people.find((person) => person.side === 'theirs');
  if (side === 'unknown') return part('What we ask', [filled(brief, 'ask')]);
  if (criminal) {
    if (side === 'claiming')
      return part('What we ask', [
        opponent && other
          ? resting(`${when} we will ask you to find ${opponent.short} guilty.`, other)
          : filled(brief, 'ask'),
      ]);
    return part('What we ask', [
      client && own
        ? resting(`${when} we will ask you to find ${client.short} not guilty.`, own)
        : filled(brief, 'ask'),
    ]);
  }
  const judge = brief.forum.decider === 'judge';
  const asks = judge
    ? `${when.replace('trial', 'hearing')} we will ask ${brief.forum.court} to decide for`
    : `${when} we will ask you for a verdict for`;
  const verdict = client && own ? resting(`${asks} ${ended(client.short)}`, own) : undefined;
  if (side === 'defending') return part('What we ask', [verdict ?? filled(brief, 'ask')]);
  const amounts = wholeSums(brief);
  const whole = amounts.length === 1 ? amounts[0] : totalAsked(brief);
  const sum = whole && resting(`We will ask you for ${whole.amount}.`, { sources });
  const items = whole ? [] : itemsAsked(brief);
  return part('What we ask', [
    verdict ?? filled(brief, 'ask'),
    ...(brief.slots.amount || !(sum ?? items[0]) ? [amountSlot(brief)] : sum ? [sum] : items),
  ]);
}

/** "Judgment for $1,076,491.00" beside "punitive damages": the total of what has a number, and no item of it. */
const totalAsked = (brief: Brief): CaseModel['relief'][number] | undefined => {
  const wishes = oursToAsk(brief).filter(({ amount }) => amount);
  const largest = Math.max(...wishes.map(({ amount }) => moneyOf(amount!)));
  return wishes.find(({ amount, text }) => TOTAL.test(text) && moneyOf(amount!) === largest);
};
const TOTAL = /^(?:that )?(?:an? )?(?:judgment|award|verdict)\b[^$]{0,60}\$[\d,.]*\d$/i;
const moneyOf = (amount: string): number => Number(amount.replace(/[^\d.]/g, ''));

const MOST_ITEMS = 3;
/** "We will ask you for special damages of $4,000.": each item that the prayer puts a sum to, where more is asked than one sum. */
const itemsAsked = (brief: Brief): Line[] =>
  oursToAsk(brief)
    .filter(({ text }) => !wantsEnded(text))
    .flatMap((wish) =>
      itemsOf(wish.text).map((item) => ({
        ...resting(`We will ask you for ${item}.`, wish),
        reworded: true,
      })),
    )
    .slice(0, MOST_ITEMS);

const WITHOUT_MONEY: ReadonlySet<string> = new Set(['family-law', 'immigration']);

/** The place for a number, where money is asked for: custody has none. */
export const amountSlot = (brief: Brief): Line | undefined => {
  const { relief } = brief.model;
  const none =
    !relief.some(({ amount }) => amount) &&
    (WITHOUT_MONEY.has(brief.read.details.caseType ?? '') ||
      (relief.some(({ text }) => AN_ACT.test(text)) && !relief.some(({ text }) => MONEY.test(text))));
  return none && !brief.slots.amount ? undefined : filled(brief, 'amount');
};

/** What a court does, where no money is asked beside it. */
const AN_ACT =
  /\b(?:set aside|admitted to probate|enjoin\w*|injunction|declar(?:e|ing|ation|atory)|reinstate\w*|partition|appoint\w*|rescission|specific performance)\b/i;

/** A sum that is all that is asked: beside front pay or exemplary damages without a number it would ask for too little. */
export const wholeSums = (brief: Brief): CaseModel['relief'] => {
  const wishes = oursToAsk(brief);
  const more = wishes.some(({ amount, text }) => (amount ? BESIDES.test(text) : MONEY.test(text)));
  return more ? [] : wishes.filter(({ amount, text }) => amount && text.split(MONEY).length <= 2);
};
const MONEY =
  /\b(?:damages|pay|wages|expenses|overtime|rent|deposit|royalt\w+|profits|restitution|suffering|distress)\b|\bunder the (?:policy|contract|lease|agreement|note)\b/i;
/** A second item without a number of its own: "return of the deposit of $900 and statutory damages". */
const BESIDES =
  /(?:,| and)(?: for)?(?: an equal amount)?(?: \p{Ll}+){0,4} (?:damages|pay|profits|suffering)\b(?! of \$)/iu;

/** What a court's paper says of money, or the other side's asks for, is not what we ask; what the attorney typed is. */
export const oursToAsk = ({ model, read }: Brief): CaseModel['relief'] => {
  const accounts = new Map(
    read.papers.map((paper) => [
      paper.document,
      paper.author === 'court' ? 'theirs' : accountOf(paper, model.side),
    ]),
  );
  const pagesOf = (own: (document: CaseDocument) => boolean): string =>
    read.sentences
      .filter(({ document }) => own(document))
      .map(({ text }) => text)
      .join(' ');
  const notOurs = pagesOf((document) => accounts.get(document) === 'theirs');
  const ours_ = pagesOf((document) => accounts.get(document) !== 'theirs');
  // The form begins with a capital, and ends, what the paper may say in mid-sentence.
  return model.relief.filter(({ sources }) => {
    const asked = sources[0]!.quote.slice(1).replace(/[.;,]$/, '');
    return !notOurs.includes(asked) || ours_.includes(asked);
  });
};

/** "Letters and notices" is a kind of evidence, not a thing that can be shown. */
export const isThing = ({ read }: Brief, name: string): boolean =>
  !isKindOfEvidence(name) &&
  (/^Exhibit (?:[A-Z]{1,2}|\d{1,3})\b/.test(name) ||
    ((read.typed || read.papers.length === 0) && !/^testimony\b/i.test(name)));

/** A thing as one speaks of it: "Photographs of the stairs" begins a line of the form, not a sentence. */
export const spokenThing = ({ model }: Brief, name: string): string => {
  const [, mark, what] = /^(Exhibit [^:]+)(?:: (.+))?$/.exec(name) ?? [];
  if (mark)
    return what && /^(?:the|an?) /i.test(what)
      ? `${what.charAt(0).toLowerCase()}${what.slice(1)}, ${mark}`
      : mark;
  if (/^(?:the|an?|his|her|its|their|our)\s/i.test(name)) return name.charAt(0).toLowerCase() + name.slice(1);
  const [first = ''] = name.split(/[\s’']/);
  if (model.people.some((person) => person.name.split(' ').includes(first))) return name;
  const beginsLine = /^\p{Lu}\p{Ll}+(?:\s+[\p{Ll}(\d]|$)/u.test(name);
  return `the ${beginsLine ? name.charAt(0).toLowerCase() + name.slice(1) : name}`;
};

/** What the other side will hold up, from the file where it shows, with what the file says against it; the answer is the advocate's. */
export function theirPoint(brief: Brief, { points, answer }: BestPoint): Paragraph {
  if (points.length === 0 || brief.slots['worst-fact'])
    return part('Their best point', [filled(brief, 'worst-fact')]);
  return part('Their best point', [
    framing(`${capital(theirsAgain(brief))} will point you to this.`),
    ...points.flatMap(factLines),
    ...(answer
      ? [
          framing(
            brief.forum.decider === 'jury' ? 'Hold it against what else you know.' : 'Set this beside it.',
          ),
          ...factLines(answer),
        ]
      : []),
    filled(brief, 'answer'),
  ]);
}
