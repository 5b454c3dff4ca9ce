import { expect, it } from '@jest/globals';
import { type Authority, isNamed } from './authorities.js';

const cited = (text: string, own = false): Authority => ({
  citation: { text, state: 'in-your-document', page: 1 },
  keys: [],
  sentence: '',
  sources: [],
  ...(own && { place: { field: 'legalIssues', start: 0, end: text.length, joined: false } }),
});

it.each([
  ['268 N.C. App. 1 (2019)', false],
  ['355 S.W.3', false],
  ['2011 WL 671960 (S.D. Cal. Feb. 14, 2011)', false],
  ['Amend WIS. STAT. § 134.93(1)(b)', false],
  ['Roe v. Vale, 433 F.3d 1199 (9th Cir. 2006)', true],
  ['42 U.S.C. § 1983', true],
  ['735 ILCS 5/2-615', true],
  ['16 CFR 1500.3', true],
  ['110 Stat. 56', true],
])('an authority of the file is named: %s', (text, named) => {
  expect(isNamed(cited(text))).toBe(named);
});

it('what the attorney gave is one, however it is written', () => {
  expect(isNamed(cited('410 U.S. 113 (1973)', true))).toBe(true);
});
