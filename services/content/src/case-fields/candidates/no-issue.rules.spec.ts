import { describe, expect, it } from '@jest/globals';
import { isNoIssue } from './no-issue.rules.js';

describe('no issue', () => {
  it.each([
    'Deposition upon oral examination of Lorna Teague',
    'Interview of Terrence Gault',
    'Sixth defense',
    'City of Dunmore Police Department',
  ])('is the name of a paper, of a part of one or of an office: %s', (value) => {
    expect(isNoIssue(value)).toBe(true);
  });

  it.each(['Self-defense', 'Declaration of non-infringement', 'False statements', 'Breach of contract'])(
    'is not what a case is about: %s',
    (value) => {
      expect(isNoIssue(value)).toBe(false);
    },
  );
});
