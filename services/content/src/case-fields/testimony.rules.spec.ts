import { describe, expect, it } from '@jest/globals';
import { testimony } from './testimony-values.rules.js';
import { exchanges, isTranscript } from './testimony.rules.js';
import { witnessOf } from './witness-of.rules.js';

const pageOf = (text: string, number = 1) => ({ number, text, ocr: false, scanned: false, read: true });
const rows = (...texts: string[]) => [pageOf(texts.join('\n'))];
const asked = (...texts: string[]) =>
  exchanges(rows(...texts)).map(({ question, answer }) => [question, answer]);
const talk = (count: number, answer = (i: number) => `Answer ${i} it is.`) =>
  rows(...Array.from({ length: count }, (_, i) => [`Q. Question ${i}?`, `A. ${answer(i)}`]).flat());

describe('questions and answers', () => {
  it('picked by page and line are cited so, and a topic over the next belongs to neither', () => {
    const picked = exchanges(
      rows(
        '     Background',
        ' 8:14     Q.   How long did you drive?',
        ' 8:15     A.   Thirty years.',
        '               Morning of May 4',
        ' 21:2     Q.   Did you see the ice?',
        ' 21:3     A.   I saw it shine. * * *',
      ),
    );
    expect(picked).toMatchObject([
      { question: 'How long did you drive?', answer: 'Thirty years.', folio: 8, line: 14 },
      { question: 'Did you see the ice?', answer: 'I saw it shine.', folio: 21, line: 2 },
    ]);
  });

  it('are without the hours and the numbers at the margin', () => {
    const talk = [
      '       1      A.  I said that.',
      '11:02  2      Q.  When did you put in for days?',
      '       3      A.  February. I wrote it up the next',
      '       4 week. They had no slot.',
      '       5      Q.  Is there anything in writing?',
      '11:06  6      A.  A form. Her friend is four doors',
      '       7 down.',
      '       8      Q.  Anything else?',
      '       9      A.  No.',
      '      10      Q.  Sure?',
      '      11      A.  Yes.',
    ];
    expect(asked(...talk).slice(0, 2)).toEqual([
      ['When did you put in for days?', 'February. I wrote it up the next week. They had no slot.'],
      ['Is there anything in writing?', 'A form. Her friend is four doors down.'],
    ]);
  });

  it('are also those of other counsel, who asks without a Q; an objection asks nothing', () => {
    const talk = [
      '     Q.  Have you got a reputation for it?',
      '          MS. PELL: Objection. What does that have to do with it?',
      '     A.  You would have to ask people.',
      '          MS. PELL: A couple of mine. Did you threaten him with',
      'the knife?',
      '     A.  No. It never left my pocket.',
    ];
    expect(asked(...talk)).toEqual([
      ['Have you got a reputation for it?', 'You would have to ask people.'],
      ['A couple of mine. Did you threaten him with the knife?', 'No. It never left my pocket.'],
    ]);
    expect(exchanges(rows(...talk))[1]).toMatchObject({ by: 'MS. PELL' });
  });

  it('are not cut where counsel asks for the words again', () => {
    expect(
      asked(
        'Q. Did you see the knife?',
        'A. I did not',
        'MR. TELL: Sorry, could you repeat that?',
        'A. I did not see it.',
        'MR. DE LA CRUZ: Did you kick her?',
        'A. Yes.',
      ),
    ).toEqual([
      ['Did you see the knife?', 'I did not I did not see it.'],
      ['Did you kick her?', 'Yes.'],
    ]);
  });

  it('are without the marks of the reporter: who asks, and where an examination begins', () => {
    expect(
      asked('Q. BY MS. ROE: Were you there?', 'A. I was.  EXAMINATION BY MR. DOE:', 'Q. Alone?', 'A. Yes.'),
    ).toEqual([
      ['Were you there?', 'I was.'],
      ['Alone?', 'Yes.'],
    ]);
  });

  it('go over rows, with numbers beside them or not', () => {
    expect(asked('1  Q. Who saw', '   the light?', '2  A. I saw', '3', '   it.')).toEqual([
      ['Who saw the light?', 'I saw it.'],
    ]);
  });

  it('end where somebody else speaks', () => {
    expect(asked('Q. Who saw it?', 'A. I did.', 'MR. ROE: Objection.', 'He is wrong.')).toEqual([
      ['Who saw it?', 'I did.'],
    ]);
    expect(asked('A. I did.', 'Q. Who saw it?')).toEqual([]);
  });

  it('keep the question that is still to be answered', () => {
    expect(asked('Q. Who saw it?', 'MR. ROE: Objection.', 'Q. You may answer.', 'A. I did.')).toEqual([
      ['Who saw it?', 'I did.'],
    ]);
  });

  it('make a transcript from four answers on, in the first forty pages', () => {
    expect([3, 4].map((count) => isTranscript(talk(count)))).toEqual([false, true]);
    const late = (at: number) => [
      ...Array.from({ length: at }, (_, i) => pageOf('Nothing.', i + 1)),
      ...talk(4),
    ];
    expect([39, 40].map((at) => isTranscript(late(at)))).toEqual([true, false]);
  });
});

describe('a witness', () => {
  it.each([
    ['DEPOSITION OF WENDELL STOKES, TAKEN ON MAY 4', 'Wendell Stokes'],
    ['DEPOSITION OF: MARIA O’BRIEN\nTaken in Ohio', 'Maria O’Brien'],
    ['WENDELL STOKES, having been first duly sworn, testified', 'Wendell Stokes'],
    [
      '   5     Plaintiff,   )  DEPOSITION OF\n   6     v.           )  HAROLD J.\n\n   1          HAROLD J. PIKE, SR.,\n\n   2     having been first duly sworn, testified as follows:',
      'Harold J. Pike Sr.',
    ],
    ['Deposition upon oral examination of ADA ROE-BELL, D.D.S., taken at Pell', 'Ada Roe-Bell'],
    ['ORAL DEPO OF DWAYNE E. "BUBBA" KREBS -- June 4, 2024', 'Dwayne E. Krebs'],
    [
      '     PLAINTIFFS’ DESIGNATION OF DEPOSITION TESTIMONY\n          JORY A. PELL\n  Taken February 5, 2025',
      'Jory A. Pell',
    ],
    [
      'Testimony of Ofc. T. Bell (pp. 4-13) under separate cover.\n 1        DALE WAYNE ROE,\n 2   called as a witness on behalf of the State, having\n 3   been first duly sworn, was examined',
      'Dale Wayne Roe',
    ],
    ['A.  No, Your Honor. CARL B. ROE, having been duly sworn, testified', 'Carl B. Roe'],
    ['Nobody is named.', 'the witness'],
  ])('%j', (text, name) => expect(witnessOf([pageOf(text)])).toBe(name));

  it('is named on the first three pages', () => {
    const on = (at: number) =>
      witnessOf(
        [1, 2, 3, 4].map((one) => pageOf(one === at ? 'DEPOSITION OF WENDELL STOKES, TAKEN' : 'x', one)),
      );
    expect([3, 4].map(on)).toEqual(['Wendell Stokes', 'the witness']);
  });
});

describe('page and line before the rows', () => {
  it('may name where a row ends, on another page', () => {
    const page = pageOf(`34:03-04      Q   What was your job?
34:05-35:01   A   Foreman. I had
                  two crews.
35:02         Q   Whom did you answer to?
35:03         A   Clint.
35:04 –       Q   Were you told how deep?
35:05         A   Four foot.`);

    expect(
      exchanges([page]).map(({ question, answer, folio, line }) => [question, answer, folio, line]),
    ).toEqual([
      ['What was your job?', 'Foreman. I had two crews.', 34, 3],
      ['Whom did you answer to?', 'Clint.', 35, 2],
      ['Were you told how deep?', 'Four foot.', 35, 4],
    ]);
  });
});

describe('testimony', () => {
  it('is told as question and answer', () => {
    expect(testimony(rows('Q. Who saw it?', 'A. I did.'))).toEqual([
      {
        value: 'Asked “Who saw it?”, the witness answered, “I did.”',
        page: 1,
        quote: 'Q. Who saw it? A. I did.',
        confidence: expect.any(Number),
      },
    ]);
  });

  it('is twelve answers at most, those that tell the most, in their order', () => {
    const dull = Array.from({ length: 12 }, () => ['Q. Is it so?', 'A. Yes.']).flat();
    const told = testimony(
      rows('Q. State your name.', 'A. Wendell Stokes, 42.', ...dull, 'Q. When?', 'A. At 9 that day.'),
    );
    expect(told).toHaveLength(12);
    expect(told.at(-1)!.value).toContain('At 9 that day.');
    expect(told.some(({ value }) => value.includes('State your name'))).toBe(false);
  });
});

it('answers under the first and the last of the initials that the paper names', () => {
  const turns = [
    'CT: Who kept the key?',
    'LH: I did, all that year.',
    'BW: And the safe?',
    'LH: Me and Mr. Roe.',
  ];
  const pages = rows(
    'SHERIFF OF POLK COUNTY',
    'Interview of LORENE M. HATCHER        5-2-2023',
    'PRESENT:   CT = Capt. Toomey',
    ...turns,
    ...turns,
    ...turns,
  );
  expect([witnessOf(pages), isTranscript(pages)]).toEqual(['Lorene M. Hatcher', true]);
});
