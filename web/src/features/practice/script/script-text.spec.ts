import { describe, expect, it } from '@jest/globals';
import type { ScriptSentence } from '@lectern/contracts/case-scripts';
import { marginOf, piecesOf, sentencesIn, spokenText, withWords } from './script-text.js';

const TEXT = 'She drives a truck. The door fell. We ask for a verdict.';
const sentences: ScriptSentence[] = [
  { start: 0, end: 19, sources: [{ kind: 'pdf', page: 2, quote: 'drives' }] },
  { start: 20, end: 34, sources: [{ kind: 'unsupported', reason: 'not there' }] },
  { start: 35, end: 56, sources: [{ kind: 'framing' }] },
];
const saved = { text: TEXT, sentences };
const texts = (now: string) => sentencesIn(saved, now).map(({ start, end }) => now.slice(start, end));

describe('the sources of a script that is being edited', () => {
  it('stay with the sentences that nobody touched, wherever they move', () => {
    expect(texts(TEXT)).toEqual(['She drives a truck.', 'The door fell.', 'We ask for a verdict.']);
    expect(texts(`Good morning. ${TEXT}`)).toEqual([
      'She drives a truck.',
      'The door fell.',
      'We ask for a verdict.',
    ]);
  });

  it('leave the sentence that was changed, and it alone', () => {
    expect(texts(TEXT.replace('door', 'heavy door'))).toEqual([
      'She drives a truck.',
      'We ask for a verdict.',
    ]);
    expect(texts('She drives a truck. We ask for a verdict.')).not.toContain('The door fell.');
    expect(texts('')).toEqual([]);
  });

  it('stand in the margin by page; what is not in the file says so; framing says nothing', () => {
    expect(sentences.map(({ sources }) => marginOf(sources))).toEqual([
      { label: 'p.\u00a02', open: false },
      { label: 'not in your file', open: true },
      null,
    ]);
  });

  it('names the document of a page where it is known', () => {
    const source = { kind: 'pdf', page: 2, quote: 'drives', document: 'Complaint.pdf' } as const;

    expect(marginOf([source])?.label).toBe('p.\u00a02, Complaint');
  });

  it('sets headings and open slots apart, and loses no letter', () => {
    const text =
      '## Opening line\n[Your theme in one line]\n\nHe said [sic] no. ## is a number.\n##\n## \n[Your answer] Yes.';
    const pieces = piecesOf(text);

    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter(({ kind }) => kind !== 'words')).toEqual([
      { kind: 'sign', text: '##' },
      { kind: 'heading', text: ' Opening line' },
      { kind: 'slot', text: '[Your theme in one line]' },
      { kind: 'sign', text: '##' },
      { kind: 'heading', text: ' ' },
      { kind: 'slot', text: '[Your answer]' },
    ]);
  });

  it('puts words into each open place, as sentences, and knows where they stand', () => {
    const { text, places } = withWords(
      '[Theme] The people. You will hear from [Theme].\n\n[Theme]',
      '[Theme]',
      'They waited',
    );

    expect(text).toBe('They waited. The people. You will hear from They waited.\n\nThey waited.');
    expect(places.map(({ start, end }) => text.slice(start, end))).toEqual([
      'They waited.',
      'They waited',
      'They waited.',
    ]);
    expect(withWords('[Theme] Now.', '[Theme]', 'Who waits?”').text).toBe('Who waits?” Now.');
    expect(withWords('No place.', '[Theme]', 'They waited').places).toEqual([]);
  });

  it('speaks no headings', () => {
    expect(spokenText('## The people\n\nShe drives a truck.\n\n## Burden\nMore likely than not.')).toBe(
      'She drives a truck.\n\nMore likely than not.',
    );
  });
});
