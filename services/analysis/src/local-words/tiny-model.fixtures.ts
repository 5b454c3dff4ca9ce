/*
 * A recognizer's model of a few kilobytes, so that the real library loads, decodes and gives times without anybody's weights. It
 * has the shape of NeMo's CTC models: every eighth frame of 80 mel bands, times a matrix, log-softmax. What it "hears" follows the
 * sound in nothing but loud and soft.
 *
 * Written by hand as the protocol buffer that ONNX is (onnx.proto3, IR version 8, operators 13): field number and kind before each value.
 */

/** Words that the model can say, and the blank that the library asks for at the end. */
export const TINY_TOKENS = ['▁alpha', '▁bra', 'vo', '▁no', '<blk>'];
const BANDS = 80;
const EVERY = 8;

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 0x80 : low);
  } while (rest > 0n);
  return Buffer.from(bytes);
};
const number = (field: number, value: number): Buffer => Buffer.concat([varint(field << 3), varint(value)]);
const bytes = (field: number, value: Buffer | string): Buffer => {
  const content = Buffer.from(value as string);
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);
};
const message = (field: number, ...parts: Buffer[]): Buffer => bytes(field, Buffer.concat(parts));

const FLOAT = 1;
const INT64 = 7;

/** ValueInfoProto: name, and a tensor type with a shape of names or numbers. */
const value = (field: number, name: string, type: number, shape: (string | number)[]): Buffer =>
  message(
    field,
    bytes(1, name),
    message(
      2,
      message(
        1,
        number(1, type),
        message(
          2,
          ...shape.map((size) => message(1, typeof size === 'number' ? number(1, size) : bytes(2, size))),
        ),
      ),
    ),
  );

const floats = (name: string, dims: number[], values: Float32Array): Buffer =>
  message(
    5,
    ...dims.map((dim) => number(1, dim)),
    number(2, FLOAT),
    bytes(8, name),
    bytes(9, Buffer.from(values.buffer)),
  );
const integers = (name: string, values: number[]): Buffer =>
  message(
    5,
    number(1, values.length),
    number(2, INT64),
    bytes(8, name),
    bytes(9, Buffer.from(BigInt64Array.from(values.map(BigInt)).buffer)),
  );

const node = (type: string, inputs: string[], output: string, ...attributes: Buffer[]): Buffer =>
  message(1, ...inputs.map((input) => bytes(1, input)), bytes(2, output), bytes(4, type), ...attributes);
const INTS = 7;
const INT = 2;

/** The bytes of `model.int8.onnx`. */
export function tinyModel(): Buffer {
  const weights = new Float32Array(BANDS * TINY_TOKENS.length);
  for (let band = 0; band < BANDS; band++)
    for (let token = 0; token < TINY_TOKENS.length; token++)
      weights[band * TINY_TOKENS.length + token] = Math.sin((band + 1) * (token + 1) * 0.7) * 0.2;
  const graph = message(
    7,
    node(
      'Transpose',
      ['audio_signal'],
      'frames',
      message(5, bytes(1, 'perm'), number(8, 0), number(8, 2), number(8, 1), number(20, INTS)),
    ),
    node('Slice', ['frames', 'from', 'to', 'axis', 'step'], 'some'),
    node('MatMul', ['some', 'weights'], 'scores'),
    node('LogSoftmax', ['scores'], 'logprobs', message(5, bytes(1, 'axis'), number(3, -1), number(20, INT))),
    bytes(2, 'tiny'),
    floats('weights', [BANDS, TINY_TOKENS.length], weights),
    integers('from', [0]),
    integers('to', [2 ** 40]),
    integers('axis', [1]),
    integers('step', [EVERY]),
    value(11, 'audio_signal', FLOAT, ['N', BANDS, 'T']),
    value(11, 'length', INT64, ['N']),
    value(12, 'logprobs', FLOAT, ['N', 'S', TINY_TOKENS.length]),
  );
  const metadata = {
    vocab_size: TINY_TOKENS.length,
    subsampling_factor: EVERY,
    normalize_type: 'per_feature',
  };
  return Buffer.concat([
    number(1, 8),
    graph,
    message(8, number(2, 13)),
    ...Object.entries(metadata).map(([key, text]) => message(14, bytes(1, key), bytes(2, String(text)))),
  ]);
}

/** The text of `tokens.txt`. */
export const tinyTokens = (): string => TINY_TOKENS.map((token, i) => `${token} ${i}\n`).join('');
