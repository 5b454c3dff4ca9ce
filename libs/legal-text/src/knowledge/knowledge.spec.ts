import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findCitations } from '../citations/find-citations.js';
import { CAUSES_OF_ACTION, causePattern } from './causes-of-action.js';
import { DOCTRINES } from './doctrines.js';
import { DIVISIONS, DOCKET_LETTERS } from './divisions.js';
import { NATURE_OF_SUIT, SOURCE } from './nature-of-suit.js';
import { STATE_CODES, STATUTE_RANGES, kindOfSection } from './statute-kinds.js';

interface Labeled {
  docs: { id: string; labels: Record<'plaintiff' | 'defendant', { names: string[] }> }[];
}
const { docs }: Labeled = JSON.parse(
  readFileSync(resolve('services/content/test-data/pdf/labels.json'), 'utf8'),
);
const parties = docs.flatMap(({ labels }) => [...labels.plaintiff.names, ...labels.defendant.names]);

/** Something that anybody can look up: a statute, a rule, a Restatement, a uniform or model act, an official form or numbering. */
const PUBLISHED =
  /\bRestatement|\bModel (?:Penal Code|Bus\. Corp\. Act)|\bUniform \w+|\bForm JS 44|\bCM\/ECF|\bU\.S\. Const|Const\. art|\bU\.S\.S\.G|Sup\.R\.|Court Rules|\bU\.C\.C\./;
const canBeLookedUp = (source: string) => PUBLISHED.test(source) || findCitations(source).length > 0;

const entries: [string, string][] = [
  ...CAUSES_OF_ACTION.map(({ name, source }): [string, string] => [name, source]),
  ...STATUTE_RANGES.map(({ about, source }): [string, string] => [about, source]),
  ...STATE_CODES.map(({ words, source }): [string, string] => [words.source, source]),
  ...DIVISIONS.map(({ words, source }): [string, string] => [words.source, source]),
  ...DOCKET_LETTERS.map(({ words, source }): [string, string] => [words.source, source]),
  ...DOCTRINES.map(({ names, source }): [string, string] => [`${names[0]} and others`, source]),
  ['nature of suit', SOURCE],
];

describe('what the law knows', () => {
  it.each(entries)('%s has a source that can be looked up: %s', (_, source) => {
    expect(canBeLookedUp(source)).toBe(true);
  });

  it('refuses an entry whose only support is a test document', () => {
    for (const { id } of docs) expect(canBeLookedUp(`${id}.pdf, page 3`)).toBe(false);
    for (const name of parties) expect(canBeLookedUp(`as in ${name}`)).toBe(false);
  });

  it('names no party of a test document', () => {
    const words = JSON.stringify([CAUSES_OF_ACTION, DOCTRINES, STATUTE_RANGES, entries]).toLowerCase();
    const named = parties.filter((name) => name.split(' ').length > 1 && !/united states/i.test(name));
    for (const name of named) expect(words).not.toContain(name.toLowerCase());
  });

  it('has elements, a burden and one name for each cause of action', () => {
    const names = CAUSES_OF_ACTION.flatMap(({ name, also = [] }) => [name, ...also]);
    expect(new Set(names).size).toBe(names.length);
    for (const cause of CAUSES_OF_ACTION) {
      expect(cause.elements.length).toBeGreaterThan(1);
      expect(cause.name.match(causePattern(cause))).toEqual([cause.name]);
      if (cause.kind === 'criminal-defense') expect(cause.burden).toBe('proof beyond a reasonable doubt');
    }
  });

  it('names each doctrine once, in small letters', () => {
    const names = DOCTRINES.flatMap((group) => group.names);
    for (const name of names) expect(name).toMatch(/^[a-z’ ]{4,60}$/);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each([
    [8, 1158, 'immigration'],
    [11, 362, 'bankruptcy'],
    [18, 1836, 'intellectual-property'],
    [18, 1001, 'criminal-defense'],
    [42, 1983, 'civil-litigation'],
    [26, 501, undefined],
  ])('%i U.S.C. § %i', (title, section, kind) => {
    expect(kindOfSection(title, section)).toBe(kind);
  });

  it('knows the codes of the cover sheet once each', () => {
    expect(NATURE_OF_SUIT.get('440')).toBe('civil-litigation');
    expect(NATURE_OF_SUIT.get('830')).toBe('intellectual-property');
    expect(NATURE_OF_SUIT.size).toBeGreaterThan(90);
  });
});
