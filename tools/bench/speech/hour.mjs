import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { HEAP_LIMITS } from '../../../services/analysis/dist/src/audio/measure-recording.js';
import { goal } from './goals.mjs';

const SPEECH = join(import.meta.dirname, '../../../libs/speech/test-data/sonnet-3.mp3');

/** An hour of webm/opus from file to analysis, on one core. */
export function benchHour(folder) {
  const path = join(folder, 'hour.webm');
  const args = [
    '-nostdin',
    '-v',
    'error',
    '-stream_loop',
    '-1',
    '-i',
    SPEECH,
    '-t',
    '3600',
    '-c:a',
    'libopus',
    '-b:a',
    '48k',
    path,
  ];
  execFileSync('ffmpeg', args);
  console.log(
    `\nAn hour of webm/opus (${(statSync(path).size / 1e6).toFixed(1)} MB), decoded and analyzed on one core`,
  );
  const onOneCore =
    spawnSync('taskset', ['--version'], { stdio: 'ignore' }).error === undefined
      ? ['taskset', '-c', '0']
      : [];
  const [program, ...rest] = [
    ...onOneCore,
    process.execPath,
    ...HEAP_LIMITS,
    join(import.meta.dirname, 'analyze-file.mjs'),
    path,
  ];
  const { seconds, wall, cpu, node, ffmpeg, syllables } = JSON.parse(
    execFileSync(program, rest, { encoding: 'utf8' }),
  );
  console.log(
    `  ${wall.toFixed(1)} s (${cpu.toFixed(1)} s of processor time) for ${seconds.toFixed(0)} s of audio, ${(seconds / wall).toFixed(0)} times real time; at most ${node + ffmpeg} MB (node ${node}, ffmpeg ${ffmpeg}); ${syllables} syllables`,
  );
  goal('An hour of webm/opus on one core', wall, { most: 15 }, (value) => `${value.toFixed(1)} s`);
  goal('Memory for it, the decoder included', node + ffmpeg, { most: 200 }, (value) => `${value} MB`);
}
