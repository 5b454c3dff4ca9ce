import { SpeechAnalyzer } from '@lectern/speech/analyzer';
import { featuresOf, type SpeechFeatures } from '@lectern/speech/measurements';
import { SAMPLE_RATE } from '@lectern/speech/signal/frame-extractor';

const SLICE = SAMPLE_RATE * 10;

/** Measures audio on this device, as the server would. @throws when this browser cannot read it */
export async function measureAudio(audio: Blob): Promise<SpeechFeatures> {
  // The context's rate is the one that the browser decodes to.
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const decoded = await context.decodeAudioData(await audio.arrayBuffer());
  const analyzer = new SpeechAnalyzer();
  for (let from = 0; from < decoded.length; from += SLICE) {
    analyzer.push(mixed(decoded, from, Math.min(decoded.length, from + SLICE)));
    // Ten seconds at a time, so that the page stays alive.
    await new Promise((next) => setTimeout(next));
  }
  return featuresOf(analyzer.finish());
}

function mixed(audio: AudioBuffer, from: number, to: number): Float32Array {
  const sum = new Float32Array(to - from);
  for (let channel = 0; channel < audio.numberOfChannels; channel++) {
    const samples = audio.getChannelData(channel).subarray(from, to);
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (samples[i] ?? 0) / audio.numberOfChannels;
  }
  return sum;
}
