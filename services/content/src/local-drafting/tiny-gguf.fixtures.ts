/*
 * A model of about 100 kB with random weights, so that the real library loads and generates without anybody's weights: one block of
 * the llama architecture, and a vocabulary of the 256 bytes. Written by hand as GGUF version 3: header, metadata, tensors.
 */

const EMBEDDING = 32;
const FEED_FORWARD = 64;
const HEADS = 4;
const ALIGNMENT = 32;
const FLOAT32 = 0;

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const f32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
};
const text = (value: string): Buffer => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);

const U32 = 4;
const I32 = 5;
const F32 = 6;
const STRING = 8;
const ARRAY = 9;
const entry = (key: string, type: number, value: Buffer): Buffer =>
  Buffer.concat([text(key), u32(type), value]);
const list = (key: string, type: number, values: Buffer[]): Buffer =>
  entry(key, ARRAY, Buffer.concat([u32(type), u64(values.length), ...values]));

const UNKNOWN = 2;
const CONTROL = 3;
const BYTE = 6;
const TOKENS: [token: string, type: number][] = [
  ['<unk>', UNKNOWN],
  ['<s>', CONTROL],
  ['</s>', CONTROL],
  ...Array.from({ length: 256 }, (_, byte): [string, number] => [
    `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    BYTE,
  ]),
  ['<|im_start|>', CONTROL],
  ['<|im_end|>', CONTROL],
];
const TEMPLATE =
  "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";

/** The bytes of `model.gguf`. @param contextTokens that it says it was trained for */
export function tinyGguf(contextTokens: number): Buffer {
  const metadata = [
    entry('general.architecture', STRING, text('llama')),
    entry('llama.context_length', U32, u32(contextTokens)),
    entry('llama.embedding_length', U32, u32(EMBEDDING)),
    entry('llama.block_count', U32, u32(1)),
    entry('llama.feed_forward_length', U32, u32(FEED_FORWARD)),
    entry('llama.attention.head_count', U32, u32(HEADS)),
    entry('llama.attention.layer_norm_rms_epsilon', F32, f32(1e-5)),
    entry('llama.rope.dimension_count', U32, u32(EMBEDDING / HEADS)),
    entry('tokenizer.ggml.model', STRING, text('llama')),
    list(
      'tokenizer.ggml.tokens',
      STRING,
      TOKENS.map(([token]) => text(token)),
    ),
    list(
      'tokenizer.ggml.scores',
      F32,
      TOKENS.map(() => f32(0)),
    ),
    list(
      'tokenizer.ggml.token_type',
      I32,
      TOKENS.map(([, type]) => u32(type)),
    ),
    entry('tokenizer.ggml.bos_token_id', U32, u32(1)),
    entry('tokenizer.ggml.eos_token_id', U32, u32(TOKENS.length - 1)),
    entry('tokenizer.chat_template', STRING, text(TEMPLATE)),
  ];
  const square = [EMBEDDING, EMBEDDING];
  const tensors: Record<string, number[]> = {
    'token_embd.weight': [EMBEDDING, TOKENS.length],
    'output_norm.weight': [EMBEDDING],
    'output.weight': [EMBEDDING, TOKENS.length],
    'blk.0.attn_norm.weight': [EMBEDDING],
    'blk.0.attn_q.weight': square,
    'blk.0.attn_k.weight': square,
    'blk.0.attn_v.weight': square,
    'blk.0.attn_output.weight': square,
    'blk.0.ffn_norm.weight': [EMBEDDING],
    'blk.0.ffn_gate.weight': [EMBEDDING, FEED_FORWARD],
    'blk.0.ffn_up.weight': [EMBEDDING, FEED_FORWARD],
    'blk.0.ffn_down.weight': [FEED_FORWARD, EMBEDDING],
  };
  const infos: Buffer[] = [];
  const weights: Buffer[] = [];
  const random = randomFrom(1);
  let offset = 0;
  for (const [name, shape] of Object.entries(tensors)) {
    const length = shape.reduce((product, size) => product * size, 1);
    const values = Float32Array.from({ length }, () => (name.includes('norm') ? 1 : (random() - 0.5) / 5));
    infos.push(Buffer.concat([text(name), u32(shape.length), ...shape.map(u64), u32(FLOAT32), u64(offset)]));
    weights.push(Buffer.from(values.buffer));
    offset += values.byteLength;
  }
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(infos.length),
    u64(metadata.length),
    ...metadata,
    ...infos,
  ]);
  const padding = Buffer.alloc((ALIGNMENT - (head.length % ALIGNMENT)) % ALIGNMENT);
  return Buffer.concat([head, padding, ...weights]);
}

/** The same numbers between 0 and 1 in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
