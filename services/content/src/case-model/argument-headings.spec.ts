import { describe, expect, it } from '@jest/globals';
import { fileSentences } from './file-sentences.js';

const brief = (argument: string) =>
  fileSentences({
    name: 'brief',
    pages: [
      {
        number: 1,
        text: `PLAINTIFF'S BRIEF\n\n                    STATEMENT OF FACTS\n\nThe dam broke on March 3, 2021. The farm below it was flooded for nine days.\n\n${argument}\n\n                    CONCLUSION\n\nThe motion should be granted.`,
      },
    ],
  }).map(({ text, point }) => [text, point?.text, point?.standard]);

describe('headings of an argument', () => {
  it('may be lettered, and may go on in a second line', () => {
    const read = brief(
      `                    ARGUMENT
A. Standard for Granting Temporary Relief

A court weighs four factors.

B. Plaintiff Is Likely to Prevail on the Merits Because the
Operator Ignored Its Own Warnings

The operator read the gauge twice a day.

C. Plaintiff Is Suffering Harm

The fields are still under water.`,
    );
    expect(read).toContainEqual([
      'A court weighs four factors.',
      'A. Standard for Granting Temporary Relief',
      true,
    ]);
    expect(read).toContainEqual([
      'The operator read the gauge twice a day.',
      'Plaintiff Is Likely to Prevail on the Merits Because the Operator Ignored Its Own Warnings',
      undefined,
    ]);
    expect(read).toContainEqual([
      'The fields are still under water.',
      'Plaintiff Is Suffering Harm',
      undefined,
    ]);
    expect(read.at(-1)).toEqual(['The motion should be granted.', undefined, undefined]);
  });

  it('are those of the first level: letters below a numeral open no point', () => {
    const read = brief(
      `                    ARGUMENT
I. The Operator Knew

A. The Gauge Was Read

The operator read the gauge twice a day.

II. The Harm Goes On

The fields are still under water.`,
    );
    expect(read).toContainEqual(['The operator read the gauge twice a day.', 'The Operator Knew', undefined]);
    expect(read).toContainEqual(['The fields are still under water.', 'The Harm Goes On', undefined]);
  });

  it('stand under a memorandum of law as well, and under the errors that an appeal assigns', () => {
    const motion = brief(
      `                    III.  MEMORANDUM

                    A.  The standard.

A court looks at the gauge first.

                    B.  The gauge was sound.

The operator read the gauge twice a day.`,
    );
    expect(motion).toContainEqual(['A court looks at the gauge first.', 'A. The standard.', true]);
    expect(motion).toContainEqual([
      'The operator read the gauge twice a day.',
      'The gauge was sound.',
      undefined,
    ]);
    expect(
      brief(
        `                    ARGUMENT

                    RESPONSE TO FIRST ASSIGNMENT OF ERROR
                    The finding rests on the gauge.

The operator read the gauge twice a day.`,
      ),
    ).toContainEqual([
      'The operator read the gauge twice a day.',
      'The finding rests on the gauge.',
      undefined,
    ]);
    expect(
      brief(`                    MEMORANDUM OF INTERVIEW

The operator read the gauge twice a day.`),
    ).toContainEqual(['The operator read the gauge twice a day.', undefined, undefined]);
  });
});
