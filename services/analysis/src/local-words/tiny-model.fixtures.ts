/*
 * A recognizer's model of a few kilobytes, so that the real library loads, decodes and gives times without anybody's weights. It
 * has the shape of NeMo's CTC models: every eighth frame of 80 mel bands, times a matrix, log-softmax. What it "hears" follows the
 * sound in nothing but loud and soft.
 */
import { FLOAT, floats, INT64, integers, node, onnxModel } from '@lectern/testing/onnx';

/** Words that the model can say, and the blank that the library asks for at the end. */
export const TINY_TOKENS = ['▁alpha', '▁bra', 'vo', '▁no', '<blk>'];
const BANDS = 80;
const EVERY = 8;

/** The bytes of `model.int8.onnx`. */
export function tinyModel(): Buffer {
  const weights = Array.from({ length: BANDS * TINY_TOKENS.length }, (_, at) => {
    const [band, token] = [Math.floor(at / TINY_TOKENS.length), at % TINY_TOKENS.length];
    return Math.sin((band + 1) * (token + 1) * 0.7) * 0.2;
  });
  return onnxModel({
    nodes: [
      node('Transpose', ['audio_signal'], 'frames', { perm: [0, 2, 1] }),
      node('Slice', ['frames', 'from', 'to', 'axis', 'step'], 'some'),
      node('MatMul', ['some', 'weights'], 'scores'),
      node('LogSoftmax', ['scores'], 'logprobs', { axis: -1 }),
    ],
    constants: [
      floats('weights', weights, [BANDS, TINY_TOKENS.length]),
      integers('from', [0]),
      integers('to', [2 ** 40]),
      integers('axis', [1]),
      integers('step', [EVERY]),
    ],
    inputs: [
      { name: 'audio_signal', type: FLOAT, shape: ['N', BANDS, 'T'] },
      { name: 'length', type: INT64, shape: ['N'] },
    ],
    outputs: [{ name: 'logprobs', type: FLOAT, shape: ['N', 'S', TINY_TOKENS.length] }],
    metadata: { vocab_size: TINY_TOKENS.length, subsampling_factor: EVERY, normalize_type: 'per_feature' },
  });
}

/** The text of `tokens.txt`. */
export const tinyTokens = (): string => TINY_TOKENS.map((token, i) => `${token} ${i}\n`).join('');
