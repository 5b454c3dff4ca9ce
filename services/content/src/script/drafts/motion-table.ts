export interface MotionKind {
  found: RegExp;
  /** As one speaks of it: "the motion to dismiss". */
  called: string;
  /** What it moves for, or to do, where pleadings alone can tell that it could be brought: "to dismiss". */
  moved?: string;
  /** What holds in the courts of every state as well as in federal ones. */
  standard: string[];
  /** What holds in federal courts, where states have tests of their own. */
  federal?: string[];
  /** Where the test is stated: beside the text, never in it, to be looked up before it is cited. */
  authority?: string;
  /** What a bench presses on such a motion. */
  presses?: string[];
  /** What the other side pleads is taken as true. */
  takenAsTrue?: true;
  /** Headings under which the facts are argued, for motions that have them. */
  factors?: { name: string; facts?: RegExp; argued: RegExp }[];
}

export const JURISDICTION: MotionKind = {
  found: /\b(?:lack of|exercise|question of|challeng\w+|found it had|no) personal jurisdiction\b/i,
  called: 'motion to dismiss',
  standard: ['The one who sues must show that the court has power over the one who is sued.'],
  authority: 'International Shoe Co. v. Washington, 326 U.S. 310, 316 (1945)',
  presses: ['Which contact with this state gave rise to the claim?'],
};

export const SUMMARY_JUDGMENT: MotionKind = {
  found: /\bsummary judgment\b/i,
  called: 'motion for summary judgment',
  moved: 'for summary judgment',
  standard: [
    'Summary judgment is for a case in which no material fact is genuinely in dispute.',
    'The record is read in favor of the party that opposes it.',
  ],
  authority: 'Fed. R. Civ. P. 56(a); Anderson v. Liberty Lobby, Inc., 477 U.S. 242, 248, 255 (1986)',
  presses: ['Which fact is in dispute, and how would it change the outcome?'],
};

/** What both sides' pleadings settle; it is named only where no paper names another. */
export const JUDGMENT_ON_PLEADINGS: MotionKind = {
  found: /\bjudgment on the pleadings\b/i,
  called: 'motion for judgment on the pleadings',
  moved: 'for judgment on the pleadings',
  standard: [
    'Judgment on the pleadings is for a case that what both sides plead decides.',
    'What the other side pleads is taken as true.',
  ],
  authority: 'Fed. R. Civ. P. 12(c)',
  takenAsTrue: true,
};

export const DISMISSAL: MotionKind = {
  found:
    /\bmotion to dismiss\b|\bdismiss(?:al)? (?:of )?(?:the )?(?:complaint|petition|action)\b|\bfail(?:ure|s) to state a claim\b/i,
  called: 'motion to dismiss',
  moved: 'to dismiss',
  standard: ['On a motion to dismiss the facts in the complaint are taken as true.'],
  federal: ['The question is whether they make a claim that is plausible.'],
  authority: 'Fed. R. Civ. P. 12(b)(6); Ashcroft v. Iqbal, 556 U.S. 662, 678 (2009)',
  presses: ['If the Court dismisses, should it be with leave to amend?'],
  takenAsTrue: true,
};

export const SUPPRESSION: MotionKind = {
  found: /\b(?:motion to suppress|suppress(?:ion)?)\b/i,
  called: 'motion to suppress',
  standard: [],
  presses: [
    'Who has the burden on this ground, and why?',
    'If this is suppressed, what is left of the case?',
  ],
};

/** Discovery that was asked for and not given. */
export const COMPELLING: MotionKind = {
  found: /\bmotion to compel\b|\bcompel (?:discovery|production)\b/i,
  called: 'motion to compel',
  standard: ['A party may have what is relevant to a claim or defense.'],
  federal: ['What it asks for must be proportional to the needs of the case.'],
  authority: 'Fed. R. Civ. P. 26(b)(1) and 37(a)',
  presses: ['What did counsel do to settle this before coming here?', 'What would it cost to produce this?'],
};

/** What each motion has to show, in the words of its leading case or rule; none of it is cited in the text unless the file cites it. */
export const KINDS: readonly MotionKind[] = [
  JURISDICTION,
  {
    found: /\b(?:preliminary injunction|temporary restraining order|restraining order|\bTRO\b)/i,
    called: 'motion for an injunction',
    standard: [],
    federal: [
      'The Court weighs success on the merits, irreparable harm, the balance of hardships, and the public interest.',
    ],
    authority: 'Fed. R. Civ. P. 65; Winter v. NRDC, Inc., 555 U.S. 7, 20 (2008)',
    presses: [
      'What will happen before trial that money cannot repair?',
      'What security should the Court require?',
    ],
    factors: [
      {
        name: 'Success on the merits',
        argued:
          /\b(?:likel\w+ (?:of success|to (?:succeed|prevail))|probable right|(?:has|have|states?) a cause of action|success on the merits)\b/i,
      },
      {
        name: 'Irreparable harm',
        facts: /\b(?:deport|detain|destroy|close|never|die|release|disclos|cannot be)\w*/i,
        argued:
          /\b(?:irreparabl\w+|imminent|no adequate remedy|cannot be (?:undone|repaired|compensated|calculated)|money cannot|in the interim)\b/i,
      },
      {
        name: 'The balance of hardships',
        argued: /\b(?:hardships?|balance of (?:the )?(?:equities|harms)|outweigh\w*|post (?:a )?bond)\b/i,
      },
      { name: 'The public interest', argued: /\bpublic (?:interest|policy)\b/i },
    ],
  },
  SUMMARY_JUDGMENT,
  JUDGMENT_ON_PLEADINGS,
  DISMISSAL,
  {
    found: /\bmotion (?:to|for) remand\b/i,
    called: 'motion to remand',
    standard: [],
    federal: [
      'The party that removed the case must show that it belongs in federal court.',
      'A doubt about that sends the case back.',
    ],
    authority: '28 U.S.C. § 1447(c); Shamrock Oil & Gas Corp. v. Sheets, 313 U.S. 100, 108-09 (1941)',
    presses: ['On the day of removal, what made this a case for a federal court?'],
  },
  {
    found: /\bclass certification\b|\bmotion to certify (?:a|the) class\b/i,
    called: 'motion to certify the class',
    standard: [],
    federal: ['Whoever asks for a class must prove each requirement of Rule 23, and not only plead it.'],
    authority: 'Fed. R. Civ. P. 23; Wal-Mart Stores, Inc. v. Dukes, 564 U.S. 338, 350 (2011)',
    presses: ['Which question can be answered for all of them at once?'],
  },
  {
    found: /\bmotion for (?:a )?new trial\b/i,
    called: 'motion for a new trial',
    standard: [],
    presses: ['Was the objection made at trial?', 'What would have come out otherwise?'],
  },
  SUPPRESSION,
  {
    found: /\bmotion in limine\b|\bexclude\b|\bdaubert\b/i,
    called: 'motion to exclude',
    standard: [
      'Evidence comes in when it is relevant, and stays out when unfair prejudice substantially outweighs what it proves.',
    ],
    authority: 'Fed. R. Evid. 401 to 403; on experts Fed. R. Evid. 702 and Daubert, 509 U.S. 579 (1993)',
    presses: ['Does this keep the evidence out, or only make it weigh less?'],
  },
  COMPELLING,
  {
    found:
      /\bstay (?:pending (?:appeal|review)|of (?:removal|execution|enforcement|the (?:order|judgment|mandate)))\b|\bmotion (?:for an? |to )stay\b(?! (?:of )?(?:the )?(?:briefing|discovery|proceedings|case|action))/i,
    called: 'motion for a stay',
    standard: ['A stay turns on likely success, irreparable harm, harm to others, and the public interest.'],
    authority: 'Nken v. Holder, 556 U.S. 418, 434 (2009)',
    presses: ['What could not be undone if there is no stay?'],
  },
];
