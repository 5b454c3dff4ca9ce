import type { Brief } from '../brief.js';

export interface MotionKind {
  found: RegExp;
  /** What holds in the courts of every state as well as in federal ones. */
  standard: string[];
  /** What holds in federal courts, where states have tests of their own. */
  federal?: string[];
  /** What the other side pleads is taken as true. */
  takenAsTrue?: true;
  /** Headings under which the facts are argued, for motions that have them. */
  factors?: { name: string; facts: RegExp }[];
}

const JURISDICTION: MotionKind = {
  found: /\b(?:lack of|exercise|question of|challeng\w+|found it had|no) personal jurisdiction\b/i,
  standard: ['The one who sues must show that the court has power over the one who is sued.'],
};

const SUPPRESS = /\b(?:motion to suppress|suppress(?:ion)?)\b/i;
/** Who must show what depends on how the thing was got; a search under a warrant, and what is not told, is asked. */
const SUPPRESSED: { got: RegExp; standard: string[] }[] = [
  {
    got: /\b(?:custody|custodial|interrogat\w+|Miranda|read (?:him|her|them|\p{Lu}\p{Ll}+) (?:his|her|their|the) rights)\b/u,
    standard: ['The government must show that he was warned and that he waived his rights freely.'],
  },
  {
    got: /\bconsent\w*\b/i,
    standard: [
      'A search without a warrant is unreasonable unless an exception applies.',
      'Where the government relies on consent, it must show that the consent was freely given.',
    ],
  },
  {
    got: /\b(?:warrantless|without (?:a|any) (?:search )?warrant|(?:no|not have a|had no|not get a|not seek a) (?:search )?warrant)\b/i,
    standard: [
      'A search without a warrant is unreasonable unless an exception applies.',
      'The government must show that one does.',
    ],
  },
];
const UNDER_WARRANT =
  /\b(?:executed|under|pursuant to|issued|signed|obtained|applied for) (?:a|the|that) (?:search )?warrant\b/i;

/** The test of this kind of motion in the court of this case, as far as it is the same in every court of its sort. */
export function usualStandard(brief: Brief, kind: MotionKind | undefined): string[] {
  if (kind?.found === SUPPRESS) return suppressing(brief);
  return kind ? [...kind.standard, ...(isFederal(brief) ? (kind.federal ?? []) : [])] : [];
}

function suppressing({ read }: Brief): string[] {
  const told = read.sentences.map(({ text }) => text).join(' ');
  if (UNDER_WARRANT.test(told)) return [];
  return SUPPRESSED.find(({ got }) => got.test(told))?.standard ?? [];
}

const isFederal = ({ read }: Brief): boolean =>
  read.details.jurisdiction === 'federal' ||
  read.papers.some(({ document }) =>
    /\bUNITED STATES (?:DISTRICT|BANKRUPTCY) COURT\b/i.test(document.pages[0]?.text.slice(0, 1500) ?? ''),
  );

/** What each motion has to show, in the words of its leading case or rule; none of it is cited unless the file cites it. */
const KINDS: readonly MotionKind[] = [
  JURISDICTION,
  {
    found: /\b(?:preliminary injunction|temporary restraining order|restraining order|\bTRO\b)/i,
    standard: [],
    federal: [
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
    standard: ['On a motion to dismiss the facts in the complaint are taken as true.'],
    federal: ['The question is whether they make a claim that is plausible.'],
    takenAsTrue: true,
  },
  {
    found: /\bmotion (?:to|for) remand\b/i,
    standard: [],
    federal: [
      'The party that removed the case must show that it belongs in federal court.',
      'A doubt about that sends the case back.',
    ],
  },
  {
    found: /\bclass certification\b|\bmotion to certify (?:a|the) class\b/i,
    standard: [],
    federal: ['Whoever asks for a class must prove each requirement of Rule 23, and not only plead it.'],
  },
  {
    found: /\bmotion for (?:a )?new trial\b/i,
    standard: [],
  },
  {
    found: SUPPRESS,
    standard: [],
  },
  {
    found: /\bmotion in limine\b|\bexclude\b|\bdaubert\b/i,
    standard: [
      'Evidence comes in when it is relevant, and stays out when unfair prejudice substantially outweighs what it proves.',
    ],
  },
  {
    found: /\bmotion to compel\b|\bcompel (?:discovery|production)\b/i,
    standard: ['A party may have what is relevant to a claim or defense.'],
    federal: ['What it asks for must be proportional to the needs of the case.'],
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
