// npm run bench -- speech: accuracy on people and on synthetic speech, an hour of webm from end to end, Praat beside it, and two workers.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notMeasured, printGoals } from './speech/goals.mjs';
import { benchHesitations } from './speech/hesitations.mjs';
import { benchHour } from './speech/hour.mjs';
import { benchLive } from './speech/live.mjs';
import { benchPeople } from './speech/people.mjs';
import { benchPraat } from './speech/praat.mjs';
import { benchSynthetic } from './speech/synthetic.mjs';
import { benchWorkers } from './speech/workers.mjs';

const has = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-speech-'));
try {
  if (!has('ffmpeg')) throw new Error('ffmpeg is not installed: nothing can be decoded.');
  benchPeople();
  benchHesitations();
  if (has('espeak-ng')) benchSynthetic(folder);
  else notMeasured('Synthetic speech', 'espeak-ng is not installed');
  benchHour(folder);
  benchLive();
  benchPraat(folder);
  await benchWorkers(folder);
  process.exitCode = printGoals() ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
