/*
 * Runs alone in a process that whoever started it may kill at any moment (drafting-process.ts): a damaged model ends it, and
 * nothing else. Started as .ts by tests and as .js by the product.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Asked, ChatRequest, Finished, Said, Setup } from './drafting-protocol.js';

/** A section with its facts, an answer, what was wrong with it and another answer. */
const CONTEXT_TOKENS = 12_288;
const MOST_ANSWER_TOKENS = 4096;
/** Tokens that the model's own form of a conversation puts around each message. */
const AROUND = 16;

type Turn = { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] };

/** What is used of node-llama-cpp, which is not among our packages. */
interface Library {
  getLlama(options: object): Promise<{
    loadModel(options: object): Promise<Model>;
    createGrammarForJsonSchema(schema: object): Promise<object>;
  }>;
  LlamaChat: new (options: object) => Chat;
}
interface Model {
  trainContextSize: number;
  tokenize(text: string): unknown[];
  createContext(options: object): Promise<{ contextSize: number; getSequence(): Sequence }>;
}
interface Sequence {
  clearHistory(): Promise<void>;
}
interface Chat {
  generateResponse(history: Turn[], options: object): Promise<{ metadata: { stopReason: string } }>;
}

const say = (said: Said): void => void process.stdout.write(`${JSON.stringify(said)}\n`);

async function load({ library, model: modelPath, threads }: Setup) {
  const entry = createRequire(join(library, 'index.js')).resolve('node-llama-cpp');
  const { getLlama, LlamaChat } = (await import(pathToFileURL(entry).href)) as Library;
  const llama = await getLlama({
    gpu: false,
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: 'disabled',
    maxThreads: threads,
  });
  const model = await llama.loadModel({ modelPath, gpuLayers: 0 });
  const context = await model.createContext({
    contextSize: Math.min(CONTEXT_TOKENS, model.trainContextSize),
    sequences: 1,
    threads,
  });
  const sequence = context.getSequence();
  return { llama, model, context, sequence, chat: new LlamaChat({ contextSequence: sequence }) };
}

const turnOf = ({ role, content }: ChatRequest['messages'][number]): Turn =>
  role === 'assistant' ? { type: 'model', response: [content] } : { type: role, text: content };

async function answer(
  { llama, model, context, chat }: Awaited<ReturnType<typeof load>>,
  { messages, temperature, max_tokens: wanted, response_format: format }: ChatRequest,
  onText: (text: string) => void,
): Promise<Finished> {
  const asked = messages.reduce((sum, { content }) => sum + model.tokenize(content).length + AROUND, 0);
  const room = context.contextSize - asked;
  const most = Math.min(MOST_ANSWER_TOKENS, wanted ?? MOST_ANSWER_TOKENS);
  // The library would forget the beginning, which holds the instructions.
  if (room < Math.min(most, context.contextSize / 4)) return 'too-long';
  const grammar = format && (await llama.createGrammarForJsonSchema(format.json_schema.schema));
  const { metadata } = await chat.generateResponse(
    [...messages.map(turnOf), { type: 'model', response: [] }],
    { grammar, temperature, maxTokens: Math.min(most, room), onTextChunk: onText },
  );
  return metadata.stopReason === 'maxTokens' ? 'length' : 'stop';
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const setup = await lines.next();
if (setup.done !== true) {
  const loaded = await load(JSON.parse(setup.value) as Setup);
  say({ ready: true });
  for await (const line of { [Symbol.asyncIterator]: () => lines }) {
    const { id, request } = JSON.parse(line) as Asked;
    let finished: Finished = 'failed';
    try {
      finished = await answer(loaded, request, (text) => say({ id, text }));
    } catch {
      await loaded.sequence.clearHistory();
    }
    say({ id, finished });
  }
}
process.exit(0);
