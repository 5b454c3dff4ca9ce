import { describe, expect, it } from '@jest/globals';
import type { Source } from '@lectern/contracts/content';
import { annotate } from './annotate.js';

const notesOf = (sources: Source[], style?: 'quoted' | 'pages') => {
  const { sections, notes } = annotate({
    title: 'Opening',
    subtitle: '',
    content: { opening_statement: 'The spring cracked.' },
    order: ['opening_statement'],
    provenance: [{ contentType: 'opening_statement', index: 0, text: 'The spring cracked.', sources }],
    citations: [],
    ...(style && { sources: style }),
  });
  return { notes, marks: sections[0]?.blocks[0]?.stretches[0]?.notes };
};

const found: Source[] = [
  { kind: 'case-field', field: 'keyFacts', quote: 'the spring cracked' },
  { kind: 'pdf', page: 1, document: 'Log', quote: 'Door 6 spring cracked' },
  { kind: 'pdf', page: 61, document: 'Deposition of C. Thale', quote: 'It was cracked.' },
  { kind: 'pdf', page: 1, document: 'Log', quote: 'cracked' },
];

describe('the notes of a sourced copy', () => {
  it('are one a sentence and name pages alone', () => {
    expect(notesOf(found, 'pages')).toEqual({
      notes: ['Log, page 1; Deposition of C. Thale, page 61'],
      marks: [1],
    });
  });

  it('name the details where no page is, the attorney where they answer for it, and nothing for framing', () => {
    expect(notesOf(found.slice(0, 1), 'pages').notes).toEqual(['Your case details']);
    expect(notesOf([{ kind: 'attorney', act: 'edited' }], 'pages').notes).toEqual([
      'Written by the attorney',
    ]);
    expect(notesOf([{ kind: 'framing' }], 'pages')).toEqual({ notes: [], marks: [] });
  });

  it('have the words of each source unless pages are asked for', () => {
    expect(notesOf(found).notes).toHaveLength(4);
    expect(notesOf(found).notes[1]).toBe('Your document, page 1: “Door 6 spring cracked”');
  });
});

describe('an open place', () => {
  const blocks = (content: Parameters<typeof annotate>[0]['content']) =>
    annotate({
      title: 'Opening',
      subtitle: '',
      content,
      order: ['opening_statement', 'key_points'],
      provenance: [],
      citations: [],
    }).sections.flatMap((section) => section.blocks.flatMap(({ stretches }) => stretches));

  it('is marked in a paragraph and in a list, apart from the words around it', () => {
    expect(blocks({ opening_statement: 'Good morning. [Your theme in one line] [Mr.] Roe fell.' })).toEqual([
      { text: 'Good morning. ', notes: [] },
      { text: '[Your theme in one line]', notes: [], open: true },
      { text: ' [Mr.] Roe fell.', notes: [] },
    ]);
    expect(blocks({ key_points: ['[What you ask for]'] })).toEqual([
      { text: '[What you ask for]', notes: [], open: true },
    ]);
  });
});
