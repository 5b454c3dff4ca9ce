import { describe, expect, it } from '@jest/globals';
import { draftByRules, typesOf } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import { eyewitnessesOf } from './eyewitnesses.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

const INFORMATION = `            IN THE CIRCUIT COURT OF CALDER COUNTY, OREGON

STATE OF OREGON,                     CASE NO. 24-0117
     Plaintiff,
vs.
BRAM ODELL SANDERLIN,                INFORMATION
     Defendant.

COUNT 1: ASSAULT IN THE SECOND DEGREE

The State Attorney charges that BRAM ODELL SANDERLIN, on or about May 4, 2024, did unlawfully cause
physical injury to CALLUM TARKIN by means of a shovel.
`;
const REPORT = `                 CALDER COUNTY SHERIFF
                 INCIDENT REPORT
VICTIM

NAME                        DOB
TARKIN, Callum R.           01/02/1990

NARRATIVE
Tarkin stated that a man hit him with a shovel. I spoke to W-1 NOEMI VASK. She said that TARKIN
followed him to the shed. I did not photograph the shed.
`;
const BYSTANDER = `                       VOLUNTARY STATEMENT

Name: Noemi Vask

I sell tickets at the ferry. I know both men by sight. Callum came in about 6:15 with a can of beer.
Bram was sweeping the ramp. Callum said that Bram had cheated his uncle. Bram said "leave me alone, I
am going home." Bram walked to the shed. Callum picked up an oar and said "I'm gonna finish this." I
said Callum let it go. He went up the path with the oar in his hand. I guess it took him a minute.
Callum had Bram up against the wall of the shed. He had one arm up around here (indicates throat).
Then Bram hit him with a shovel. He kicked Callum in the head. Bram ran over Callum with the cart. Callum
was bleeding and Bram laughed at him. Bram said that he would end it. Callum went down on one knee. I called 911.
`;
const FRIEND = `                       VOLUNTARY STATEMENT

Name: Odo Perrault

Callum and me work together and he is my cousin. Callum grabbed Bram by the arm and Bram laughed. Bram
came around the shed. Bram took the shovel. Callum had his hands up. Bram swung the shovel at Callum.
`;
const COMPANION = `                       VOLUNTARY STATEMENT

Name: Odo Perrault

I was at the ferry with Callum since noon. Callum picked up an oar and said "I'm gonna finish this." Bram came
around the shed. Callum had Bram up against the wall. Bram walked to the shed. Bram took the shovel.
`;
const request = (side: 'accused' | 'state', ...texts: string[]) => ({
  scenario: 'opening-statement' as const,
  caseDetails: {
    caseType: 'criminal-defense',
    keyFacts: '',
    clientName: side === 'accused' ? 'Bram Odell Sanderlin' : 'State of Oregon',
    opposingParty: side === 'accused' ? 'State of Oregon' : 'Bram Odell Sanderlin',
  } as DraftRequest['caseDetails'],
  documents: texts.map((text, at) => ({
    name: `paper ${at}`,
    pages: [{ number: 1, text, ocr: false, scanned: false, read: true }],
  })),
});
const seen = (...given: Parameters<typeof request>): [string, string][] =>
  eyewitnessesOf(briefFor(request(...given))).map(({ name, facts }) => [
    name,
    facts.flatMap(({ said }) => said).join(' '),
  ]);

describe('a bystander who saw the one who was hurt go at the accused', () => {
  const [[name, account] = ['', '']] = seen('accused', INFORMATION, REPORT, BYSTANDER);

  it('tells it in order, with the names of those who acted', () => {
    expect(name).toBe('Noemi Vask');
    expect(account).toMatch(
      /leave me alone.*picked up an oar.*“I'm gonna finish this\.”.*told \S*( \S+)? ?to let it go.*with the oar in his hand.*up against the wall of the shed.*one arm up around the throat/,
    );
  });

  it('tells neither what the accused did then nor how the other gave way, nor what he guesses', () => {
    expect(account).not.toMatch(/shovel|knee|a minute|kicked|cart|bleeding|end it/);
  });

  it('tells nothing for those who accuse, nor where he is close to the one who was hurt', () => {
    expect(seen('state', INFORMATION, REPORT, BYSTANDER)).toEqual([]);
    expect(seen('accused', INFORMATION, REPORT, FRIEND)).toEqual([]);
    expect(seen('accused', INFORMATION, REPORT, COMPANION)).toEqual([]);
  });

  it('does not tell what the attorney takes out', () => {
    const given = request('accused', INFORMATION, REPORT, BYSTANDER);
    const { facts } = briefFor(given).read.model;
    const { id } = facts.find(({ text }) => /cheated his uncle/.test(text))!;
    for (const item of [{ used: false }, { leftOut: true }, { favors: 'theirs' as const }]) {
      const corrections = { items: { [id]: item }, slots: {} };
      const [one] = eyewitnessesOf(briefFor({ ...given, corrections }));
      const told = one!.facts.flatMap(({ said }) => said).join(' ');
      expect(told).not.toMatch(/cheated his uncle/);
      expect(told).toMatch(/leave me alone/);
    }
  });

  it('is heard in the opening', () => {
    const given = request('accused', INFORMATION, REPORT, BYSTANDER);
    const brief = briefFor(given);
    const [type] = typesOf(given.scenario);
    const lines = linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!).map(({ text }) => text);
    expect(lines).toContain('Listen to what Noemi Vask saw.');
    expect(lines.filter((text) => /against the wall/.test(text))).toHaveLength(1);
  });
});
