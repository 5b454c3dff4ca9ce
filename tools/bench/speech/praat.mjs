import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const SPEECH = join(import.meta.dirname, '../../../libs/speech/test-data/sonnet-3.mp3');

/** Ten minutes of wav: this analyzer, start and decoding included, beside Praat with the syllable-nuclei method; goal: 3 times. */
export function benchPraat(folder) {
  const path = join(folder, 'ten.wav');
  execFileSync('ffmpeg', [
    '-nostdin',
    '-v',
    'error',
    '-stream_loop',
    '-1',
    '-i',
    SPEECH,
    '-t',
    '600',
    '-ac',
    '1',
    '-ar',
    '16000',
    path,
  ]);
  const ours = timed(() =>
    execFileSync(process.execPath, [join(import.meta.dirname, 'analyse-file.mjs'), path], {
      encoding: 'utf8',
    }),
  );
  const script = join(import.meta.dirname, 'syllable-nuclei.praat');
  const theirs = timed(() => execFileSync('praat', ['--run', script, path], { encoding: 'utf8' }));
  const { syllables } = JSON.parse(ours.output);
  console.log('\nTen minutes of wav, start of the program included');
  console.log(
    `  this analyzer ${ours.seconds.toFixed(2)} s, ${syllables} syllables; Praat ${theirs.seconds.toFixed(2)} s, ${theirs.output.trim()} syllables: ${(theirs.seconds / ours.seconds).toFixed(1)} times as fast (goal: 3)`,
  );
}

/** The better of three runs. */
function timed(work) {
  let best = { seconds: Infinity, output: '' };
  for (let i = 0; i < 3; i++) {
    const started = performance.now();
    const output = work();
    const seconds = (performance.now() - started) / 1000;
    if (seconds < best.seconds) best = { seconds, output };
  }
  return best;
}
