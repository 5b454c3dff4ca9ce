import { describe, expect, it } from '@jest/globals';
import { ofDraft } from '../exports/material.js';
import { decided, undecided, type Script, type ScriptSection } from '../generator/script.js';
import { sectionOfText } from './section-of-text.js';

const fact = (text: string, page: number) => ({
  id: `opening_statement-${page}`,
  text,
  gap: ' ',
  sources: [{ kind: 'pdf' as const, page, quote: text }],
  stand: 'supported' as const,
  drafted: { text, stand: 'supported' as const, sources: [] },
});
const drafted: ScriptSection = {
  contentType: 'opening_statement',
  title: 'Opening statement',
  kind: 'text',
  sentences: [fact('She drives a truck.', 1), fact('The door fell.', 2)],
};
const place = (text: string, words: string, page: number) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  sources: [{ kind: 'pdf' as const, page, quote: words }],
});
const scriptOf = (section: ScriptSection): Script => ({
  scenario: 'opening-statement',
  sections: [section],
  citations: [],
  engine: { drafting: 'rules', notes: [] },
});

describe('the spoken section of a text', () => {
  const text = '## The people\nShe drives a truck. She hums.\n\nThe door fell.';
  const section = sectionOfText(drafted, text, [
    place(text, 'She drives a truck.', 1),
    place(text, 'The door fell.', 2),
  ]);

  it('has checked sentences with their sources, new words as the attorney’s own, headings as parts', () => {
    expect(section.sentences.map((one) => [one.text, one.stand, one.part?.title])).toEqual([
      ['She drives a truck.', 'supported', 'The people'],
      ['She hums.', 'edited', undefined],
      ['The door fell.', 'supported', undefined],
    ]);
    const script = scriptOf(section);
    expect([decided(script), undecided(script)]).toEqual([1, 0]);
    expect(ofDraft(script).contentData.opening_statement).toBe(text.replace('\n', '\n\n'));
  });

  it('knows what was taken out, and what is not in the file', () => {
    const less = sectionOfText(drafted, 'He lied.', [
      { start: 0, end: 8, sources: [{ kind: 'unsupported', reason: 'not there' }] },
    ]);
    expect(undecided(scriptOf(less))).toBe(1);
    expect(decided(scriptOf(less))).toBe(2);
    expect(ofDraft(scriptOf(less)).contentData.opening_statement).toBe('He lied.');
  });

  it('takes a moved paragraph for the same sentences', () => {
    const moved = 'The door fell.\n\nShe drives a truck.';
    const { sentences } = sectionOfText(drafted, moved, [
      place(moved, 'The door fell.', 2),
      place(moved, 'She drives a truck.', 1),
    ]);
    expect(sentences.map((one) => [one.text, one.sources[0]])).toEqual([
      ['The door fell.', expect.objectContaining({ page: 2 })],
      ['She drives a truck.', expect.objectContaining({ page: 1 })],
    ]);
  });

  it('makes each line of a list an item', () => {
    const questions = '## Door 6\nIt was cracked, correct? You knew that?\nYou waited, correct?\n';
    const list = sectionOfText(
      { ...drafted, contentType: 'cross_examination_questions', kind: 'list', sentences: [] },
      questions,
      [place(questions, 'It was cracked, correct?', 4)],
    );
    expect(list.sentences.map((one) => [one.text, one.stand])).toEqual([
      ['It was cracked, correct? You knew that?', 'supported'],
      ['You waited, correct?', 'edited'],
    ]);
  });
});
