import { describe, expect, it } from '@jest/globals';
import { exchanges } from '../case-fields/testimony.rules.js';
import { witnessOf } from '../case-fields/witness-of.rules.js';
import { answered } from './answers.js';
import { readAloud } from './read-aloud.js';

const pages = (...texts: string[]) =>
  texts.map((text, at) => ({ number: at + 1, text, ocr: false, scanned: false, read: true }));
const said = (...rows: string[]) =>
  answered(exchanges(pages(rows.join('\n'))), []).map(({ text, unclear }) => (unclear ? '?' : text));

describe('a transcript', () => {
  it('is read without what stands above its pages, what the reporter notes and what counsel say between', () => {
    const talks = exchanges(
      pages(
        'O. Varga - by Mr. Pell   1\nBY MR. PELL:\nQ.  Did you close the',
        'O. Varga - by Mr. Pell   2\nvalve?\nMS. TOTH: Objection.\nA.  Not at first.\n(Whereupon, a Log dated 2/3/24\nwas marked as Exhibit 2.)\nQ.  Is that your log?\nTHE WITNESS: It is.',
      ),
    );
    expect(talks).toEqual([
      { question: 'Did you close the valve?', answer: 'Not at first.', page: 1, by: 'MR. PELL' },
      {
        question: 'Is that your log?',
        answer: 'It is.',
        page: 2,
        by: 'MR. PELL',
        marked: 'Whereupon, a Log dated 2/3/24 was marked as Exhibit 2.',
      },
    ]);
  });

  it('may be an interview, in which a label stands before each turn', () => {
    const text = [
      'RECORDED INTERVIEW',
      'Subject: Odile Varga',
      ...Array.from({ length: 6 }, (_, at) => [
        `DET. PELL: Were you at gate ${at}?`,
        'Varga: I was home.',
      ]).flat(),
    ].join('\n');
    expect(witnessOf(pages(text))).toBe('Odile Varga');
    expect(exchanges(pages(text))).toHaveLength(6);
  });
});

describe('a transcript', () => {
  it('names father and son apart, across numbered rows', () => {
    const head = ['   1     ODIL P. VARGA, SR.,', '', '   2     having been first duly sworn, testified:'];
    expect(witnessOf(pages(head.join('\n')))).toBe('Odil P. Varga Sr.');
  });

  it('may explain the initials that stand before each turn', () => {
    const text = [
      'Interview of ODILE M. VARGA     3-2-2023     Page 1 of 4',
      'PRESENT:   RP = Lt. Rosa Pell',
      '           KT = Karl Toth, auditor',
      '           OV = Odile M. Varga',
      ...Array.from({ length: 4 }, (_, at) => [
        `RP: Who held key ${at}?`,
        'OV: I held it.',
        `KT: And the log for gate ${at}?`,
        'OV: I kept the log.',
      ]).flat(),
    ].join('\n');
    expect(witnessOf(pages(text))).toBe('Odile M. Varga');
    expect(exchanges(pages(text))).toHaveLength(8);
  });
});

describe('an answer', () => {
  it('leaves "her" with the one who opens its sentence', () => {
    expect(
      said(
        'Q. Did Ms. Toth call before Rosa came?',
        'A. Yes.',
        'Q. Who showed the list?',
        'A. Rosa, the owner, showed me the list in her office.',
      ),
    ).toContain('Rosa, the owner, showed you the list in her office.');
  });

  it.each([
    ['What time did you lock the gate?', '9:40.', 'You locked the gate at 9:40.'],
    ['Who locked the gate?', 'I did.', 'You locked the gate.'],
    ['How long were you on the roof?', 'About ten minutes.', 'You were on the roof for about ten minutes.'],
    ['How far is the pump from the wall?', 'Six feet.', 'The pump is six feet from the wall.'],
    ['How many men were on the roof?', 'Three.', 'Three men were on the roof.'],
    ['You had a key to the gate, didn’t you?', 'Yes, ma’am.', 'You had a key to the gate.'],
    ['So you did not call the plant.', 'No.', 'You did not call the plant.'],
    ['Would you agree that the gauge was new?', 'Yes.', 'The gauge was new.'],
    [
      'Did you tell anyone that the hose leaked?',
      'I told Ada Finch.',
      'You told Ada Finch that the hose leaked.',
    ],
    ['Did you check that gauge?', 'I tapped it with a wrench.', 'You tapped the gauge with a wrench.'],
  ])('to %j is put as one statement', (question, answer, text) =>
    expect(said(`Q. ${question}`, `A. ${answer}`)).toContain(text),
  );

  it.each([
    ['What did you see?', 'Long ladder and taped rung.'],
    ['Did you close it?', 'I didn’t wait to see.'],
    ['Was it open?', 'I might have been told so.'],
    ['What’s the 90?', 'Degrees.'],
    ['What’s the label say for it?', 'Fifteen.'],
    ['Where is it?', 'You’ve got it in your file.'],
    ['Did you say so?', 'Yes, but only later.'],
  ])('to %j that says nothing by itself is left out', (question, answer) =>
    expect(
      said(`Q. ${question}`, `A. ${answer}`).filter((text) => text !== '?' && !/did not wait/.test(text)),
    ).toEqual([]),
  );

  it('keeps the words that it quotes', () => {
    expect(said('Q. What did you say?', 'A. I said, "I don’t like my odds, Bram. Two more."')).toEqual([
      'You said, “I don’t like my odds, Bram. Two more.”',
    ]);
  });
});

it('what a witness had to read of his own paper is put sentence by sentence', () => {
  const talks = exchanges(
    pages(
      'Q. Is that your signature?\n(Whereupon, a Statement dated 4/9/23 was marked as Exhibit 7.)\nA. It is.\nQ. Read the second line, please, read it out loud.\nA. "The lock was broken and I bent the hasp back myself. I told nobody."',
    ),
  );
  expect(readAloud(talks).map(({ words }) => words)).toEqual([
    'The lock was broken.',
    'I bent the hasp back myself.',
    'I told nobody.',
  ]);
  expect(readAloud(talks)[0]?.paper).toMatchObject({ kind: 'statement', day: 'April 9, 2023' });
});
