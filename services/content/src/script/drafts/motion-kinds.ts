import type { Brief } from '../brief.js';

export interface MotionKind {
  found: RegExp;
  standard: string[];
  /** Headings under which the facts are argued, for motions that have them. */
  factors?: { name: string; facts: RegExp }[];
}

const JURISDICTION: MotionKind = {
  found: /\b(?:lack of|exercise|question of|challeng\w+|found it had|no) personal jurisdiction\b/i,
  standard: ['The one who sues must show that the court has power over the one who is sued.'],
};

/** What each motion has to show, in the words of its leading case or rule; none of it is cited unless the file cites it. */
const KINDS: readonly MotionKind[] = [
  JURISDICTION,
  {
    found: /\b(?:preliminary injunction|temporary restraining order|restraining order|\bTRO\b)/i,
    standard: [
      'The Court weighs success on the merits, irreparable harm, the balance of hardships, and the public interest.',
    ],
    factors: [
      {
        name: 'Success on the merits',
        facts: /\b(?:agree|sign|policy|law|order|copied|used|ban|prohibit)\w*/i,
      },
      {
        name: 'Irreparable harm',
        facts: /\b(?:harm|lost|lose|deport|detain|destroy|close|cannot|never|die|release|disclos)\w*/i,
      },
      { name: 'The balance of hardships', facts: /\b(?:cost|delay|burden|wait|business|famil)\w*/i },
      { name: 'The public interest', facts: /\b(?:public|people|communit|citizen|health|safety)\w*/i },
    ],
  },
  {
    found: /\bsummary judgment\b/i,
    standard: [
      'Summary judgment is for a case in which no material fact is genuinely in dispute.',
      'The record is read in favor of the party that opposes it.',
    ],
  },
  {
    found:
      /\bmotion to dismiss\b|\bdismiss(?:al)? (?:of )?(?:the )?(?:complaint|petition|action)\b|\bfail(?:ure|s) to state a claim\b/i,
    standard: [
      'On a motion to dismiss the facts in the complaint are taken as true.',
      'The question is whether they make a claim that is plausible.',
    ],
  },
  {
    found: /\b(?:motion to suppress|suppress(?:ion)?)\b/i,
    standard: [
      'A search without a warrant is unreasonable unless an exception applies.',
      'The government must show that one does.',
    ],
  },
  {
    found: /\bmotion in limine\b|\bexclude\b|\bdaubert\b/i,
    standard: [
      'Evidence comes in when it is relevant, and stays out when unfair prejudice substantially outweighs what it proves.',
    ],
  },
  {
    found: /\bmotion to compel\b|\bcompel (?:discovery|production)\b/i,
    standard: [
      'A party may have what is relevant to a claim or defense and proportional to the needs of the case.',
    ],
  },
  {
    found:
      /\bstay (?:pending (?:appeal|review)|of (?:removal|execution|enforcement|the (?:order|judgment|mandate)))\b|\bmotion (?:for an? |to )stay\b(?! (?:of )?(?:the )?(?:briefing|discovery|proceedings|case|action))/i,
    standard: ['A stay turns on likely success, irreparable harm, harm to others, and the public interest.'],
  },
];

export function kindOf({ read, model }: Brief): MotionKind | undefined {
  const about = `${read.details.desiredOutcome ?? ''}\n${read.details.legalIssues ?? ''}\n${model.papers.map(({ document }) => document.name).join('\n')}\n${read.sentences
    .slice(0, 14)
    .map(({ text }) => text)
    .join('\n')}`;
  const every = KINDS.filter(({ found }) => found.test(about));
  // A dismissal for want of jurisdiction does not turn on what the complaint says.
  const named = every.includes(JURISDICTION)
    ? every.filter((kind) => kind === JURISDICTION || !kind.found.test('motion to dismiss'))
    : every;
  if (named.length <= 1) return named[0];
  // A paper that speaks of several motions: the one that is asked for, or none.
  const asked = named.filter(({ found }) => found.test(titled(read)));
  if (asked.length === 1) return asked[0];
  const shouted = named.filter(({ found }) => found.test(shoutedIn(read)));
  return shouted.length === 1 ? shouted[0] : undefined;
}

/** What is asked for, and the head of the first page. */
const titled = ({ details, papers }: Brief['read']): string =>
  `${details.desiredOutcome ?? ''}\n${shoutedIn({ papers })}`;
const shoutedIn = ({ papers }: Pick<Brief['read'], 'papers'>): string =>
  papers[0]?.document.pages[0]?.text
    .split('\n')
    .filter((line) => line === line.toUpperCase())
    .join('\n') ?? '';
