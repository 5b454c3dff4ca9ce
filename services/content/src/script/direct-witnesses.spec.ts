import { describe, expect, it } from '@jest/globals';
import type { DraftRequest } from './draft-request.js';
import { draftByRules, typesOf } from './draft.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

const paper = (name: string, text: string) => ({ name, pages: [{ number: 1, text }] });
const criminal = {
  caseType: 'criminal-defense' as const,
  clientName: 'State of Idaho',
  opposingParty: 'Amos Fell',
  keyFacts: '',
};

function drafted(caseDetails: DraftRequest['caseDetails'], documents: ReturnType<typeof paper>[]) {
  const brief = briefFor({ caseDetails, documents, scenario: 'witness-examination' });
  const drafts = readable(draftByRules(brief, typesOf('witness-examination')), brief);
  const textsOf = (type: 'cross_examination_questions' | 'key_points'): string[] =>
    linesOf(drafts[type]!).map(({ text }) => text);
  return { questions: textsOf('cross_examination_questions'), points: textsOf('key_points') };
}

const charge = paper(
  'complaint.txt',
  `STATE OF IDAHO, Plaintiff, v. AMOS FELL, Defendant.
CRIMINAL COMPLAINT
COUNT ONE: BURGLARY
On May 4, 2024, Amos Fell entered the granary of Nora Keel. He took two saws. Nora Keel called the sheriff. Amos Fell ran to the road.`,
);

describe('the witness and what suits him', () => {
  it('is the officer who wrote the report: the call, the scene, the evidence, the accused; not what others told him', () => {
    const report = paper(
      'report.txt',
      `COUNTY SHERIFF   INCIDENT REPORT
REPORTING: DEP J. MARLOW #14
NARRATIVE:
I was dispatched to a burglary at the granary. I arrived at 2206. Victim told me that she heard a crash.
I photographed the door. I seized a saw from the bed of the truck, item 1.
Fell came out with wet hair. I could smell the odor of alcohol. I read Fell his Miranda rights. Fell said, "It is my own saw." I arrested Fell at 2318.`,
    );
    const { questions, points } = drafted(criminal, [charge, report]);

    expect(questions).toEqual(
      expect.arrayContaining([
        'How long have you been an officer?',
        'What call did you receive?',
        'What photographs did you take?',
        'What evidence did you collect?',
        'What rights, if any, did you read to Fell?',
      ]),
    );
    expect(points.find((text) => text.startsWith('What evidence'))).toContain('Expect: “I seized a saw');
    expect(points.join(' ')).not.toContain('crash');
  });

  it('is not asked of an arrest that the paper only requests, or of what others collected', () => {
    const report = paper(
      'report.txt',
      `COUNTY SHERIFF   INCIDENT REPORT
REPORTING: DEP J. MARLOW #14
NARRATIVE:
I was dispatched to a burglary at the granary. I arrived at 2206. I photographed the door. I read Fell his Miranda rights.
Employees of the granary collected the papers of the safe. Because this report is being submitted for a limited purpose, it does not include all that I know.
WHEREFORE I request that Amos Fell be arrested.`,
    );
    const { questions } = drafted(criminal, [charge, report]);

    expect(questions).toContain('What photographs did you take?');
    expect(questions.join(' ')).not.toMatch(/arrest|collect|became of the evidence/);
  });

  it('is the officer who took the interview of the accused, asked what the accused answered', () => {
    const interview = paper(
      'interview.txt',
      `SHERIFF'S DEPARTMENT
Interview of AMOS FELL   5-9-2024
PRESENT: LM = Capt. Lena Marlow
         AF = Amos Fell
LM: Thank you for coming.
AF: You called me.
LM: Where did you put the saws?
AF: I put the saws under the tarp in my truck.
LM: Who helped you that night?
AF: Nobody helped me carry the saws.
LM: When did you open the granary?
AF: I opened it at about ten with a bar.
LM: How much were the saws worth?
AF: I sold one of the saws for forty dollars.
LM: Where is the bar now?
AF: I threw the bar into the creek by the mill.
LM: Did anybody see you?
AF: I saw a light in the kitchen window once.`,
    );
    const named = paper(
      'notice.txt',
      'NOTICE OF WITNESSES\nThe State will call Capt. Lena Marlow. Capt. Lena Marlow interviewed Amos Fell on May 9, 2024.',
    );
    const { questions } = drafted(criminal, [charge, named, interview]);

    expect(questions).toEqual(
      expect.arrayContaining(['What did Fell answer when you asked, “Where did you put the saws?”']),
    );
  });

  const association = {
    caseType: 'civil-litigation' as const,
    clientName: 'Orchard Lane Association (plaintiff)',
    opposingParty: 'Tarrant Builders, Inc. (defendant)',
    keyFacts: '',
  };
  const complaint = paper(
    'complaint.txt',
    `ORCHARD LANE ASSOCIATION, Plaintiff, v. TARRANT BUILDERS, INC., Defendant.
COMPLAINT
FACTS
1. On May 4, 2021, Tarrant Builders left out the flashing.
2. On May 6, 2021, water came through the roof of Unit 4.
3. On May 9, 2021, Rosa Dunn, a visitor, slipped on the stairs of Unit 4.
4. The Association paid for the stairs.`,
  );

  it('is for a company the expert whom it retained, before a stranger whom the complaint names', () => {
    const report = paper(
      'report.txt',
      `EXPERT REPORT OF ELIAS K. MARSH, P.E., S.E.
I was retained by the Orchard Lane Association to find out why water enters. I am licensed in Utah. I inspected the roof of Unit 4. I tested the roof with a hose.
In my opinion, the missing flashing lets the water in. I base this on the tests.`,
    );

    expect(drafted(association, [complaint, report]).questions).toEqual(
      expect.arrayContaining([
        'Your Honor, I offer Elias K. Marsh as an expert.',
        'What is your first opinion?',
      ]),
    );
  });

  it('is nobody whom the papers do not have, and the reason is said', () => {
    const { questions } = drafted({ ...criminal, clientName: 'Amos Fell', opposingParty: 'State of Idaho' }, [
      charge,
    ]);

    expect(questions).toContain('The papers name only witnesses of the prosecution.');
    expect(questions.filter((text) => text.endsWith('?'))).toEqual([]);
  });

  it('asks from an affidavit by its subjects, with day and place, and expects its words', () => {
    const affidavit = paper(
      'affidavit.txt',
      `AFFIDAVIT OF LENA QUILL
I, Lena Quill, being duly sworn, state:
I live at 12 Mill Road. I have run the ferry for nine years.

The Flood

On June 3 the river was over the road. At the foot of the ramp I tied up the skiff. Nora Keel called me at 9:15 p.m. and said that the barn was under water. I rowed to the barn. The fee for the pump was $312.`,
    );
    const { questions, points } = drafted({ ...association, clientName: 'Lena Quill (plaintiff)' }, [
      paper('complaint.txt', complaint.pages[0]!.text.replaceAll('ORCHARD LANE ASSOCIATION', 'LENA QUILL')),
      affidavit,
    ]);

    expect(questions).toEqual(
      expect.arrayContaining([
        'Who called you at 9:15 p.m.?',
        'What did you do at the foot of the ramp?',
        'How much was the fee for the pump?',
      ]),
    );
    expect(points.find((text) => text.startsWith('Where do you live'))).toContain('12 Mill Road');
  });
});
