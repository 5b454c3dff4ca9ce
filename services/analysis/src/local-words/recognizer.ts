/*
 * Runs alone in a process that whoever started it may kill at any moment (recognizer-process.ts): a damaged model ends it, and
 * nothing else. Started as .ts by tests and as .js by the product.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { samplesOf } from '@lectern/platform/models/pcm';
import type { Answer, Piece, Setup, WordsModel } from './recognizer-protocol.js';
import { type Tokens, wordsOfTokens } from './words-of-tokens.js';

const SAMPLE_RATE = 16_000;

/** What is used of the library `sherpa-onnx-node`, which is not among our packages. */
interface Library {
  OfflineRecognizer: {
    createAsync(config: unknown): Promise<{
      createStream(): { acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void };
      decodeAsync(stream: unknown): Promise<Tokens>;
    }>;
  };
}

const say = (answer: Answer): void => void process.stdout.write(`${JSON.stringify(answer)}\n`);

const modelConfig = (model: WordsModel) =>
  model.kind === 'ctc'
    ? { nemoCtc: { model: model.model }, tokens: model.tokens }
    : {
        transducer: { encoder: model.encoder, decoder: model.decoder, joiner: model.joiner },
        modelType: 'nemo_transducer',
        tokens: model.tokens,
      };

async function load({ library, model, threads }: Setup) {
  const { OfflineRecognizer } = createRequire(join(library, 'index.js'))('sherpa-onnx-node') as Library;
  return OfflineRecognizer.createAsync({
    featConfig: { sampleRate: SAMPLE_RATE, featureDim: 80 },
    modelConfig: { ...modelConfig(model), numThreads: threads, provider: 'cpu', debug: 0 },
    decodingMethod: 'greedy_search',
  });
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const setup = await lines.next();
if (setup.done !== true) {
  const recognizer = await load(JSON.parse(setup.value) as Setup);
  say({ ready: true });
  for await (const line of { [Symbol.asyncIterator]: () => lines }) {
    const { id, pcm } = JSON.parse(line) as Piece;
    const samples = samplesOf(Buffer.from(pcm, 'base64'));
    const stream = recognizer.createStream();
    stream.acceptWaveform({ samples, sampleRate: SAMPLE_RATE });
    say({ id, words: wordsOfTokens(await recognizer.decodeAsync(stream), samples.length / SAMPLE_RATE) });
  }
}
