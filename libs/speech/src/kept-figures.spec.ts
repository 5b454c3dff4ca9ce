import { describe, expect, it } from '@jest/globals';
import { buildEvidence } from './assessment/build-evidence.js';
import { LiveAnalyzer } from './live.js';
import { featuresOf } from './measurements.js';
import { analyze, decode, join, readTextGrid, seconds } from './testing/recordings.js';
import { alignSyllables } from './words/align-syllables.js';
import { alignWords } from './words/align-words.js';
import { checkScript } from './words/check-script.js';
import { tokenize } from './words/tokens.js';

/**
 * The same recording has the same figures in every version, or progress over a year is none: takes of last month and of today were
 * measured in two ways. Who changes a measure on purpose looks at what it does to these two voices, writes them anew
 * (`npm test -- libs/speech/src/kept-figures.spec.ts -u`) and has stored analyses scored anew (SCORING in services/analysis).
 */
describe.each(['talking-fast-then-slow', 'hoarse-with-cough'])('%s', (name) => {
  const samples = decode(`${name}.wav`);
  const acoustics = analyze(samples);
  const words = readTextGrid(`${name}.TextGrid`).words.filter(({ text }) => !/^\[|^vocnoise$/u.test(text));
  const text = words.map((word) => word.text).join(' ');

  it('has the measures that it had', () => {
    const { hesitations: _, peaks, syllables, sounds, ...features } = featuresOf(acoustics);
    expect({
      ...features,
      peaks: peaks.filter((_peak, i) => i % 20 === 0).join(' '),
      syllables: syllables.join(' '),
      sounds: sounds!.match(/.{1,100}/gu),
    }).toMatchSnapshot();
  });

  it('shows what it showed while it is heard', () => {
    const live = new LiveAnalyzer();
    const twice = join(samples, new Float32Array(seconds(3)), samples);
    const states: string[] = [];
    for (let from = 0; from < twice.length; from += seconds(0.1)) {
      live.push(twice.subarray(from, from + seconds(0.1)));
      const { hesitations: _, ...state } = live.state();
      const shown = Object.values(state).map((value) =>
        typeof value === 'number' ? value.toFixed(1) : value,
      );
      if (states.length * seconds(1.5) <= from) states.push(shown.join(' '));
    }
    expect(states).toMatchSnapshot();
  });

  it('has its words where they were', () => {
    const { sounds: _, ...older } = acoustics;
    const placed = [alignWords(tokenize(text), acoustics)!, alignSyllables(tokenize(text), older)!];
    const lines = placed.map((tokens) =>
      tokens.map((token) =>
        [token.text, token.start.toFixed(2), token.end.toFixed(2), token.sure.toFixed(2)].join(' '),
      ),
    );
    expect(lines).toMatchSnapshot();
  });

  it('has the findings that it had', () => {
    const known = [{ transcript: { text, words } }, { transcript: { text, words: null } }, {}];
    const lines = known.map((one) =>
      buildEvidence(acoustics, one)
        .events.filter(({ kind }) => kind !== 'hesitation')
        .map(({ kind, start, end, confidence, text: what, credit }) =>
          [kind, start.toFixed(2), end.toFixed(2), confidence.toFixed(2), credit ? '+' : '-', what].join(' '),
        ),
    );
    expect(lines).toMatchSnapshot();
  });

  it('fits its script as it did', () => {
    const { fit, sentences, added } = checkScript(text, acoustics)!;
    expect({
      fit,
      sentences: sentences.map(({ state, confidence, start, end }) =>
        [state, confidence.toFixed(3), start.toFixed(2), end.toFixed(2)].join(' '),
      ),
      added,
    }).toMatchSnapshot();
  });
});
