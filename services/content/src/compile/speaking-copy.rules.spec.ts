import { describe, expect, it } from '@jest/globals';
import { spokenBlocks } from './speaking-copy.rules.js';

describe('a speaking copy', () => {
  it('tells when each block begins at the pace of its speaker; a heading takes no time', () => {
    const text = `## Opening\n\n${'word '.repeat(75).trim()}\n\n${'word '.repeat(150).trim()}\n\nThe end.`;
    const blocks = spokenBlocks(text, 150);
    expect(blocks[0]).toEqual({ kind: 'cue', text: 'Opening' });
    expect(blocks.slice(1).map((block) => (block.kind === 'spoken' ? block.at : null))).toEqual([0, 30, 90]);
  });

  it('leaves a line to write on where a sentence is nothing but a name in brackets', () => {
    const parts = (text: string) => {
      const [block] = spokenBlocks(text, 150);
      return block?.kind === 'spoken'
        ? block.parts.map((part) => (part.kind === 'slot' ? `<${part.name}>` : part.text))
        : [];
    };
    expect(parts('[Your answer]')).toEqual(['<Your answer>']);
    expect(parts('He left. [Your answer] She stayed.')).toEqual(['He left.', '<Your answer>', 'She stayed.']);
    expect(parts('He said “[the] door.”')).toEqual(['He said “[the] door.”']);
    expect(parts('[ab]')).toEqual(['[ab]']);
  });

  it('takes no time for a slot', () => {
    const blocks = spokenBlocks('[Your answer]\n\nThe end.', 150);
    expect(blocks[1]).toMatchObject({ at: 0 });
  });
});
