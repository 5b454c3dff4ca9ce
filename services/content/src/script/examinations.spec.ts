import { describe, expect, it } from '@jest/globals';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { draftByRules, typesOf } from './draft.js';
import { faultsOf } from './lint.js';
import type { DraftRequest } from './draft-request.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

const paper = (name: string, text: string) => ({ name, pages: [{ number: 1, text }] });
const details = {
  caseType: 'civil-litigation' as const,
  clientName: 'Irene Castor (plaintiff)',
  opposingParty: 'Bramble Freight, LLC (defendant)',
  keyFacts: '',
} satisfies DraftRequest['caseDetails'];
const complaint = paper(
  'complaint.txt',
  `IRENE CASTOR, Plaintiff, v. BRAMBLE FREIGHT, LLC, Defendant.
COMPLAINT
FACTS
1. On March 2, 2024, Ms. Castor told the dock supervisor, Paul Ostrow, that the ramp was loose.
2. On March 9, 2024, Ms. Castor walked up the ramp to check the pallets.
3. Her left foot slid on the ramp and she fell onto her right arm.
4. Mr. Ostrow did not call a mechanic on March 2 or on March 3.
5. An ambulance took Ms. Castor to Mercy Hospital.`,
);
const emails = paper(
  'emails.txt',
  `From: Paul Ostrow <postrow@bramble.example>
To: Irene Castor <castor@post.example>
Date: March 4, 2024
Subject: Ramp

Irene, the mechanic comes in April. Use the other door until then.`,
);
const statement = paper(
  'statement.txt',
  `STATEMENT OF LENA QUILL
My name is Lena Quill. I stood beside the ramp at noon. I saw the bolts on the floor. I did not touch the ramp.`,
);

function drafted(scenario: ScenarioType, given: { witness?: string } = {}) {
  const brief = briefFor({
    caseDetails: details,
    documents: [complaint, emails, statement],
    scenario,
    ...(given.witness && { witness: given.witness }),
  });
  const [type] = typesOf(scenario);
  return linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!);
}
const said = (...of: Parameters<typeof drafted>): string[] => drafted(...of).map(({ text }) => text);

describe('a direct examination', () => {
  it('goes through what the witness did in the order of the story, and holds no answer', () => {
    const questions = said('witness-examination');

    expect(questions.filter((text) => !/exhibit|email/.test(text)).slice(4)).toEqual([
      'Let me take you to March 2, 2024.',
      'Who is Paul Ostrow?',
      'What did you tell Ostrow?',
      'Let me turn to March 4, 2024.',
      'What did Ostrow write to you?',
      'Let me turn to March 9, 2024.',
      'Where did you go?',
      'Why did you go there?',
      'What happened to your left foot?',
      'What happened after your left foot slid on the ramp?',
      'How did you land?',
      'What did you feel?',
      'Where were you taken?',
      'What was done for you there?',
      'How is your life different today?',
    ]);
    expect(questions.indexOf('What did you tell Ostrow?')).toBeLessThan(
      questions.indexOf('Where did you go?'),
    );
    // What she has just told leads to the next question; nothing else of the answers is in one.
    expect(questions.join(' ')).not.toMatch(/loose|mechanic|onto|correct\?/);
  });

  it('marks, shows, identifies and offers what the witness received, with its foundation', () => {
    const questions = said('witness-examination');
    const at = questions.indexOf('Your Honor, please mark the email of March 4, 2024.');

    expect(questions.slice(at, at + 7)).toEqual([
      'Your Honor, please mark the email of March 4, 2024.',
      'I show you this exhibit, the email of March 4, 2024.',
      'What is this exhibit?',
      'How do you recognize this exhibit?',
      'Who wrote this exhibit?',
      'Who received this exhibit?',
      'Your Honor, I offer this exhibit in evidence.',
    ]);
  });

  it('asks somebody who gave a statement for what the statement tells', () => {
    expect(said('witness-examination', { witness: 'Lena Quill' })).toEqual(
      expect.arrayContaining(['Where did you stand at noon?', 'What did you see on the floor?']),
    );
  });
});

describe('a cross-examination', () => {
  const lines = drafted('cross-examination');
  const text = lines.map((line) => line.text).join(' ');

  it('is of the one who works for the other side, and begins on safe ground', () => {
    expect(lines[0]).toMatchObject({
      text: 'Your name is Paul Ostrow, correct?',
      part: { title: 'Background', goal: 'Begin on safe ground.' },
    });
  });

  it('puts what he was told, wrote and left undone, and keeps a span of days whole', () => {
    expect(text).toContain('Ms. Castor told you that the ramp was loose, correct?');
    expect(text).toContain('You did not call a mechanic on March 2 or on March 3, correct?');
    expect(text).toContain('“the mechanic comes in April”, correct?');
    expect(text).not.toMatch(/foot|ambulance|bolts/);
  });
});

describe('jury selection', () => {
  it('asks open questions that bind nobody', () => {
    const context = { type: 'opening_statement', form: 'panel', jury: true, opening: false } as const;
    const line = (text: string) => ({ text, sources: [] });

    expect(drafted('jury-selection').flatMap((one) => faultsOf(one, context))).toEqual([]);
    expect(faultsOf(line('Can you promise to be fair to Ms. Castor?'), context)).toEqual(
      expect.arrayContaining(['closed', 'commits']),
    );
    expect(faultsOf(line('How many of you would agree with me that ramps must be safe?'), context)).toEqual([
      'commits',
    ]);
    expect(said('jury-selection')).toContain('Who knows Paul Ostrow or Lena Quill?');
  });
});
