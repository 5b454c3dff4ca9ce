import { describe, expect, it } from '@jest/globals';
import { countsGoneInHeadings, countsInBrackets, endedCounts } from './ended-counts.js';
import type { FileSentence } from './file-sentences.js';
import type { Paper } from './paper.js';

const ended = (text: string): number[] => {
  const document = { name: 'complaint.pdf', pages: [{ number: 1, text }] };
  return [...countsInBrackets([{ document } as unknown as Paper]).keys()];
};

describe('a count of which its own paper says in brackets that it is gone', () => {
  it('is no longer tried', () => {
    expect(
      ended(
        'COUNT II – LIBEL\n\n21. He wrote it.\n\nCOUNT III – SLANDER\n\n22. [Dismissed by Order of Aug. 4, 2023]',
      ),
    ).toEqual([3]);
  });

  it('is tried where something stands between', () => {
    expect(ended('COUNT III – SLANDER\n\n22. He said that she stole. 23. [Withdrawn.]')).toEqual([]);
    expect(ended('COUNT III – SLANDER\n\n22. [Withdrawn.]\n\n23. He said that she stole.')).toEqual([]);
    expect(ended('COUNT III – SLANDER\n\n22. [Dismissed as to Defendant Ito only]')).toEqual([]);
  });
});

describe('a count whose own heading says that it is gone', () => {
  const gone = (text: string): number[] => {
    const document = { name: 'information.pdf', pages: [{ number: 1, text }] };
    return [...countsGoneInHeadings([{ document } as unknown as Paper]).keys()];
  };

  it('is no longer tried', () => {
    expect(gone('COUNT 1: LARCENY\nCOUNT 2: FORGERY  DISMISSED at exam 03/02/2023')).toEqual([2]);
    expect(gone('  COUNT III – ARSON (NOT BOUND OVER)')).toEqual([3]);
  });

  it('is tried where another is gone, or a part of it, or where the words are those of a fact', () => {
    expect(gone('COUNT 1: LARCENY\nThe first panel was DISMISSED.')).toEqual([]);
    expect(gone('COUNT 2: FORGERY – DISMISSED as to the second check only')).toEqual([]);
    expect(gone('COUNT 2: RETALIATION: she was dismissed at once')).toEqual([]);
    expect(gone('COUNT II: BREACH OF WARRANTY   NOT DISMISSED')).toEqual([]);
    expect(gone('COUNT I: FAILURE TO PAY WITHDRAWN FUNDS')).toEqual([]);
    expect(gone('COUNT TWO - RETALIATION (PLAINTIFF WAS DISMISSED FOR REPORTING)')).toEqual([]);
    expect(gone("DEFENDANT'S COUNTERCLAIM\nCOUNT 1: TRESPASS  DISMISSED")).toEqual([]);
  });
});

describe('a claim that is counted by its order', () => {
  const told = (text: string): number[] => [
    ...endedCounts([{ text, document: { name: 'answer.pdf' }, page: 2 } as unknown as FileSentence]).keys(),
  ];

  it('is no longer tried where a paper says that it was dismissed', () => {
    expect(told('The Third Claim was dismissed with prejudice by Order of August 30, 2023.')).toEqual([3]);
    expect(told('The court dismissed the Second Cause of Action.')).toEqual([2]);
    expect(told('No reference shall be made to Count 2 or its dismissal.')).toEqual([2]);
  });

  it('is tried where somebody asks for that, or where it is the claim of another', () => {
    expect(told('Defendant moves to dismiss the Third Claim.')).toEqual([]);
    expect(told("Defendant's Second Claim was dismissed.")).toEqual([]);
    expect(told("Defendants' Second Claim was dismissed.")).toEqual([]);
    expect(told('The First Claim, filed with the carrier in May, was withdrawn by Pike.')).toEqual([]);
    expect(told('The First Cause of Action is dismissed as to Defendant Roe only.')).toEqual([]);
    expect(told('The subpoena served under Count II is quashed.')).toEqual([]);
  });

  it('is one of several of which another survives', () => {
    expect(
      told('The First and Second Causes of Action survive, and the Third Cause of Action is dismissed.'),
    ).toEqual([3]);
  });
});
