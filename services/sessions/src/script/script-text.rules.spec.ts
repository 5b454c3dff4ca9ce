import { describe, expect, it } from '@jest/globals';
import type { GeneratedContent, Provenance, Source } from '@lectern/contracts/content';
import { countWords, isRehearsed } from './script.rules.js';
import { placesOfKnown, textOfDraft } from './script-text.rules.js';

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

const PAGE: Source[] = [{ kind: 'framing' }];
const UNSTATED = [{ kind: 'unsupported', reason: 'No source was stated for this sentence.' }];
const opening = (text: string, told: Partial<Provenance>[]): GeneratedContent => ({
  opening_statement: text,
  provenance: told.map((entry, index) => ({
    contentType: 'opening_statement',
    index,
    text: '',
    sources: PAGE,
    ...entry,
  })),
  citations: [],
  engine: { drafting: 'rules', notes: [] },
});
const drafted = (content: GeneratedContent) => textOfDraft({ content, edits }, 'opening-statement');
const said = ({ text, sentences }: ReturnType<typeof drafted>) =>
  sentences.map(({ start, end, sources }) => [text.slice(start, end), sources]);

describe('the sentences of a draft', () => {
  it('are found where they stand; words between them are sentences without a source', () => {
    const content = opening('It rained. Nobody knew. Ada fell. The end.', [
      { text: 'It rained.' },
      { text: 'Ada fell.' },
    ]);
    expect(drafted(content).text).toBe('It rained. Nobody knew. Ada fell. The end.');
    expect(said(drafted(content))).toEqual([
      ['It rained.', PAGE],
      ['Nobody knew.', UNSTATED],
      ['Ada fell.', PAGE],
      ['The end.', UNSTATED],
    ]);
  });

  it('are taken in the order of the provenance, whatever order it was sent in', () => {
    const content = opening('He left. He came. He left.', [
      { text: 'He left.', index: 2, sources: [] },
      { text: 'He left.', index: 0 },
      { text: 'He came.', index: 1 },
    ]);
    expect(said(drafted(content))).toEqual([
      ['He left.', PAGE],
      ['He came.', PAGE],
      ['He left.', UNSTATED],
    ]);
  });

  it('leave out provenance of other sections, of nothing, and of words that are not there', () => {
    const content = opening('It rained.', [
      { text: '   ' },
      { text: 'It snowed.' },
      { text: 'It rained.', contentType: 'closing_argument', sources: [] },
      { text: 'It rained.' },
    ]);
    expect(said(drafted(content))).toEqual([['It rained.', PAGE]]);
  });

  it('begin a paragraph after a line break, once, also where the sentence after it was cut', () => {
    const content = opening('One.\nTwo. Three. Four.', [
      { text: 'One.' },
      { text: 'Two.' },
      { text: 'Three.' },
      { text: 'Four.' },
    ]);
    expect(drafted(content).text).toBe('One.\n\nTwo. Three. Four.');
    const cut = { decisions: [{ sentenceId: 'opening_statement-1', act: 'cut' as const }], order: {} };
    expect(textOfDraft({ content, edits: cut }, 'opening-statement').text).toBe('One.\n\nThree. Four.');
  });

  it('of a list have the sources and the part of their item; an item nobody ordered comes last', () => {
    const content: GeneratedContent = {
      cross_examination_questions: ['You saw it.', 'You left.', 'You came back.'],
      provenance: [
        { contentType: 'cross_examination_questions', index: 1, text: 'You left.', sources: PAGE },
        {
          contentType: 'cross_examination_questions',
          index: 0,
          text: 'You saw it.',
          sources: [],
          part: { title: 'The light' },
        },
      ],
      citations: [],
      engine: { drafting: 'rules', notes: [] },
    };
    expect(said(textOfDraft({ content, edits }, 'cross-examination'))).toEqual([
      ['You saw it.', UNSTATED],
      ['You left.', PAGE],
      ['You came back.', UNSTATED],
    ]);
    const order = { cross_examination_questions: ['cross_examination_questions-2'] };
    expect(textOfDraft({ content, edits: { decisions: [], order } }, 'cross-examination').text).toBe(
      'You came back.\n\n## The light\nYou saw it.\nYou left.',
    );
  });
});

describe('sentences that are known, in another text', () => {
  const places = (text: string, ...known: string[]) =>
    placesOfKnown(
      text,
      known.map((words) => ({ text: words, sources: PAGE })),
    ).map(({ start, end }) => [start, end]);

  it('stand where their words stand, in the order of the text', () => {
    expect(places('It rained. Ada fell.', 'Ada fell.', 'It rained.')).toEqual([
      [0, 10],
      [11, 20],
    ]);
    expect(placesOfKnown('Ada fell.', [{ text: 'Ada fell.', sources: PAGE }])).toEqual([
      { start: 0, end: 9, sources: PAGE },
    ]);
  });

  it('are not found in nothing, nor where another was found', () => {
    expect(places('Ada fell.', 'It rained.', '')).toEqual([]);
    expect(places('Ada fell.', 'Ada fell.', 'fell.', 'Ada')).toEqual([[0, 9]]);
    expect(places('abcd', 'bc', 'abc', 'cd', 'a', 'd')).toEqual([
      [0, 1],
      [1, 3],
      [3, 4],
    ]);
  });
});
