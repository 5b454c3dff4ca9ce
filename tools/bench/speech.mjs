// npm run bench -- speech: accuracy on people and on synthetic speech, an hour of webm from end to end, Praat beside it, and two workers.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchHour } from './speech/hour.mjs';
import { benchPeople } from './speech/people.mjs';
import { benchPraat } from './speech/praat.mjs';
import { benchSynthetic } from './speech/synthetic.mjs';
import { benchWorkers } from './speech/workers.mjs';

const has = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-speech-'));
try {
  if (!has('ffmpeg')) throw new Error('ffmpeg is not installed: nothing can be decoded.');
  benchPeople();
  if (has('espeak-ng')) benchSynthetic(folder);
  else console.log('\nespeak-ng is not installed: synthetic speech skipped.');
  benchHour(folder);
  if (has('praat')) benchPraat(folder);
  else console.log('\npraat is not installed: comparison skipped.');
  await benchWorkers(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
