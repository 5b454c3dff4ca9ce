import { describe, expect, it } from '@jest/globals';
import { GeneratedContent } from '@lectern/contracts/content';
import {
  decided,
  editScript,
  paragraphsOf,
  scriptFrom,
  sectionCopy,
  sectionText,
  undecided,
  type Script,
} from './script.js';
import { ofDraft } from '../exports/material.js';
import { cuePoints, spokenScript } from './spoken.js';

const content = GeneratedContent.parse({
  opening_statement:
    'Members of the jury, good morning. Teresa Alvarez left at twenty to six.\n\nThe driver had been on the road for fourteen hours. Three inspections were due and none was made.',
  key_points: ['Truck 418', 'Three inspections that did not happen'],
  provenance: [
    {
      contentType: 'opening_statement',
      index: 0,
      text: 'Members of the jury, good morning.',
      sources: [{ kind: 'framing' }],
    },
    {
      contentType: 'opening_statement',
      index: 1,
      text: 'Teresa Alvarez left at twenty to six.',
      sources: [{ kind: 'pdf', page: 3, quote: 'left her home at 5:40 a.m.' }],
    },
    {
      contentType: 'opening_statement',
      index: 2,
      text: 'The driver had been on the road for fourteen hours.',
      sources: [{ kind: 'unsupported', reason: 'fourteen hours is not in the file' }],
    },
    {
      contentType: 'opening_statement',
      index: 3,
      text: 'Three inspections were due and none was made.',
      sources: [{ kind: 'pdf', page: 14, quote: 'No completed inspection is recorded' }],
    },
    {
      contentType: 'key_points',
      index: 0,
      text: 'Truck 418',
      sources: [{ kind: 'case-field', field: 'keyFacts', quote: 'truck 418' }],
    },
    {
      contentType: 'key_points',
      index: 1,
      text: 'Three inspections that did not happen',
      sources: [{ kind: 'pdf', page: 14, quote: 'No completed inspection is recorded' }],
    },
  ],
  citations: [],
  engine: { drafting: 'rules', notes: [] },
});

const opening = (script: Script) => script.sections[0]!;
const unsupportedId = 'opening_statement-2';

describe('script', () => {
  it('shows only the sections that are present, with the paragraphs of the draft', () => {
    const script = scriptFrom(content, 'opening-statement');
    expect(script.sections.map((section) => section.contentType)).toEqual([
      'opening_statement',
      'key_points',
    ]);
    expect(paragraphsOf(opening(script)).map((paragraph) => paragraph.length)).toEqual([2, 2]);
    expect(sectionText(opening(script))).toBe(content.opening_statement);
    expect(undecided(script)).toBe(1);
  });

  it('puts what is spoken first, under the name that it has in its scenario', () => {
    const titles = (scenario: 'jury-selection' | 'opening-statement' | 'closing-argument') =>
      scriptFrom({ ...content, closing_argument: 'Ask of it.' }, scenario).sections.map(({ title }) => title);
    expect(titles('jury-selection')[0]).toBe('Voir dire');
    expect(titles('closing-argument')).toEqual(['Closing argument', 'Opening statement', 'Key points']);
    expect(spokenScript(scriptFrom(content, 'closing-argument'))).toBe('');
  });

  it('treats words without a stated source as not in the file', () => {
    const provenance = content.provenance.filter((entry) => entry.index !== 3);
    const script = scriptFrom({ ...content, provenance }, 'opening-statement');
    expect(opening(script).sentences.at(-1)).toMatchObject({
      text: 'Three inspections were due and none was made.',
      stand: 'unsupported',
    });
    expect(sectionText(opening(script))).toBe(content.opening_statement);
  });

  it('lets the attorney answer for a sentence', () => {
    const script = editScript(scriptFrom(content, 'opening-statement'), {
      type: 'confirm',
      sentenceId: unsupportedId,
    });
    expect(undecided(script)).toBe(0);
    expect(opening(script).sentences[2]?.sources).toEqual([{ kind: 'attorney', act: 'confirmed' }]);
  });

  it('counts what the attorney has decided', () => {
    const drafted = scriptFrom(content, 'opening-statement');
    expect(decided(drafted)).toBe(0);
    const cut = editScript(drafted, { type: 'cut', sentenceId: 'opening_statement-0' });
    expect(decided(editScript(cut, { type: 'confirm', sentenceId: unsupportedId }))).toBe(2);
    expect(decided(editScript(cut, { type: 'restore', sentenceId: 'opening_statement-0' }))).toBe(0);
  });

  it('cuts a sentence everywhere and can bring it back', () => {
    const cut = editScript(scriptFrom(content, 'opening-statement'), {
      type: 'cut',
      sentenceId: unsupportedId,
    });
    expect(sectionText(opening(cut))).not.toContain('fourteen hours');
    expect(sectionText(opening(cut))).toContain('\n\nThree inspections');
    expect(ofDraft(cut).contentData.provenance.some((entry) => entry.text.includes('fourteen'))).toBe(false);
    expect(ofDraft(cut).contentData.provenance[2]).toMatchObject({
      index: 2,
      text: 'Three inspections were due and none was made.',
    });
    const back = editScript(cut, { type: 'restore', sentenceId: unsupportedId });
    expect(sectionText(opening(back))).toBe(content.opening_statement);
    expect(undecided(back)).toBe(1);
  });

  it('marks a rewritten sentence as the attorney’s, and unmarks it when the draft is typed again', () => {
    const rewritten = editScript(scriptFrom(content, 'opening-statement'), {
      type: 'rewrite',
      sentenceId: 'opening_statement-1',
      text: ' Teresa left early. ',
    });
    expect(opening(rewritten).sentences[1]).toMatchObject({
      text: 'Teresa left early.',
      stand: 'edited',
      sources: [{ kind: 'attorney', act: 'edited' }],
    });
    const again = editScript(rewritten, {
      type: 'rewrite',
      sentenceId: 'opening_statement-1',
      text: 'Teresa Alvarez left at twenty to six.',
    });
    expect(opening(again).sentences[1]?.stand).toBe('supported');
  });

  it('carries the mark of an undecided sentence into the clipboard and the downloads', () => {
    const script = scriptFrom(content, 'opening-statement');
    expect(sectionCopy(opening(script))).toContain('fourteen hours. [not in your file]');
    const { contentData, order } = ofDraft(script);
    expect(order).toEqual(['opening_statement', 'key_points']);
    expect(contentData.provenance[2]?.sources[0]?.kind).toBe('unsupported');
    expect(contentData.key_points).toEqual(content.key_points);
  });

  it('puts the key points on the cue card', () => {
    expect(cuePoints(scriptFrom(content, 'opening-statement')).map((point) => point.text)).toEqual(
      content.key_points,
    );
    const without = scriptFrom({ ...content, key_points: undefined }, 'opening-statement');
    expect(cuePoints(without).map((point) => point.text)).toEqual([
      'Members of the jury, good morning.',
      'The driver had been on the road for fourteen hours.',
    ]);
  });
});
