import { describe, expect, it } from '@jest/globals';
import type { GeneratedContent } from '@lectern/contracts/content';
import { countWords, isRehearsed } from './script.rules.js';
import { textOfDraft } from './script-text.rules.js';

const edits = { decisions: [], order: {} };
const engine: GeneratedContent['engine'] = { drafting: 'rules', notes: [] };
const framing = [{ kind: 'framing' as const }];

describe('the text of a draft', () => {
  it('has its parts as headings, its paragraphs, and what the attorney decided', () => {
    const content: GeneratedContent = {
      opening_statement: '[Your theme]\n\nAda Moss fell. It rained.\n\nHe left.',
      provenance: ['[Your theme]', 'Ada Moss fell.', 'It rained.', 'He left.'].map((text, index) => ({
        contentType: 'opening_statement',
        index,
        text,
        sources: framing,
        ...(index === 0 && { part: { title: 'Opening line' } }),
        ...(index === 1 && { part: { title: 'The people', goal: 'who fell' } }),
      })),
      citations: [],
      engine,
    };
    const { text, sentences } = textOfDraft(
      {
        content,
        edits: {
          decisions: [
            { sentenceId: 'opening_statement-2', act: 'cut' },
            { sentenceId: 'opening_statement-3', act: 'edited', text: 'He ran.' },
          ],
          order: {},
        },
      },
      'opening-statement',
    );
    expect(text).toBe('## Opening line\n[Your theme]\n\n## The people: who fell\nAda Moss fell.\n\nHe ran.');
    expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
      '[Your theme]',
      'Ada Moss fell.',
      'He ran.',
    ]);
    expect(sentences[2]?.sources).toEqual([{ kind: 'attorney', act: 'edited' }]);
    expect(countWords(text)).toBe(5);
  });

  it('of a list has an item a line, in the order given', () => {
    const content: GeneratedContent = {
      cross_examination_questions: ['You saw it.', 'You\nleft.', 'You came back.'],
      provenance: [],
      citations: [],
      engine,
    };
    const order = {
      cross_examination_questions: [2, 0, 1].map((n) => `cross_examination_questions-${n}`),
    };
    expect(textOfDraft({ content, edits: { ...edits, order } }, 'cross-examination').text).toBe(
      'You came back.\nYou saw it.\nYou left.',
    );
    expect(textOfDraft({ content, edits }, 'opening-statement').text).toBe('');
  });
});

describe('a rehearsal of full length', () => {
  it.each([
    ['nobody spoke', 1500, 10, null, false],
    ['most of the text', 1500, null, 485, true],
    ['too little of it', 1500, null, 470, false],
    ['a short text against a long target', 300, 20, 100, true],
    ['a target without a text', 0, 10, 480, true],
    ['neither: the scenario decides', 0, null, 239, false],
  ] as const)('%s', (_what, words, targetMinutes, longestTake, expected) => {
    expect(isRehearsed({ scenario: 'opening-statement', words, targetMinutes, longestTake })).toBe(expected);
  });
});
