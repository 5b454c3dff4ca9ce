import { expect, it } from '@jest/globals';
import { reliefLeft } from './relief-ended.js';

const wish = (text: string) => ({ id: text, text, confidence: 'sure' as const, sources: [] });
const WISHES = [
  wish('Punitive damages under O.C.G.A. § 51-12-5.1'),
  wish('Judgment for compensatory and punitive damages'),
  wish('Costs of this action'),
];

it.each([
  'Neither party shall mention the dismissed claim for punitive damages.',
  'The claim for punitive damages was voluntarily dismissed.',
  'Plaintiff further seeks punitive damages under O.C.G.A. § 51-12-5.1. [Dismissed by consent order.]',
])('what has ended is asked for no more, and what stands beside it is: %s', (text) => {
  expect(reliefLeft(WISHES, [text]).map((one) => one.text)).toEqual([WISHES[1]!.text, WISHES[2]!.text]);
});

it('what is claimed is asked for', () => {
  expect(reliefLeft(WISHES, ['Plaintiff seeks punitive damages. The motion is denied.'])).toEqual(WISHES);
});
