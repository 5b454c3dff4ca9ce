import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { goal, notMeasured } from './goals.mjs';

const NAME = "Speed beside Praat's syllable nuclei";
const SPEECH = join(import.meta.dirname, '../../../libs/speech/test-data/sonnet-3.mp3');

/** Ten minutes of wav: this analyzer, start and decoding included, beside Praat with the syllable-nuclei method. */
export function benchPraat(folder) {
  if (spawnSync('praat', ['--version'], { stdio: 'ignore' }).error) {
    notMeasured(NAME, 'praat is not installed (Debian: apt-get install praat)');
    return;
  }
  const path = join(folder, 'ten.wav');
  const source = ['-stream_loop', '-1', '-i', SPEECH, '-t', '600', '-ac', '1', '-ar', '16000'];
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...source, path]);
  const ours = timed([process.execPath, join(import.meta.dirname, 'analyze-file.mjs'), path]);
  const theirs = timed(['praat', '--run', join(import.meta.dirname, 'syllable-nuclei.praat'), path]);
  const { syllables } = JSON.parse(ours.output);
  const show = ({ wall, cpu }) => `${wall.toFixed(2)} s (${cpu.toFixed(2)} s of processor time)`;
  console.log('\nTen minutes of wav, start of the program included');
  console.log(
    `  this analyzer ${show(ours)}, ${syllables} syllables; Praat ${show(theirs)}, ${theirs.output} syllables`,
  );
  console.log(`  by processor time ${(theirs.cpu / ours.cpu).toFixed(1)} times as fast`);
  goal(NAME, theirs.wall / ours.wall, { least: 3 }, (times) => `${times.toFixed(1)} x`);
}

/** The best of three runs, by the clock and by the processor; the shell's `times` counts the children of children as well. */
function timed(command) {
  const best = { wall: Infinity, cpu: Infinity, output: '' };
  for (let i = 0; i < 3; i++) {
    const started = performance.now();
    const lines = execFileSync('sh', ['-c', '"$@"; times', 'sh', ...command], { encoding: 'utf8' })
      .trim()
      .split('\n');
    best.wall = Math.min(best.wall, (performance.now() - started) / 1000);
    best.cpu = Math.min(best.cpu, seconds(lines.at(-1)));
    best.output = lines.slice(0, -2).join('\n').trim();
  }
  return best;
}

/** "0m1.20s 0m0.10s" as 1.3. */
const seconds = (times) =>
  [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest),
    0,
  );
