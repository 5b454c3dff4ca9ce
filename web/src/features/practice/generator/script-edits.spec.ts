import { describe, expect, it } from '@jest/globals';
import { GeneratedContent } from '@lectern/contracts/content';
import { ScriptEdits } from '@lectern/contracts/scripts';
import { editsOf, withEdits } from './script-edits.js';
import { editScript, scriptFrom, sectionItems, sectionText, type ScriptEdit } from './script.js';

const draft = scriptFrom(
  GeneratedContent.parse({
    opening_statement: 'The light was red. He drove on.',
    key_points: ['Red light', 'No brake', 'Two witnesses'],
    provenance: [
      {
        contentType: 'opening_statement',
        index: 0,
        text: 'The light was red.',
        sources: [{ kind: 'framing' }],
      },
      {
        contentType: 'opening_statement',
        index: 1,
        text: 'He drove on.',
        sources: [{ kind: 'unsupported', reason: 'not there' }],
      },
      ...[0, 1, 2].map((index) => ({
        contentType: 'key_points',
        index,
        text: ['Red light', 'No brake', 'Two witnesses'][index],
        sources: [{ kind: 'framing' }],
      })),
    ],
    citations: [],
    engine: { drafting: 'rules', notes: [] },
  }),
  'opening-statement',
);

const worked = (
  [
    { type: 'rewrite', sentenceId: 'opening_statement-0', text: 'The light was as red as it gets.' },
    { type: 'confirm', sentenceId: 'opening_statement-1' },
    { type: 'cut', sentenceId: 'key_points-1' },
    { type: 'move', sentenceId: 'key_points-2', by: -1 },
    { type: 'move', sentenceId: 'key_points-2', by: -1 },
  ] satisfies ScriptEdit[]
).reduce(editScript, draft);

describe('edits of a script', () => {
  it('are none while nothing was done', () => {
    expect(editsOf(draft)).toEqual({ decisions: [], order: {} });
  });

  it('bring the script back as it was left', () => {
    const kept = ScriptEdits.parse(JSON.parse(JSON.stringify(editsOf(worked))));
    const again = withEdits(draft, kept);
    expect(again).toEqual(worked);
    expect(again.sections.map(sectionText)[0]).toBe('The light was as red as it gets. He drove on.');
    expect(again.sections.map(sectionItems)[1]).toEqual(['Two witnesses', 'Red light']);
  });

  it('say nothing of an order that was put back', () => {
    const back = editScript(editScript(draft, { type: 'move', sentenceId: 'key_points-0', by: 1 }), {
      type: 'move',
      sentenceId: 'key_points-0',
      by: -1,
    });
    expect(editsOf(back).order).toEqual({});
  });

  it('do not move an item over the edge, nor a sentence of a text', () => {
    expect(editScript(draft, { type: 'move', sentenceId: 'key_points-0', by: -1 })).toEqual(draft);
    expect(editScript(draft, { type: 'move', sentenceId: 'opening_statement-1', by: -1 })).toEqual(draft);
  });

  it('pass over sentences that the draft does not have', () => {
    const foreign: ScriptEdits = {
      decisions: [{ sentenceId: 'closing_argument-9', act: 'cut' }],
      order: { key_points: ['key_points-7', 'key_points-1'] },
    };
    expect(sectionItems(withEdits(draft, foreign).sections[1]!)).toEqual([
      'No brake',
      'Red light',
      'Two witnesses',
    ]);
  });
});
