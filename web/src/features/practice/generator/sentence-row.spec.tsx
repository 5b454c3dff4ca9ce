/** @jest-environment ./tools/jest/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../../testing/render-page.js';
import { SentenceRow } from './sentence-row.js';
import type { ScriptEdit, ScriptSentence } from './script.js';

const DRAFTED = { text: 'The light was red.', stand: 'supported' as const, sources: [] };
const SENTENCE: ScriptSentence = { ...DRAFTED, id: 'keyPoints-1', gap: '', drafted: DRAFTED };

it('shows what another window saved, and leaving the field does not write over it', async () => {
  const edits: ScriptEdit[] = [];
  let load: (words: string) => void = () => undefined;
  function Row() {
    const [words, setWords] = useState(SENTENCE.text);
    load = setWords;
    return (
      <SentenceRow
        sentence={{ ...SENTENCE, text: words }}
        editing
        movable={false}
        selected={false}
        onSelect={() => undefined}
        onEdit={(edit) => {
          edits.push(edit);
          if (edit.type === 'rewrite') setWords(edit.text.trim());
        }}
      />
    );
  }
  const { user } = renderPage(<Row />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  await user.clear(field);
  await user.type(field, 'The stale words. ');
  await user.tab();
  expect(edits).toEqual([{ type: 'rewrite', sentenceId: 'keyPoints-1', text: 'The stale words. ' }]);
  expect(field.value).toBe('The stale words. ');

  act(() => load('Eleven days, one hip.'));
  expect(field.value).toBe('Eleven days, one hip.');
  await user.click(field);
  await user.tab();
  expect(edits).toHaveLength(1);
});
