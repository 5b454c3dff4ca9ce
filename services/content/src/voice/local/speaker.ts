/*
 * Runs alone in a process that whoever started it may kill at any moment (speaker-process.ts): a damaged model ends it, and nothing
 * else. Started as .ts by tests and as .js by the product.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bytesOf } from '@lectern/platform/models/pcm';
import type { Answer, Setup, Utterance, VoiceModel } from './speaker-protocol.js';

/** What is used of the library `sherpa-onnx-node`, which is not among our packages. */
interface Library {
  OfflineTts: {
    createAsync(config: unknown): Promise<{
      numSpeakers: number;
      sampleRate: number;
      generateAsync(request: {
        text: string;
        sid: number;
        speed: number;
      }): Promise<{ samples: Float32Array }>;
    }>;
  };
}

const say = (answer: Answer): void => void process.stdout.write(`${JSON.stringify(answer)}\n`);

const modelConfig = ({ kind, ...files }: VoiceModel) =>
  kind === 'vits' ? { vits: files } : { kokoro: files };

async function load({ library, model, threads }: Setup) {
  const { OfflineTts } = createRequire(join(library, 'index.js'))('sherpa-onnx-node') as Library;
  return OfflineTts.createAsync({
    model: { ...modelConfig(model), numThreads: threads, provider: 'cpu', debug: 0 },
    maxNumSentences: 1,
  });
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const setup = await lines.next();
if (setup.done !== true) {
  const voices = await load(JSON.parse(setup.value) as Setup);
  say({ ready: true, sampleRate: voices.sampleRate, speakers: voices.numSpeakers });
  for await (const line of { [Symbol.asyncIterator]: () => lines }) {
    const { id, text, speaker, speed } = JSON.parse(line) as Utterance;
    const { samples } = await voices.generateAsync({ text, sid: speaker, speed });
    say({ id, pcm: bytesOf(samples).toString('base64') });
  }
}
