// node analyze-file.mjs FILE: decodes and analyzes one recording as the service does, and prints what it took as JSON.
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { SpeechAnalyzer } from '../../../libs/speech/dist/src/analyzer.js';
import { decodeRecording } from '../../../services/analysis/dist/src/audio/decode-recording.js';

const started = performance.now();
const analyzer = new SpeechAnalyzer();
let ffmpeg = { megabytes: 0, cpu: 0 };
let chunks = 0;
const sink = (samples) => {
  analyzer.push(samples);
  if (chunks++ % 20 === 0) ffmpeg = watchDecoder();
};
const { seconds } = await decodeRecording(resolve(process.argv[2]), sink, { timeoutMs: 600_000 });
const { syllables } = analyzer.finish().measurements;
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({
    seconds,
    syllables,
    wall: (performance.now() - started) / 1000,
    cpu: (user + system) / 1e6 + ffmpeg.cpu,
    node: Math.round(process.resourceUsage().maxRSS / 1024),
    ffmpeg: ffmpeg.megabytes,
  }),
);

/** Peak memory and processor time of the ffmpeg that this process has started; what was known last once it has ended. */
function watchDecoder() {
  try {
    const [pid] = readdirSync('/proc/self/task').flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean),
    );
    const [status, stat] = ['status', 'stat'].map((name) => readFileSync(`/proc/${pid}/${name}`, 'utf8'));
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      megabytes: Math.max(
        ffmpeg.megabytes,
        Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
      ),
      cpu: (Number(ticks[11]) + Number(ticks[12])) / 100,
    };
  } catch {
    return ffmpeg;
  }
}
