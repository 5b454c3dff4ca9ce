import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { readCase } from '../case-model/build.js';
import { type Brief, briefOf } from './brief.js';
import { draftByRules, typesOf } from './draft.js';
import { spokenThing } from './parts.js';
import { readable } from './pure-draft.js';
import { linesOf } from './line.js';

const COMPLAINT = `UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF TEXAS

MARISELA QUINTANILLA,
     Plaintiff,
v.                                             Civil Action No. 4:24-cv-03317
GULFWAY HOME HEALTH SERVICES, L.L.C.,
     Defendant.

COMPLAINT

     1. Marisela Quintanilla worked for Gulfway as an aide from March 2021 until June 14, 2024.
     2. On May 2, 2021 Ms. Quintanilla signed the written consent, which is attached as Exhibit A.
     3. Ms. Quintanilla regularly worked more than fifty-five hours a week and was never paid overtime.
     4. On June 3, 2024 Ms. Quintanilla sent an email to human resources, and asked for her overtime.
     5. Ms. Quintanilla drove a company car. Ms. Quintanilla kept the mileage log, which is attached as Exhibit B.`;

const PARTIES = ['Marisela Quintanilla', 'Gulfway Home Health Services, L.L.C.'] as const;

function briefFor(scenario: ScenarioType, ours: 0 | 1): Brief {
  const details: CaseDetails = {
    caseType: 'employment-law',
    keyFacts: '',
    clientName: PARTIES[ours],
    opposingParty: PARTIES[1 - ours]!,
    evidenceTypes: 'Exhibit A: the written consent\nExhibit B: Her mileage log',
  };
  const paper = { name: 'complaint.pdf', pages: [{ number: 1, text: COMPLAINT }] };
  return briefOf(readCase(details, [paper]), { scenario, authorities: [], words: 1120 });
}

function drafted(scenario: ScenarioType, ours: 0 | 1): string {
  const brief = briefFor(scenario, ours);
  const [type] = typesOf(scenario);
  return linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!)
    .map(({ text }) => text)
    .join('\n');
}

describe('who is sued', () => {
  it('does not have the plaintiff say again what was done to her', () => {
    const text = drafted('cross-examination', 1);

    expect(text).not.toMatch(/overtime|fifty-five|asked/);
  });
});

describe('an exhibit', () => {
  it('is called by its mark on direct, and asked about once', () => {
    const lines = drafted('witness-examination', 0).split('\n');

    expect(lines).toContain('Your Honor, please mark Exhibit A.');
    expect(lines.join('\n')).not.toContain('Exhibit A:');
    const bare = lines.map((line) => line.replace(/, if any(?:thing|one),/, ''));
    expect(new Set(bare).size).toBe(bare.length);
  });

  it.each([
    ['Exhibit A: the written consent', 'the written consent, Exhibit A'],
    ['Exhibit B: Her mileage log', 'Exhibit B'],
    ['Exhibit C', 'Exhibit C'],
  ])('"%s" is spoken of as "%s"', (name, spoken) => {
    expect(spokenThing(briefFor('opening-statement', 0), name)).toBe(spoken);
  });
});
