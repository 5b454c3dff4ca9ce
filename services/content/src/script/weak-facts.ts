import type { ModelFact } from '@lectern/contracts/case-model';
import { type Brief, witnessIn } from './brief.js';
import { sayableEvents } from './heard-by-judge.js';
import { isEarlierHarm } from '../case-model/earlier-harm.js';
import { spokenCite } from './spoken-cites.js';
import { type Line, resting } from './line.js';
import { hurts } from './their-best-point.js';

const UNSURE =
  /\b(?:(?:said|admitted|stated|testified|told) [^.]{0,40}(?:dozing|asleep)|did not (?:see|hear|look)|could not (?:see|say|tell|identify|remember)|not (?:sure|certain)|unable to (?:identify|say|see)|\p{Ll}{3,9} percent|[“"]I think|might have been|for (?:a|one|two|three) seconds?|in the dark)\b/iu;
const UNDONE =
  /\b(?:(?:has|have|was|were) (?:not|never) (?:been )?(?:found|recovered|tested|collected|preserved|photographed|recorded|interviewed|examined)|no (?:\p{L}{1,14} ){1,5}(?:was|were) (?:found|recovered|tested|seen|collected|preserved))\b/iu;
const OTHER_CAUSE =
  /\b(?:rain(?:ed|ing)?|wet|ic[ey]|snow\w{0,3}|fog(?:gy)?|dark|storm|wind|phone|called in sick|late|without (?:looking|checking|matching))\b/i;
const LEANS = /^(?:He|She|It|They|This|That|These|Those|His|Her|Its|Their|But|So)\b/;

export const isUnsure = ({ said }: ModelFact): boolean => said.some((text) => UNSURE.test(text));

/** What was found is not weighed when the question is how it was got. */
function answers(brief: Brief, fact: ModelFact): boolean {
  const { read, model } = brief;
  return !(read.sides.criminal && model.side === 'defending') && hurts(brief, fact);
}

/** What a bench makes of a sentence, the first that fits; each is asked once. */
const ASKED: readonly {
  fits: (brief: Brief, fact: ModelFact, text: string) => boolean;
  asks: string;
}[] = [
  {
    fits: (brief, fact) => !brief.read.sides.criminal && isEarlierHarm(brief.model, fact),
    asks: 'How is the Court to separate that from what happened here?',
  },
  {
    fits: ({ model }, _, text) => model.side === 'claiming' && UNDONE.test(text),
    asks: 'How do you make your case without it?',
  },
  {
    // Who bears the burden answers for his witnesses; what the other side did not see is for that side to worry about.
    fits: ({ read, model }, _, text) =>
      model.side === 'claiming' && UNSURE.test(text) && !text.includes(read.sides.opponent?.short ?? '\n'),
    asks: 'How much weight can that bear?',
  },
  { fits: answers, asks: 'What is your answer?' },
  {
    fits: ({ read, model }, _, text) =>
      read.details.caseType === 'personal-injury' && model.side === 'claiming' && OTHER_CAUSE.test(text),
    asks: 'Why was that not the cause?',
  },
];
const MOST = 4;
const TWICE = 2;

/** The facts of the papers that a bench would press this side with, each as a question with its place. */
export function weakFacts(brief: Brief): Line[] {
  const asked = new Map<number, number>();
  const found: { fact: ModelFact; text: string; at: number }[] = [];
  const facts = sayableEvents(brief).filter((fact) => witnessIn(brief, fact) === undefined);
  for (const fact of [...facts].sort((a, b) => b.force - a.force)) {
    // Of the sentences of one fact, the one that a bench would press first.
    const [first] = fact.said
      .filter((text) => !LEANS.test(text))
      .map((text) => ({ text, at: ASKED.findIndex(({ fits }) => fits(brief, fact, text)) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    const most = first && ASKED[first.at]!.fits === answers ? TWICE : 1;
    if (!first || (asked.get(first.at) ?? 0) >= most) continue;
    asked.set(first.at, (asked.get(first.at) ?? 0) + 1);
    found.push({ fact, ...first });
  }
  return found
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST)
    .map(({ fact, text, at }) =>
      question(brief, fact, `${ASKED[at]!.fits === answers ? fact.said.join(' ') : text} ${ASKED[at]!.asks}`),
    );
}

function question(brief: Brief, fact: ModelFact, asked: string): Line {
  const place = /(?:page|paragraph) \d+(?:\.\d+)?/.exec(spokenCite(brief, [fact])?.text ?? '')?.[0];
  const where = place ? `${place.charAt(0).toUpperCase()}${place.slice(1)}: ` : '';
  return { ...resting(`${where}${asked}`, fact), reworded: true };
}
