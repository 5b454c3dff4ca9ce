import { describe, expect, it } from '@jest/globals';
import { toldOfWitness } from './exchange.fixtures.js';
import { ADMITS_FAULT } from '../case-model/granted-faults.js';
import { headingsOf } from '../case-model/argument-headings.js';
import { witnessOf } from '../case-fields/witness-of.rules.js';
import { SITS_ALONE } from './forum.js';
import { CONCEDES, PRESERVES, TURNS } from './granted.js';
import { denialOfInjunction } from './relief.js';
import { itemsOf } from './sums.js';

type Passages = Parameters<typeof headingsOf>[0];
const passage = (kind: 'heading' | 'paragraph', text: string) =>
  ({ kind, text, pageStarts: [{ page: 3, at: 0 }] }) as unknown as Passages[number];

describe('an appeal', () => {
  it('is argued under "POINT I", whose words come on the next line', () => {
    const points = headingsOf([
      passage('heading', 'ARGUMENT'),
      passage('heading', 'POINT I'),
      passage('heading', 'THE STOP WAS LAWFUL'),
      passage('paragraph', 'The officer saw the light.'),
      passage('heading', 'POINT II'),
      passage('heading', 'THE SENTENCE IS FAIR'),
      passage('paragraph', 'The court weighed it.'),
    ]);
    expect(points.map((one) => one?.text)).toEqual([
      undefined,
      undefined,
      undefined,
      'THE STOP WAS LAWFUL',
      undefined,
      undefined,
      'THE SENTENCE IS FAIR',
    ]);
  });

  it('says whether a point was kept, and not what its own brief grants', () => {
    expect(PRESERVES.test('The second claim is not preserved.')).toBe(true);
    expect(CONCEDES.test('The People will not pretend that the case was easy.')).toBe(true);
    expect(TURNS.test('But the jury heard both.')).toBe(true);
  });
});

it('a case about workers’ compensation is not before a court that sits without a jury', () => {
  expect(SITS_ALONE.test('retaliation for rights under the Workers’ Compensation Law')).toBe(false);
  expect(SITS_ALONE.test("BEFORE THE WORKERS' COMPENSATION COMMISSION")).toBe(true);
  expect(SITS_ALONE.test('CALDER INDUSTRIAL COMMISSION, Opinion and Award')).toBe(true);
  expect(SITS_ALONE.test('the industrial park of the commission')).toBe(false);
});

it('who is sworn keeps his suffix behind numbered rows', () => {
  const text =
    '   1                 ORVAL T. HENKE, SR.,\n   2     having been first duly sworn, testified as follows:\n';
  expect(witnessOf([{ number: 1, text }])).toBe('Orval T. Henke Sr.');
});

it('a fault is granted in words of one’s own', () => {
  expect(ADMITS_FAULT.test('I knew it was loose. I thought we could get by.')).toBe(true);
  expect(ADMITS_FAULT.test('I suppose that was me.')).toBe(true);
  expect(ADMITS_FAULT.test('I never knew.')).toBe(false);
});

it('a sum against each of two is one item', () => {
  expect(itemsOf('Punitive damages of $700,000 against Bram and $90,000 against Moss')).toEqual([
    'punitive damages of $700,000 against Bram and $90,000 against Moss',
  ]);
});

it('the one against whom an injunction is sought asks to deny it', () => {
  const brief = (side: string) =>
    ({
      model: {
        side,
        relief: [
          { text: 'That a temporary restraining order and a temporary injunction issue', sources: [] },
        ],
      },
      read: { typed: false },
      forum: { court: 'the Court' },
    }) as unknown as Parameters<typeof denialOfInjunction>[0];
  expect(denialOfInjunction(brief('defending'))!.text).toBe(
    'We ask the Court to deny the temporary injunction.',
  );
  expect(denialOfInjunction(brief('claiming'))).toBeUndefined();
});

it('a question that leans, or shortens does, makes no statement', () => {
  expect(toldOfWitness("What's the label say for the ester?", 'Fifteen.', 'Henke')).toBeUndefined();
  expect(toldOfWitness('The box is marked, none shown. Did you check it?', 'Yes.', 'Henke')).toBeUndefined();
});
