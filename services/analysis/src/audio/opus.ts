import { open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { refuse } from '@lectern/platform/errors/app-error';
import { OpusDecoder } from 'opus-decoder';
import type { DecodeLimits, Decoded, Sink } from './audio.js';
import { ByteReader } from './byte-reader.js';
import { openOgg } from './ogg-pages.js';
import { MonoMix } from './mono-mix.js';
import { OPUS_RATE, type OpusStream, packetSamples } from './opus-packet.rules.js';
import { Resampler } from '@lectern/speech/signal/resampler';
import { openWebm } from './webm-blocks.js';

const OPENERS = { ogg: openOgg, webm: openWebm };
/** Between two turns for the other requests of this process. */
const PACKETS_PER_TURN = 32;
/** The decoder logs each packet that it refuses; a file with more of them is given up, with what came before. */
const MOST_REFUSED = 50;

/**
 * Decodes Opus in WebM and Ogg without any program, for machines without ffmpeg.
 * @throws OtherCodecError for sound files that only ffmpeg can read
 */
export async function decodeOpus(
  path: string,
  container: keyof typeof OPENERS,
  sink: Sink,
  limits: DecodeLimits,
): Promise<Decoded> {
  const begun = Date.now();
  const checkpoint = (): void => {
    limits.signal?.throwIfAborted();
    if (Date.now() - begun > limits.timeoutMs) throw refuse('recording-too-slow');
  };
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const reader = new ByteReader(file, size, checkpoint);
    const stream = await OPENERS[container](reader);
    if (!stream) return { seconds: 0, damaged: true };
    const turn = (): void => {
      checkpoint();
      limits.onRead?.(size === 0 ? 1 : 1 - reader.left / size);
    };
    return await decodePackets(stream, sink, limits.maxSeconds, turn);
  } finally {
    await file.close();
  }
}

async function decodePackets(
  { head, packets, damaged }: OpusStream,
  sink: Sink,
  maxSeconds: number,
  turn: () => void,
): Promise<Decoded> {
  // Mono packets come out twice, once for each side, whatever the header says. The decoder lives in memory of its own and is
  // collected with it: after hostile packets that memory cannot be trusted, so nothing is called in it to free it.
  const decoder = new OpusDecoder({ channels: 2 });
  await decoder.ready;
  const resampler = new Resampler(OPUS_RATE, sink);
  const mono = new MonoMix();
  const most = Math.floor(maxSeconds * OPUS_RATE);
  let toSkip = head.preSkip;
  let samples = 0;
  let malformed = false;
  let refused = 0;
  let packetsRead = 0;
  for await (const { bytes, discard } of packets) {
    if (++packetsRead % PACKETS_PER_TURN === 0) {
      turn();
      await setImmediate();
    }
    const channelData = packetSamples(bytes) === null ? null : decodePacket(decoder, bytes);
    if (!channelData) {
      malformed = true;
      if (++refused >= MOST_REFUSED) break;
      continue;
    }
    const decoded = channelData[0]!.length;
    const from = Math.min(toSkip, decoded);
    const to = Math.min(decoded - discard, from + most - samples);
    toSkip -= from;
    if (to > from) {
      resampler.push(toMono(channelData, from, to, head.gain, mono));
      samples += to - from;
    }
    if (samples >= most) break;
  }
  resampler.finish();
  return { seconds: samples / OPUS_RATE, damaged: malformed || damaged() };
}

/** The samples of both sides; null if the decoder refuses the packet or breaks down over it. */
function decodePacket(decoder: OpusDecoder, bytes: Buffer): Float32Array[] | null {
  try {
    const { channelData, errors } = decoder.decodeFrame(bytes);
    return errors.length > 0 ? null : channelData;
  } catch {
    return null;
  }
}

function toMono(
  channels: Float32Array[],
  from: number,
  to: number,
  gain: number,
  mono: MonoMix,
): Float32Array {
  const [left, right] = channels;
  return Float32Array.from({ length: to - from }, (_, i) => {
    return mono.mix(finite(left![from + i]! * gain), finite(right![from + i]! * gain));
  });
}

const finite = (value: number): number => (Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0);
