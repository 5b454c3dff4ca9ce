// npm run bench -- voices: 1,000 words to MP3 with each voice that is there, beside espeak-ng.
import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../../libs/platform/dist/src/config/environment.js';
import { espeakSource } from '../../services/content/dist/src/voice/espeak.js';
import { LocalVoice } from '../../services/content/dist/src/voice/local/local-voice.js';
import { speakToMp3 } from '../../services/content/dist/src/voice/mp3.js';
import { passagesOf, wordCount } from '../../services/content/dist/src/voice/spoken-text.js';

const WORDS = 1000;
const MOST_SECONDS = 3600;
const PARAGRAPH =
  'The freezer had been leaking since the last week of February, and the store manager knew about it. No warning signs were posted, and nobody closed the aisle. My client fractured her wrist and needed surgery, and she missed several weeks of work.\n\n';
const text = PARAGRAPH.repeat(Math.ceil(WORDS / wordCount(PARAGRAPH)));

const { modelsDir } = readEnvironment();
const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-voices-'));
const added = ['piper', 'kokoro'].map(
  (engine) => new LocalVoice(modelsDir, { engine, mostSeconds: MOST_SECONDS }),
);
console.log(
  `${wordCount(text)} words, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before it began`,
);
try {
  await measure(espeakSource());
  for (const voice of added) {
    const state = await voice.state();
    if (state === 'ready') await measure(voice);
    else console.log(`${voice.maker.padEnd(8)}not measured: ${reasonOf(state, voice.maker)}`);
  }
} finally {
  for (const voice of added) voice.end();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(source) {
  const path = join(folder, `${source.maker}.mp3`);
  const from = performance.now();
  await speakToMp3(source, passagesOf(text), {
    voice: 'alloy',
    title: 'Bench',
    path,
    signal: AbortSignal.timeout(MOST_SECONDS * 1000),
  });
  const took = (performance.now() - from) / 1000;
  const probe = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path];
  const seconds = Number(execFileSync('ffprobe', probe, { encoding: 'utf8' }));
  const pace = (wordCount(text) * 60) / seconds;
  console.log(
    `${source.maker.padEnd(8)}${took.toFixed(1)} s for ${seconds.toFixed(0)} s of speech, ${(took / seconds).toFixed(3)} of real time, ${pace.toFixed(0)} words a minute`,
  );
}

function reasonOf(state, engine) {
  if (state === 'damaged') return 'its files are damaged, "npm run models -- check" says which';
  const name = engine === 'piper' ? 'piper-libritts' : engine;
  return `it is not installed, "npm run models -- add sherpa-onnx" and "npm run models -- add ${name}" bring it`;
}
