import type { ModelEndpoint } from '../config.js';
import type { VoiceSource } from './mp3.js';

/** The samples that `pcm` of the speech call means: 24 kHz, 16 bit, mono. */
const SAMPLE_RATE = 24_000;
const LIMIT_MS = 240_000;

/** Voices of the configured endpoint, by the same six names. The text leaves the machine only because the operator said where to. */
export function modelVoice({ client, model }: ModelEndpoint): VoiceSource {
  return {
    maker: 'endpoint',
    limitMs: LIMIT_MS,
    sampleRate: SAMPLE_RATE,
    prepare: async () => 1,
    speak: async function* (text, voice, _setting, signal) {
      const answer = await client.audio.speech.create(
        { model, voice, input: text, response_format: 'pcm' },
        { signal },
      );
      if (answer.body === null) throw new Error('the endpoint sent no audio');
      // A network chunk may end inside a sample; the encoder wants whole ones.
      let odd = Buffer.alloc(0);
      let spoken = 0;
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
        const bytes = Buffer.concat([odd, chunk]);
        const whole = bytes.length - (bytes.length % 2);
        odd = bytes.subarray(whole);
        spoken += whole;
        yield bytes.subarray(0, whole);
      }
      if (spoken === 0) throw new Error('the endpoint sent no audio');
    },
  };
}
