// npm run bench -- words: words that the installed model hears in the recordings with known words: errors, times, speed and memory.
import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../../libs/platform/dist/src/config/environment.js';
import { tokenize } from '../../libs/speech/dist/src/words/tokens.js';
import { LocalWords } from '../../services/analysis/dist/src/local-words/local-words.js';
import { analyze, decode } from './speech/sound.mjs';
import { readAlignment } from './speech/text-grid.mjs';
import { editsBetween } from './words/edits.mjs';

const DATA = join(import.meta.dirname, '../../libs/speech/test-data');
const ALIGNED = ['talking-fast-then-slow.wav', 'hoarse-with-cough.wav', 'reading-and-retracing.mp3'];
const words = new LocalWords(readEnvironment());
const state = await words.recognizer.state();
if (state === 'ready') {
  await printWords();
  words.onModuleDestroy();
} else {
  console.log(
    state === 'damaged'
      ? 'A model for words is installed and damaged: "npm run models check" says which. Nothing was measured.'
      : 'No model for words is installed. Nothing was measured: word error rate, times of words, speed and memory need\n' +
          '"npm run models add sherpa-onnx" and "npm run models add parakeet-0.6b" (or parakeet-110m).',
  );
  process.exitCode = 1;
}

/** Megabytes that the programs started from here hold. */
function held() {
  const sizes = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'rss='], { encoding: 'utf8' });
  return sizes.split('\n').reduce((most, line) => Math.max(most, Number(line) / 1024), 0);
}

async function printWords() {
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, held())), 500);
  const truths = JSON.parse(readFileSync(join(DATA, 'transcripts.json'), 'utf8'));
  const total = { wrong: 0, words: 0, off: [], seconds: 0, took: 0 };
  for (const name of new Set([...Object.keys(truths), ...ALIGNED])) {
    const aligned = (readAlignment(DATA, name)?.words ?? []).filter(
      ({ word }) => !/^"?\[|^"?vocnoise/u.test(word),
    );
    const truth = tokenize(
      aligned.map(({ word }) => word.replaceAll('"', '')).join(' ') || (truths[name]?.words ?? ''),
    ).map(({ bare }) => bare);
    if (truth.length === 0) continue;
    const path = join(DATA, name);
    const samples = decode(path);
    const { pauses, speech, measurements } = analyze(samples);
    const seconds = measurements.durationSeconds;
    const from = performance.now();
    const heard = await words.find(path, {
      pauses,
      speech,
      seconds,
      signal: AbortSignal.timeout(30 * 60_000),
    });
    const took = (performance.now() - from) / 1000;
    const { wrong, pairs } = editsBetween(
      truth,
      tokenize(heard.text).map(({ bare }) => bare),
    );
    const off =
      aligned.length === truth.length
        ? pairs.flatMap(([i, j]) =>
            heard.words[j] ? [Math.abs(heard.words[j].start - aligned[i].start)] : [],
          )
        : [];
    console.log(
      `${name.padEnd(30)}${wrong} wrong of ${truth.length} words  ${took.toFixed(1)} s for ${seconds.toFixed(0)} s`,
    );
    total.wrong += wrong;
    total.words += truth.length;
    total.off.push(...off);
    total.seconds += seconds;
    total.took += took;
  }
  clearInterval(watch);
  const sorted = total.off.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(share * sorted.length)]?.toFixed(2) ?? 'not known';
  console.log(
    `\nWord error rate ${((100 * total.wrong) / total.words).toFixed(1)} % of ${total.words} words; starts off by ${at(0.5)} s (median) and ${at(0.9)} s (nine of ten) in ${sorted.length}; real-time factor ${(total.took / total.seconds).toFixed(2)}, loading once included; memory at most ${Math.round(most)} MB.`,
  );
}
