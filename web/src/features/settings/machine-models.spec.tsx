/** @jest-environment ./tools/jest/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { renderPage } from '../../testing/render-page.js';
import { ModelList } from './machine-models.js';

const NONE = { drafting: null, words: null, voices: null };
type Props = Parameters<typeof ModelList>[0];
const shown = (config: Props['config'], drafting: Props['drafting']): string => {
  const { container } = renderPage(<ModelList config={config} drafting={drafting} />);
  return container.textContent;
};

it('says what is not installed, what is done without it, and by which command it is added', () => {
  const text = shown({ endpoints: NONE, localWords: 'absent', localVoices: 'absent' }, 'absent');
  expect(text.match(/Not installed/g)).toHaveLength(3);
  expect(text).toContain('those that you paste');
  expect(text).toContain('espeak-ng, the built-in voice');
  expect(text).toContain('Scripts are drafted by rules.');
  expect(text).toContain('adds them with npm run models.');
});

it('names no command where everything is there', () => {
  const text = shown({ endpoints: NONE, localWords: 'ready', localVoices: 'ready' }, 'ready');
  expect(text.match(/Installed/g)).toHaveLength(3);
  expect(text).toContain('where it is kept');
  expect(text).toContain('Piper');
  expect(text).not.toContain('npm run models');
});

it('names the servers that are asked in their place', () => {
  const endpoints = {
    drafting: 'llm.firm.example',
    words: 'words.firm.example',
    voices: 'voices.firm.example',
  };
  const text = shown({ endpoints, localWords: 'absent', localVoices: 'damaged' }, 'absent');
  expect(text).toContain('found by words.firm.example.');
  expect(text).toContain('read by voices.firm.example.');
  expect(text).toContain('drafted by llm.firm.example.');
  expect(text).toContain('Not used');
  expect(text).toContain('Damaged');
  expect(text).toContain('mends and adds them with npm run models.');
});

it('does not call anything absent that nobody can tell', () => {
  const text = shown({ endpoints: NONE, localWords: 'unknown' }, 'unknown');
  expect(text.match(/Not known just now/g)).toHaveLength(3);
  expect(text).not.toContain('npm run models');
});
