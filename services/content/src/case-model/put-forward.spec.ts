import { describe, expect, it } from '@jest/globals';
import { readCase } from './build.js';

/** The names of the claims of a case of one paper, with what the form took from it. */
const claimsOf = (text: string, legalIssues: string, caseType = 'civil-litigation'): string[] =>
  readCase(
    { caseType, keyFacts: '', clientName: 'Iva Roth', opposingParty: 'Town of Pell', legalIssues } as never,
    [{ name: 'motion', pages: [{ number: 1, text }] }],
  ).model.claims.map(({ name }) => name);

const MOTION = `UNITED STATES DISTRICT COURT

IVA ROTH, Plaintiff,
v.
TOWN OF PELL, Defendant.

MOTION FOR SUMMARY JUDGMENT

1. Plaintiff's claim of negligence rests on a bite of May 4, 2023.

2. The statute that imposes strict liability for bites exempts a dog at work.
`;

describe('a claim that the form took from a paper', () => {
  it('is one that the paper puts forward', () => {
    expect(claimsOf(MOTION, 'Negligence\nStrict liability')).toEqual(['negligence']);
  });

  it('is kept where the attorney wrote it and the paper names it nowhere', () => {
    expect(claimsOf(MOTION, 'Negligence\nBreach of contract')).toContain('breach of contract');
  });

  it('is none of another case of which a court tells, and none of a privilege', () => {
    const opinion = `SUPREME COURT OF THE UNITED STATES

IVA ROTH, Petitioner,
v.
TOWN OF PELL, Respondent.

OPINION

Roth sued the Town of Pell for negligence after a bite of May 4, 2023.

In another case the plaintiff filed a quiet title action against the buyer of his land.

A. Crime-Fraud Exception

The crime-fraud exception to the privilege does not apply.
`;
    const { claims } = readCase(
      {
        caseType: 'civil-litigation',
        keyFacts: '',
        clientName: 'Iva Roth',
        opposingParty: 'Town of Pell',
        jurisdiction: 'supreme',
        legalIssues: 'Negligence\nQuiet title\nFraud',
      } as never,
      [{ name: 'opinion', pages: [{ number: 1, text: opinion }] }],
    ).model;
    expect(claims.map(({ name }) => name)).toEqual(['negligence']);
  });

  it('is kept where a heading alone names it', () => {
    const headed = MOTION.replace('1. Plaintiff', 'A.  STRICT LIABILITY\n\n1. Plaintiff');
    expect(claimsOf(headed, 'Negligence\nStrict liability')).toContain('products liability');
  });
});
