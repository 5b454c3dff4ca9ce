import { describe, expect, it } from '@jest/globals';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { draftByRules, typesOf } from './draft.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

const OPINION = `UNITED STATES COURT OF APPEALS FOR THE NINTH CIRCUIT

LEO ORNE,
     Plaintiff-Appellant,
v.                                   No. 22-551
CITY OF VALE,
     Defendant-Appellee.

OPINION

LANG, Circuit Judge.

On March 3, 2020, Robert Seacat ran into the house of Leo Orne.

Seacat fired a bullet from inside the garage.

The officers opened several holes in the house with an armored car.

Orne asked the City of Vale to pay for the house.

The City of Vale declined to pay for it on June 5, 2020.

Orne sued the City of Vale for inverse condemnation.

We affirm the judgment of the district court.
`;

const said = (scenario: ScenarioType, at = 0): string[] => {
  const brief = briefFor({
    scenario,
    caseDetails: {
      caseType: 'civil-litigation',
      keyFacts: '',
      clientName: 'Leo Orne',
      opposingParty: 'City of Vale',
      jurisdiction: 'appellate',
      legalIssues: 'Inverse condemnation',
    },
    documents: [{ name: 'opinion', pages: [{ number: 1, text: OPINION }] }],
  });
  const type = typesOf(scenario)[at]!;
  return linesOf(readable(draftByRules(brief, [type]), brief)[type]!).map(({ text }) => text);
};

describe('an opinion of an appeal alone', () => {
  it.each(['opening-statement', 'closing-argument'] as const)(
    'tells of no jury, no burden and no verdict form: %s',
    (scenario) => {
      const text = said(scenario).join('\n');
      expect(text).toMatch(/^Your Honor, may it please the Court\.|^May it please the Court\./);
      expect(text).toContain('[Who must show what, and how surely]');
      expect(text).not.toMatch(/jury|more likely true|verdict form/);
    },
  );

  it('has no witness in whom it only tells of', () => {
    expect(said('cross-examination').join('\n')).not.toContain('Your name is Robert Seacat');
  });

  it('is not said to have been tried', () => {
    expect(said('jury-selection').join('\n')).not.toContain('tried again');
  });
});
