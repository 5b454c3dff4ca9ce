const FULL_SCALE = 32_768;

/** Samples as 16 bits, little-endian. */
export function bytesOf(samples: Float32Array): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(2 * samples.length);
  for (const [i, sample] of samples.entries())
    bytes.writeInt16LE(
      Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, Math.round(sample * FULL_SCALE))),
      2 * i,
    );
  return bytes;
}

/** The samples of {@link bytesOf}, between -1 and 1. */
export function samplesOf(bytes: Buffer): Float32Array {
  const samples = new Float32Array(bytes.length >> 1);
  for (let i = 0; i < samples.length; i++) samples[i] = bytes.readInt16LE(2 * i) / FULL_SCALE;
  return samples;
}
