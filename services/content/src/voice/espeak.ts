import type { Voice } from '@lectern/contracts/voices';
import { spawnConfined } from '@lectern/platform/process/spawn-confined';
import type { VoiceSource } from './mp3.js';
import { endOf } from './program.js';
import { BUILT_IN, FIRST_SETTING, fittedSetting } from './voices.js';
import { wordCount } from './spoken-text.js';

const SAMPLE_RATE = 22_050;
const BYTES_PER_SECOND = SAMPLE_RATE * 2;
/** espeak-ng writes a WAV header of this size before the samples. */
const HEADER = 44;
/** Measuring the pace on fewer words would measure chance. */
const LEAST_WORDS = 25;
const SAMPLE_WORDS = 120;
/** About 10 hours of speech would fit. */
const LIMIT_MS = 240_000;
/** It speaks some hundred times as fast as a person. */
const MOST_SECONDS = 240;

/** The voices that come with Lectern: espeak-ng as a program of its own, text on its standard input and nowhere else. */
export function espeakSource(program = 'espeak-ng'): VoiceSource {
  return {
    maker: 'espeak',
    limitMs: LIMIT_MS,
    sampleRate: SAMPLE_RATE,
    prepare: async (text, voice, signal) => {
      const sample = text.split(/\s+/).slice(0, SAMPLE_WORDS).join(' ');
      const words = wordCount(sample);
      if (words < LEAST_WORDS) return FIRST_SETTING;
      let bytes = 0;
      for await (const chunk of pcm(program, sample, voice, FIRST_SETTING, signal)) bytes += chunk.length;
      return bytes === 0 ? FIRST_SETTING : fittedSetting((words * 60) / (bytes / BYTES_PER_SECOND));
    },
    speak: (text, voice, setting, signal) => pcm(program, text, voice, setting, signal),
  };
}

async function* pcm(
  program: string,
  text: string,
  voice: Voice,
  setting: number,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  signal.throwIfAborted();
  const { variant, pitch } = BUILT_IN[voice];
  const child = spawnConfined(
    program,
    ['-v', variant, '-p', String(pitch), '-s', String(setting), '-b', '1', '--stdin', '--stdout'],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      cpuSeconds: MOST_SECONDS,
      addressMegabytes: 512,
      signal,
    },
  );
  const ended = endOf(child, program);
  // A voice that dies closes its input; the exit code tells more than the broken pipe.
  child.stdin.on('error', () => undefined);
  child.stdin.end(text.replaceAll('<', ' '));
  let skip = HEADER;
  try {
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      const part = chunk.subarray(Math.min(skip, chunk.length));
      skip -= chunk.length - part.length;
      if (part.length > 0) yield part;
    }
    await ended;
  } finally {
    child.kill('SIGKILL');
  }
}
