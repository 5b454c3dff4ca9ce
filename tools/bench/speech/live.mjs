import { join } from 'node:path';
import { LiveAnalyzer } from '../../../libs/speech/dist/src/live.js';
import { goal } from './goals.mjs';
import { RATE, decode } from './sound.mjs';

const SPEECH = join(import.meta.dirname, '../../../libs/speech/test-data/sonnet-3.mp3');
/** The browser hands 128 samples over at a time at 48 kHz; the panel asks every 2 s. */
const CHUNK = Math.round((128 * RATE) / 48_000);
const ASKED_EVERY = 2 * RATE;

/** What the live panel takes of one core, which it shares with the sound itself. */
export function benchLive() {
  const samples = decode(SPEECH);
  const live = new LiveAnalyzer();
  const begun = process.cpuUsage();
  let asked = 0;
  for (let at = 0; at < samples.length; at += CHUNK) {
    live.push(samples.subarray(at, at + CHUNK));
    if (at - asked < ASKED_EVERY) continue;
    asked = at;
    live.state();
  }
  const { user, system } = process.cpuUsage(begun);
  const share = (user + system) / 1e6 / (samples.length / RATE);
  console.log(`\nThe live panel: ${(share * 100).toFixed(2)} % of a core`);
  goal('The live panel, of a core', share, { most: 0.05 }, (part) => `${(part * 100).toFixed(2)} %`);
}
