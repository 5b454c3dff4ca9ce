import { describe, expect, it } from '@jest/globals';
import type { Script as SavedScript } from '@lectern/contracts/case-scripts';
import type { GeneratedContent } from '@lectern/contracts/content';
import { editScript, scriptFrom } from '../generator/script.js';
import { mainTextOf, ofDraft, ofText, spokenOf } from './material.js';

const framing = [{ kind: 'framing' as const }];
const drafted: GeneratedContent = {
  cross_examination_questions: ['You were on the bridge?', 'You saw the ramp?', 'You did not stop?'],
  key_points: ['The ramp was down'],
  provenance: [
    {
      contentType: 'cross_examination_questions',
      index: 0,
      text: 'You were on the bridge?',
      sources: framing,
      part: { title: 'The bridge', goal: 'he could see' },
    },
    {
      contentType: 'cross_examination_questions',
      index: 1,
      text: 'You saw the ramp?',
      sources: [{ kind: 'unsupported', reason: 'not found' }],
    },
    { contentType: 'cross_examination_questions', index: 2, text: 'You did not stop?', sources: framing },
    { contentType: 'key_points', index: 0, text: 'The ramp was down', sources: framing },
  ],
  citations: [{ text: '12 U.S. 3', state: 'not-verified' }],
  engine: { drafting: 'rules', notes: [] },
};

describe('what a download is made of', () => {
  it('has the parts of a draft as headings, also where the first sentence of one was cut', () => {
    const script = editScript(scriptFrom(drafted, 'cross-examination'), {
      type: 'cut',
      sentenceId: 'cross_examination_questions-0',
    });
    const material = ofDraft(script);
    expect(material.order).toEqual(['cross_examination_questions', 'key_points']);
    expect(material.contentData.cross_examination_questions).toEqual([
      '## The bridge: he could see',
      'You saw the ramp?',
      'You did not stop?',
    ]);
    expect(material.undecided).toBe(1);
    expect(material.contentData.citations).toEqual([]);
    expect(spokenOf(material)).toBe('## The bridge: he could see\nYou saw the ramp?\nYou did not stop?');
  });

  it('leaves out what is not spoken', () => {
    const { order, contentData, undecided } = mainTextOf(ofDraft(scriptFrom(drafted, 'cross-examination')));
    expect(order).toEqual(['cross_examination_questions']);
    expect(contentData.key_points).toBeUndefined();
    expect(contentData.provenance.map(({ contentType }) => contentType)).not.toContain('key_points');
    expect(undecided).toBe(1);
  });

  it('takes a text as it stands on the screen, with the sources of its sentences', () => {
    const text = '## The bridge\nYou were there?\nYou looked?';
    const saved = {
      scenario: 'cross-examination',
      notes: { key_points: ['Look first'] },
      notesProvenance: [],
      citations: [],
    } as unknown as SavedScript;
    const start = text.indexOf('You looked');
    const { contentData, order } = ofText(saved, text, [{ start, end: text.length, sources: framing }]);
    expect(order).toEqual(['cross_examination_questions', 'key_points']);
    expect(contentData.cross_examination_questions).toEqual(text.split('\n'));
    expect(contentData.provenance).toEqual([
      { contentType: 'cross_examination_questions', index: 0, text: 'You looked?', sources: framing },
    ]);
    expect(ofText({ ...saved, scenario: 'opening-statement' }, text, []).contentData.opening_statement).toBe(
      text,
    );
  });
});
