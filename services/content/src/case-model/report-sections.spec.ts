import { describe, expect, it } from '@jest/globals';
import { reportSections, sectionOf, speaksOfUnnamed } from './report-sections.js';

const REPORT = `HARLOW COUNTY SHERIFF                    CASE 24-118
A. FIRST RESPONSE - DEP. L. QUIST 12-4   (typed 03/02/2024)
I came to the barn at nine. I did not photograph the lock.
SUPPLEMENT 2     ENTERED BY: 417 MORAN     03/05/2024 1410 HRS
I spoke with the neighbor. I asked if she had heard a car.
C. SGT. T. ABEL - SCENE
My measurements are attached.
SUPERVISOR REVIEW: I approve.`;

describe('reportSections', () => {
  const sections = reportSections([{ text: REPORT }]);

  it('tells who wrote each part, by rank or by number, and when', () => {
    expect(sections.map(({ speaker, day }) => [speaker, day])).toEqual([
      ['Deputy Quist', '03/02/2024'],
      ['Officer Moran', '03/05/2024'],
      ['Sergeant Abel', undefined],
    ]);
    expect(sections.at(-1)!.text).toBe('My measurements are attached.');
  });

  it('knows from which part a sentence is', () => {
    expect(sectionOf({ text: 'I did not photograph the lock.' }, sections)?.speaker).toBe('Deputy Quist');
    expect(sectionOf({ text: 'I approve.' }, sections)).toBeUndefined();
  });

  it('finds none where one officer wrote the whole', () => {
    expect(
      reportSections([{ text: 'REPORTING OFFICER: QUIST\nNARRATIVE\nI came to the barn at nine.' }]),
    ).toEqual([]);
  });

  it('tells what leans on a sentence before it', () => {
    const [quist] = sections;
    expect(speaksOfUnnamed('Deputy Quist advised him that the road was closed.', quist!)).toBe(true);
    expect(speaksOfUnnamed('Deputy Quist did not seize it.', quist!)).toBe(true);
    expect(speaksOfUnnamed('Deputy Quist asked Mr. Orne where his truck was.', quist!)).toBe(false);
    expect(speaksOfUnnamed('The lock was open when Deputy Quist found it.', quist!)).toBe(false);
  });
});
