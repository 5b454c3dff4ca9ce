import type { CaseType } from '@lectern/contracts/case';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import type { CaseFile } from './case-file.js';
import type { Side } from './parties.js';

/** Who decides, and how that person or those people are spoken to. */
export interface Forum {
  decider: 'jury' | 'judge' | 'appellate bench';
  salutation: string;
  /** Whom the advocate asks: "you" of a jury, "the Court" of a bench. */
  asked: 'you' | 'the jury' | 'the Court';
}

/** Kinds of case that are heard without a jury as a rule. */
const BENCH: readonly CaseType[] = ['family-law', 'bankruptcy', 'immigration', 'corporate-law'];

export function forumOf(file: CaseFile, scenario: ScenarioType): Forum {
  const { jurisdiction, caseType } = file;
  if (scenario === 'jury-selection') {
    return {
      decider: 'jury',
      salutation:
        jurisdiction === 'federal'
          ? 'May it please the Court, counsel, members of the panel.'
          : 'Your Honor, counsel, members of the panel.',
      asked: 'you',
    };
  }
  if (scenario === 'appellate-argument' || jurisdiction === 'appellate' || jurisdiction === 'supreme') {
    const high =
      jurisdiction === 'supreme' ? 'Chief Justice, and may it please the Court.' : 'May it please the Court.';
    return { decider: 'appellate bench', salutation: high, asked: 'the Court' };
  }
  if (scenario === 'motion-argument' || BENCH.includes(caseType) || jurisdiction === 'municipal') {
    const judge =
      jurisdiction === 'federal' || jurisdiction === undefined
        ? 'May it please the Court.'
        : 'Your Honor, may it please the Court.';
    return { decider: 'judge', salutation: judge, asked: 'the Court' };
  }
  const salutation = {
    federal: 'May it please the Court, counsel, members of the jury.',
    'state-superior': 'Your Honor, counsel, ladies and gentlemen of the jury.',
    'state-district': 'May it please the Court, counsel, ladies and gentlemen of the jury.',
  }[jurisdiction ?? 'federal'];
  return { decider: 'jury', salutation, asked: 'you' };
}

/** How each kind of case is spoken of. None of it states a fact: it is the advocate's frame around the file's facts. */
export interface CaseTalk {
  /** "This is a personal injury case." */
  label: string;
  theme: Record<Side, string>;
  /** What the examiner wants settled before anything else. */
  approach: string;
  /** Experiences and attitudes that jurors are asked about. */
  panel: [string, string, string];
}

const own = (theme: string): Record<Side, string> => ({ claiming: theme, defending: theme, unknown: theme });

export const CASE_TALK: Record<CaseType, CaseTalk> = {
  'civil-litigation': {
    label: 'a civil case',
    theme: {
      claiming: 'This is a case about responsibility: who carried it, and what became of it.',
      defending: 'This is a case about proof, because a claim is not the same thing as the facts behind it.',
      unknown: 'This is a case about responsibility, and about where the facts put it.',
    },
    approach: 'Settle what each side undertook and did before you touch what it cost.',
    panel: [
      'bringing a dispute to a court',
      'keeping an agreement or being let down by one',
      'suing someone or being sued',
    ],
  },
  'criminal-defense': {
    label: 'a criminal case',
    theme: {
      claiming: 'This is a case about what was done, and about holding the one who did it to account.',
      defending:
        'This is a case about proof, because an accusation is where a case begins and not where it ends.',
      unknown:
        'This is a case about proof, because an accusation is where a case begins and not where it ends.',
    },
    approach:
      'Work on what was not seen, not tested, and not written down, and leave the argument for closing.',
    panel: [
      'being accused of something',
      'dealing with the police',
      'deciding whom to believe when accounts differ',
    ],
  },
  'personal-injury': {
    label: 'a personal injury case',
    theme: {
      claiming: 'This is a case about a harm that someone had to answer for, and about who that is.',
      defending:
        'This is a case about cause, because an injury alone does not tell us who is answerable for it.',
      unknown: 'This is a case about an injury, and about who must answer for it.',
    },
    approach: 'Take duty, knowledge, and harm one at a time, and finish each before you begin the next.',
    panel: [
      'being hurt, or caring for someone who was',
      'being responsible for the safety of others',
      'putting a value in money on a loss',
    ],
  },
  'corporate-law': {
    label: 'a corporate case',
    theme: own(
      'This is a case about trust in business: what was owed, what was decided, and who had to live with it.',
    ),
    approach:
      'Build on documents, in the order in which they were made, and let the witness confirm each one.',
    panel: [
      'running a business or answering to a board',
      'owning part of a company',
      'relying on what a company told you',
    ],
  },
  'family-law': {
    label: 'a family law case',
    theme: own(
      'This is a case about a family, and about an arrangement that has to work after everyone leaves this room.',
    ),
    approach: 'Stay calm and concrete: days, places, and care given, never character.',
    panel: [
      'going through a separation in the family',
      'raising children with someone who lives elsewhere',
      'dividing what a couple built together',
    ],
  },
  'employment-law': {
    label: 'an employment case',
    theme: {
      claiming:
        'This is a case about work, and about what happens when a decision at work is not made for the reason that was given.',
      defending:
        'This is a case about a decision at work, and about the reasons that were actually behind it.',
      unknown: 'This is a case about a decision at work, and about the reason for it.',
    },
    approach: 'Fix the sequence first: what was known, who decided, and what followed.',
    panel: [
      'being treated unfairly at work',
      'supervising, disciplining, or dismissing someone',
      'making a complaint at work',
    ],
  },
  'intellectual-property': {
    label: 'an intellectual property case',
    theme: {
      claiming: 'This is a case about making something, and about who may use what was made.',
      defending: 'This is a case about limits, because a right reaches only as far as it was given.',
      unknown: 'This is a case about ownership of an idea, and about where that ownership ends.',
    },
    approach: 'Pin down what was made, when, and by whom, before you compare anything.',
    panel: [
      'inventing, writing, or designing something',
      'having your work used by someone else',
      'holding or challenging a patent, a mark, or a copyright',
    ],
  },
  'real-estate': {
    label: 'a real estate case',
    theme: own('This is a case about property: what was agreed, what was written, and what was done.'),
    approach: 'Go through the papers in order and then through what was done on the ground.',
    panel: [
      'buying, selling, or renting property',
      'having a dispute with a neighbor, a landlord, or a tenant',
      'signing a document that you later read differently',
    ],
  },
  bankruptcy: {
    label: 'a bankruptcy case',
    theme: own(
      'This is a case about an honest accounting, and about what is fair once the accounting is done.',
    ),
    approach: 'Take the figures one by one and have each confirmed before you ask what it means.',
    panel: [
      'owing money, or being owed it',
      'running a business in hard times',
      'deciding who is paid first',
    ],
  },
  immigration: {
    label: 'an immigration case',
    theme: own(
      'This is a case about one person, and about what this decision will mean for the life that follows it.',
    ),
    approach: 'Keep to dates, places, and first-hand knowledge, and let each answer stand alone.',
    panel: [
      'moving from one country to another',
      'dealing with a government office',
      'judging an account of events far away',
    ],
  },
};
