import { describe, expect, it } from '@jest/globals';
import type { GeneratedText, Provenance } from '@lectern/contracts/content';
import { annotate } from './annotate.js';
import { blocksOf } from './blocks.rules.js';

const texts = (text: string) => blocksOf(text).map(({ kind, text: words }) => `${kind}: ${words}`);

describe('the blocks of a text', () => {
  it('join lines that a margin broke, also where a sentence ends at the margin', () => {
    const wrapped =
      'On the fourth of May the ferry left the slip with its\nramp still down, and nobody on the bridge had looked.\nThe mate says that he called out twice before the\nwater came in.';
    expect(texts(wrapped)).toEqual([`text: ${wrapped.replaceAll('\n', ' ')}`]);
    expect(texts('Ivo Brandt sold the\nkiln.')).toEqual(['text: Ivo Brandt sold the kiln.']);
  });

  it('leave lines apart that their author ended: questions, an outline', () => {
    expect(texts('You were on the bridge that night?\nYou saw the ramp was down?')).toHaveLength(2);
    expect(texts('Theme: look first\nThe ramp\nTwo warnings')).toHaveLength(3);
  });

  it('know headings, wherever they stand', () => {
    expect(texts('## The slip\nThe ramp was down.\n## The ask\n\n\nFind for us.')).toEqual([
      'heading: The slip',
      'text: The ramp was down.',
      'heading: The ask',
      'text: Find for us.',
    ]);
    expect(blocksOf(' \n\n ')).toEqual([]);
  });
});

const annotated = (content: GeneratedText, provenance: Provenance[]) =>
  annotate({
    title: '',
    subtitle: '',
    content,
    scenario: 'jury-selection',
    order: ['opening_statement', 'cross_examination_questions'],
    provenance,
    citations: [],
  }).sections;

describe('sections with headings in them', () => {
  it('keep what a sentence rests on when a line break was typed into it', () => {
    const text = 'The ramp\nwas down.';
    const [section] = annotated({ opening_statement: `## The slip\n${text} Nobody looked.` }, [
      {
        contentType: 'opening_statement',
        index: 0,
        text,
        sources: [{ kind: 'unsupported', reason: 'not found' }],
      },
    ]);
    expect(section).toMatchObject({
      heading: 'Voir Dire',
      blocks: [
        { kind: 'heading', stretches: [{ text: 'The slip' }] },
        {
          kind: 'text',
          stretches: [{ text: 'The ramp was down.', unsupported: 'not found' }, { text: ' Nobody looked.' }],
        },
      ],
    });
  });

  it('number the items of a list through its headings', () => {
    const [section] = annotated(
      { cross_examination_questions: ['## First: the bridge', 'You looked?', '## Then', 'You saw\nit?'] },
      [],
    );
    expect(section?.blocks.map(({ number, stretches }) => [number, stretches[0]?.text])).toEqual([
      [undefined, 'First: the bridge'],
      [1, 'You looked?'],
      [undefined, 'Then'],
      [2, 'You saw it?'],
    ]);
  });
});
