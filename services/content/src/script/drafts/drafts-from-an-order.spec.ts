import { describe, expect, it } from '@jest/globals';
import { CONTENT_TYPES } from '@lectern/contracts/scenarios';
import { readCaseFile } from '../case-file.js';
import { draftByRules } from '../draft.js';
import { wordCount } from '../english/brevity.js';
import { linesOf } from '../publish.js';

const given = {
  caseType: 'intellectual-property' as const,
  jurisdiction: 'federal' as const,
  clientName: 'Marlow Charts, Inc.',
  opposingParty: 'Dana Voss',
  keyFacts: [
    'On May 3, 2021, the Court issued a Temporary Restraining Order (“TRO”) that was set to expire on May 17, 2021 based on the Ex Parte Application of Marlow Charts, Inc. (“Marlow” or “Plaintiff”) for relief from further use of its charts (Dkt. 10).',
    'Dana Voss copied the chart files to a private drive on April 2, 2021, which the log of the server recorded in detail together with the name of the account and the address of the machine.',
    'The Court finds that no bond is required.',
  ].join('\n'),
  legalIssues:
    'Preliminary Injunction\nLikelihood of success on the merits\nIrreparable harm\nBalance of hardships',
  desiredOutcome: [
    'Defendant Voss, her agents, servants, employees, and attorneys, and all persons who act with her are enjoined from any use or sale of the charts; and the copying and facilitating of charts or …',
    'Posting any chart on any website, server, or database',
    'Disclosing any chart to any other person or entity',
    'Using any chart in any way for any purpose, commercial or otherwise; and',
    'Attempting to use the keys assigned to her during her employment with the company',
  ].join('\n'),
  evidenceTypes: 'server log',
};
const drafts = draftByRules(readCaseFile(given, []), 'opening-statement', CONTENT_TYPES);
const said = (type: (typeof CONTENT_TYPES)[number]): string[] =>
  linesOf(drafts[type]!).map(({ text }) => text);

describe('scripts from the fields of an order', () => {
  it('have at most twelve short key points, each resting on its whole sentence', () => {
    const points = linesOf(drafts.key_points!);
    expect(points.length).toBeLessThanOrEqual(12);
    expect(points.filter(({ text }) => wordCount(text) > 24)).toEqual([]);
    const copied = points.find(({ text }) => text.startsWith('Dana Voss copied'));
    expect(copied?.text).toBe('Dana Voss copied the chart files to a private drive on April 2, 2021.');
    expect(copied?.sources).toEqual([
      { kind: 'case-field', field: 'keyFacts', quote: given.keyFacts.split('\n')[1] },
    ]);
  });

  it('ask in one sentence and a short list, without what was cut off', () => {
    const text = said('opening_statement').join(' ');
    expect(text).toContain(
      'We ask that Defendant Voss and others be enjoined from any use or sale of the charts.',
    );
    expect(text).toContain('First, an order against posting any chart on any website, server, or database.');
    expect(text).not.toMatch(/facilitating|…|\bor\.|This is what we ask: .*This is what we ask/);
    expect(said('strategy_notes').join(' ')).not.toContain('order against posting');
  });

  it('put no ruling to a witness', () => {
    const questions = said('cross_examination_questions');
    expect(questions.join(' ')).not.toMatch(/bond|Restraining/);
    expect(questions[0]).toMatch(/^Dana Voss copied the chart files to a private drive on April 2, 2021, /);
    expect(questions.filter((question) => wordCount(question) > 27)).toEqual([]);
  });

  it('list headings in one sentence, and speak no definitions and no docket', () => {
    const opening = said('opening_statement');
    expect(opening).toContain(
      'It turns on a preliminary injunction, likelihood of success on the merits, irreparable harm, and balance of hardships.',
    );
    expect(opening.join(' ')).not.toMatch(/Dkt|[“”]/);
    expect(opening.filter((line) => wordCount(line) > 45)).toEqual([]);
  });

  it('take no order of the court for the wish of the client, when a document gave it', () => {
    const order =
      'Counsel shall file a joint report within 30 days.\nAll dates in this action are hereby VACATED.';
    const page = { number: 1, text: order };
    const read = readCaseFile({ ...given, desiredOutcome: order, timeConstraints: 'Filed May 20, 2021' }, [
      page,
    ]);
    expect(read.asks).toEqual([]);
    expect(read.times).toEqual([]);
    const typed = readCaseFile({ ...given, desiredOutcome: order }, []);
    expect(typed.asks).not.toEqual([]);
  });

  it('tell what happened before what the court did about it', () => {
    const happened = 'Dana Voss sold the charts on May 20, 2021.';
    const file = readCaseFile({ ...given, keyFacts: `${given.keyFacts}\n${happened}` }, []);
    const opening = linesOf(
      draftByRules(file, 'opening-statement', ['opening_statement']).opening_statement!,
    ).map(({ text }) => text);
    expect(opening.indexOf(happened)).toBeGreaterThan(0);
    expect(opening.indexOf(happened)).toBeLessThan(opening.findIndex((line) => line.includes('no bond')));
  });

  it('ask a witness once about kinds of evidence, and a jury never for a ruling', () => {
    const file = readCaseFile(
      {
        ...given,
        desiredOutcome: 'suppress the pistol',
        evidenceTypes: 'Emails and messages\nFinancial records',
      },
      [],
    );
    const questions = linesOf(
      draftByRules(file, 'witness-examination', ['cross_examination_questions']).cross_examination_questions!,
    ).map(({ text }) => text);
    expect(questions.filter((question) => /emails|records/i.test(question))).toEqual([
      'Which of these have you seen or made yourself: emails and messages or financial records?',
    ]);
    const closing = linesOf(draftByRules(file, 'closing-argument', ['closing_argument']).closing_argument!);
    expect(closing.map(({ text }) => text)).toContain('I ask the Court to suppress the pistol.');
  });

  it('say of each piece of evidence at most two short facts', () => {
    expect(said('evidence_summary').filter((line) => wordCount(line) > 24)).toEqual([]);
  });
});
