import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alignSyllables } from '../../../libs/speech/dist/src/words/align-syllables.js';
import { alignWords } from '../../../libs/speech/dist/src/words/align-words.js';
import { checkScript } from '../../../libs/speech/dist/src/words/check-script.js';
import { placeTokens } from '../../../libs/speech/dist/src/words/place-words.js';
import { tokenize } from '../../../libs/speech/dist/src/words/tokens.js';
import { analyze, decode } from '../speech/sound.mjs';
import { readAlignment } from '../speech/text-grid.mjs';

const DATA = join(import.meta.dirname, '../../../libs/speech/test-data');
const ALIGNED = ['talking-fast-then-slow.wav', 'hoarse-with-cough.wav', 'reading-and-retracing.mp3'];
const MEDIAN = 0.3;
const NINE_OF_TEN = 1;

/** Where words without times are put, against alignments by hand, beside two naive ways; and which scripts fit which sound. */
export function printPlaces() {
  console.log('\nWords without times: seconds from where they begin (median, nine of ten, share within 1 s)');
  const texts = JSON.parse(readFileSync(join(DATA, 'transcripts.json'), 'utf8'));
  let met = true;
  const scripts = [];
  for (const name of ALIGNED) {
    const acoustics = analyze(decode(join(DATA, name)));
    const words = readAlignment(DATA, name)
      .words.map((one) => ({ ...one, word: one.word.replaceAll('"', '') }))
      .filter(({ word }) => !/^\[|^vocnoise$/u.test(word));
    const text = words.map(({ word }) => word).join(' ');
    const tokens = tokenize(text);
    const ways = {
      'spread evenly': placeTokens(tokens, acoustics.speech),
      'syllables and pauses': alignSyllables(tokens, acoustics),
      'sounds of the words': alignWords(tokens, acoustics),
    };
    for (const [way, placed] of Object.entries(ways)) {
      const off = placed.map(({ start }, i) => Math.abs(start - words[i].start)).toSorted((a, b) => a - b);
      const [half, nine] = [off[off.length >> 1], off[Math.floor(0.9 * off.length)]];
      const within = off.filter((seconds) => seconds <= 1).length / off.length;
      const last = way === 'sounds of the words';
      const reached = half <= MEDIAN && nine <= NINE_OF_TEN;
      if (last && !reached) met = false;
      console.log(
        `  ${name.padEnd(28)}${way.padEnd(22)}${half.toFixed(2)}  ${nine.toFixed(2)}  ${(100 * within).toFixed(0)} %${last ? (reached ? '  met' : '  MISSED') : ''}`,
      );
    }
    scripts.push({ name, acoustics, text });
  }
  scripts.push({
    name: 'sonnet-3.mp3',
    acoustics: analyze(decode(join(DATA, 'sonnet-3.mp3'))),
    text: texts['sonnet-3.mp3'].words,
  });
  console.log('Which script fits which sound (the sonnet is of a speaker on whom nothing was set)');
  for (const sound of scripts)
    console.log(
      `  ${sound.name.padEnd(28)}${scripts.map((script) => `${script === sound ? 'own ' : ''}${checkScript(script.text, sound.acoustics)?.fit ?? 'not judged'}`.padEnd(17)).join('')}`,
    );
  return met;
}
