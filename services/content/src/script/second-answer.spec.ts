import { describe, expect, it } from '@jest/globals';
import type { ModelEndpoint } from '../config.js';
import type { SectionMaterial } from './model-material.js';
import { sectionByModel } from './model-drafter.js';
import { answer } from './vale.fixtures.js';

/** A model that gives the same answer each time; model-drafter.spec asks one over the network. */
const saying = (sentences: readonly string[]): ModelEndpoint => {
  async function* create() {
    yield { choices: [{ delta: { content: answer(sentences) } }] };
  }
  return { model: 'stub', client: { chat: { completions: { create } } } } as unknown as ModelEndpoint;
};
const SENTENCES = 40;

describe('a second answer that says again what was refused', () => {
  it.each([
    [1, true],
    [2, true],
    [3, false],
  ])('%i of 40 sentences: stands without them, %s', async (again, stands) => {
    const wrong = Array.from({ length: again }, (_, at) => `Wrong ${at}.`);
    const right = Array.from({ length: SENTENCES - again }, (_, at) => `Right ${at}.`);

    const section = await sectionByModel(
      saying([...right, ...wrong]),
      { type: 'opening_statement' } as SectionMaterial,
      async (sentences) => ({
        section: { form: 'list', lines: [] },
        failures: sentences
          .filter(({ text }) => wrong.includes(text))
          .map(({ text }) => ({ text, reason: 'Your file does not say this.' })),
      }),
      {
        progress: () => Promise.resolve(),
        signal: new AbortController().signal,
        onTokens: () => Promise.resolve(),
      },
    );

    expect(section !== undefined).toBe(stands);
  });
});
