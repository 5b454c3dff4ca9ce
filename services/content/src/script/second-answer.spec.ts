import { describe, expect, it } from '@jest/globals';
import type { ModelEndpoint } from '../config.js';
import type { SectionMaterial } from './model-material.js';
import { sectionByModel } from './model-drafter.js';
import { ModelAnswer } from './model-request.js';
import { answer } from './vale.fixtures.js';

/** A model that gives the same answer each time; model-drafter.spec asks one over the network. */
const saying = (sentences: readonly string[]): ModelEndpoint => {
  async function* create() {
    yield { choices: [{ delta: { content: answer(sentences) } }] };
  }
  return { model: 'stub', client: { chat: { completions: { create } } } } as unknown as ModelEndpoint;
};
const SENTENCES = 40;
const RUN = {
  progress: () => Promise.resolve(),
  signal: new AbortController().signal,
  onTokens: () => Promise.resolve(),
};

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
      { type: 'opening_statement', facts: [], passages: [] } as unknown as SectionMaterial,
      async (sentences) => ({
        section: { form: 'list', lines: [] },
        failures: sentences
          .filter(({ text }) => wrong.includes(text))
          .map(({ text }) => ({ text, reason: 'Your file does not say this.' })),
        cited: [],
      }),
      RUN,
    );

    expect(section !== undefined).toBe(stands);
  });
});

describe('an answer that does not tell what it planned', () => {
  const FIRST = { form: 'list' as const, lines: [{ text: 'First.', sources: [] }] };
  const SECOND = { form: 'list' as const, lines: [{ text: 'Second.', sources: [] }] };
  const planned = (type: SectionMaterial['type']): SectionMaterial =>
    ({
      type,
      facts: [{ id: 'fact-1' }],
      passages: [{ id: 'passage-1' }, { id: 'passage-2' }],
    }) as SectionMaterial;
  const said = JSON.stringify({
    plan: { wins: ['fact-1', 'passage-1', 'fact-of-another-case'], hurts: ['passage-2'] },
    sentences: [{ text: 'It leaked at noon.', part: '', facts: ['fact-1'] }],
  });

  /** What is asked, and what stands, where the check finds nothing in the first answer and `faults` in the second. */
  async function asking(type: SectionMaterial['type'], faults: number | 'torn') {
    const asked: string[] = [];
    async function* create({ messages }: { messages: { content: string }[] }) {
      asked.push(messages.at(-1)!.content);
      if (faults === 'torn' && asked.length > 1) throw new Error('the connection broke off');
      yield { choices: [{ delta: { content: said } }] };
    }
    const endpoint = {
      model: 'stub',
      client: { chat: { completions: { create } } },
    } as unknown as ModelEndpoint;
    const section = await sectionByModel(
      endpoint,
      planned(type),
      async () =>
        asked.length === 1
          ? { section: FIRST, failures: [], cited: ['fact-1'] }
          : {
              section: SECOND,
              failures: Array.from({ length: Number(faults) }, () => ({
                text: 'Wrong.',
                reason: 'Not in your file.',
              })),
              cited: ['fact-1', 'passage-1'],
            },
      RUN,
    );
    return { asked, section };
  }

  it('is asked for it once, and to be heard as others will hear it', async () => {
    const { asked, section } = await asking('closing_argument', 0);

    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain('no sentence that stands tells passage-1, passage-2.');
    expect(asked[1]).toContain('as the opponent');
    expect(section).toBe(SECOND);
  });

  it.each([
    ['is worse', 1],
    ['breaks off', 'torn'],
  ] as const)('stands as it was where the second %s', async (_what, faults) => {
    const { section } = await asking('closing_argument', faults);

    expect(section).toBe(FIRST);
  });

  it('is judged by its sentences where its plan is out of measure', () => {
    const plan = { wins: Array.from({ length: 41 }, () => 'fact-1'), hurts: 'none' };

    expect(ModelAnswer.parse({ ...JSON.parse(said), plan }).plan).toEqual({ wins: [], hurts: [] });
    expect(ModelAnswer.parse(JSON.parse(said)).plan.hurts).toEqual(['passage-2']);
  });
});
