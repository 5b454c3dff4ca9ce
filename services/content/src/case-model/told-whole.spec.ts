import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCase } from './build.js';
import { fileSentences } from './file-sentences.js';
import { forceOf } from './force.js';
import { storyEnd } from './story-end.js';

const paper = (text: string) => ({ name: 'paper', pages: [{ number: 1, text }] });

const STORY = Array.from(
  { length: 30 },
  (_, at) => `On May ${at + 1}, 2019, Osei told the mate that pump ${at + 1} had failed.`,
);
const REASONING = Array.from(
  { length: 30 },
  () => 'The appellant argues that the rule of notice applies here.',
);
const HEAD = STORY.slice(0, 9).map((one) => one.replace('May', 'April'));

describe('where the story of an opinion ends', () => {
  const end = (rows: readonly string[]): number => storyEnd(fileSentences(paper(rows.join('\n\n'))), false);

  it('is not where a summary at its head says what was held', () => {
    const rows = [...HEAD, 'We hold that the notice was enough.', ...STORY, ...REASONING];
    expect(end(rows)).toBe(HEAD.length + 1 + STORY.length);
  });

  it('is where the reasoning begins that tells a little again', () => {
    const rows = [...STORY, 'We review the judgment anew.', ...REASONING.slice(0, 20), ...STORY.slice(0, 6)];
    expect(end(rows)).toBe(STORY.length);
  });
});

describe('a long paper that tells little', () => {
  const opinion = (more: readonly string[]): string =>
    [
      'Ruth Osei, Plaintiff, v. Meeker Dredging, Inc., Defendant.',
      'OPINION',
      'BACKGROUND',
      'On May 4, 2019, Osei slipped on the deck of the dredge and broke her arm.',
      'The hose was tied to a post beside the ladder.',
      ...more,
      'DISCUSSION',
      ...Array.from(
        { length: 60 },
        (_, at) => `The appellant argues that rule ${at} of notice applies here.`,
      ),
    ].join('\n\n');
  const used = (text: string): string =>
    readCase(
      {
        caseType: 'personal-injury',
        keyFacts: '',
        clientName: 'Ruth Osei',
        opposingParty: 'Meeker Dredging, Inc.',
      } as CaseDetails,
      [paper(text)],
    )
      .model.facts.filter((fact) => fact.used)
      .flatMap((fact) => fact.said)
      .join(' ');

  it('tells its quiet facts, too', () => {
    expect(used(opinion([]))).toContain('The hose was tied to a post');
  });

  it('chooses where it has enough to tell', () => {
    expect(used(opinion(STORY))).not.toContain('The hose was tied to a post');
  });
});

describe('what somebody is by his papers', () => {
  const force = (text: string): number => forceOf({ text, section: 'facts', numbered: true }).force;

  it('takes no weight from what befell him', () => {
    expect(force('Osei, a lawful permanent resident, was denied boarding in Cairo.')).toBeGreaterThan(1);
    expect(force('Osei is a citizen of Ghana and travelled to Accra in May.')).toBeGreaterThan(1);
  });

  it('is nothing to tell alone, and a conclusion stays one', () => {
    expect(force('Osei is a citizen of Ghana.')).toBeLessThan(0);
    expect(force('Osei was denied boarding in violation of her constitutional rights.')).toBeLessThan(1);
  });
});

describe('a court', () => {
  const kind = (text: string): string => forceOf({ text, section: 'facts', numbered: true }).kind;

  it.each([
    ['On May 12 the court denied it.', 'procedure'],
    ['In 2021 the court sent it back.', 'procedure'],
    ['On May 12 Superior Court denied it.', 'procedure'],
    ['Osei left the house at 12 Fern Court at nine.', 'event'],
    ['The van stood before 4410 Old Mill Court all day.', 'event'],
  ])('is none in an address: %s', (text, of) => expect(kind(text)).toBe(of));
});

describe('a day that is said first', () => {
  const said = (story: string): string[] =>
    readCase(
      {
        caseType: 'personal-injury',
        keyFacts: '',
        clientName: 'Ruth Osei',
        opposingParty: 'Meeker Dredging, Inc.',
      } as CaseDetails,
      [paper(`RUTH OSEI, Plaintiff, v. MEEKER DREDGING, INC., Defendant.\n\nCOMPLAINT\n\n${story}`)],
    ).model.facts.flatMap((fact) => fact.said);

  it('leans on nothing that was told before', () => {
    expect(
      said(
        '4. On May 4, 2019, a Saturday, Osei carried the second hose of the dredge from the galley to the ladder of the engine room in the dark without any lamp whatever.',
      ),
    ).toEqual([
      'It was May 4, 2019.',
      'Osei carried the second hose of the dredge from the galley to the ladder of the engine room in the dark without any lamp whatever.',
    ]);
  });

  it('stands for the days that were counted to it', () => {
    expect(said('5. Three days later, on May 7, 2019, the mate told Osei that no hose was left.')).toEqual([
      'On May 7, 2019, the mate told Osei that no hose was left.',
    ]);
    expect(said('5. Three days later, the mate told Osei that no hose was left.').join(' ')).not.toContain(
      'On ',
    );
  });
});

describe('the claim of our own client', () => {
  it('is no doubt of his word', () => {
    const told = (text: string): boolean =>
      readCase(
        {
          caseType: 'personal-injury',
          keyFacts: '',
          clientName: 'Ruth Osei',
          opposingParty: 'Meeker Dredging, Inc.',
        } as CaseDetails,
        [paper('1. Nothing.')],
      ).called.doubtsClient(text);
    expect(told("The insurer denied Osei's claim for the lost wages.")).toBe(false);
    expect(told('Osei claims that the deck was wet.')).toBe(true);
  });
});
