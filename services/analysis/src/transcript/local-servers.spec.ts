import { describe, expect, it } from '@jest/globals';
import { openAiStub } from '@lectern/testing/openai-stub';
import { testService } from '@lectern/testing/test-service';
import { AUSTEN, analyzed } from '../report/report.fixtures.js';
import { analysisService } from '../service.js';

const speaches = openAiStub();
const ollama = openAiStub();
const service = testService(analysisService, {
  variables: () => ({
    OPENAI_TRANSCRIPTION_BASE_URL: speaches.url,
    OPENAI_TRANSCRIPTION_MODEL: 'Systran/faster-distil-whisper-small.en',
    OPENAI_DRAFTING_BASE_URL: ollama.url,
    OPENAI_DRAFTING_MODEL: 'qwen2.5:7b-instruct',
    OPENAI_TIMEOUT_SECONDS: '2',
  }),
});

const SENTENCE = 'Unless to be rather cold hearted and rather selfish is to be ill disposed';

const take = async () => (await analyzed(service, {}, AUSTEN)).report;

describe('a server for words and another for feedback', () => {
  it('takes the answer of Speaches: words with a space in front and a probability', async () => {
    const words = SENTENCE.split(' ').map((word, i) => ({
      word: ` ${word}`,
      start: 0.3 + i * 0.35,
      end: 0.6 + i * 0.35,
      probability: 0.9,
    }));
    const segments = [{ id: 0, seek: 0, start: 0.3, end: 5, text: ` ${SENTENCE}`, avg_logprob: -0.2, words }];
    speaches.answer('transcriptions', {
      task: 'transcribe',
      language: 'en',
      duration: 5.3,
      text: ` ${SENTENCE}`,
      words,
      segments,
    });
    const report = await take();
    expect(report.engine.transcript).toBe('model');
    expect(report.transcript?.words?.map(({ text }) => text).join(' ')).toBe(SENTENCE);
    expect(speaches.requests[0]!.path).toBe('/v1/audio/transcriptions');
    expect(speaches.requests[0]!.body).toContain('Systran/faster-distil-whisper-small.en');
    expect(ollama.requests.every(({ path }) => path === '/v1/chat/completions')).toBe(true);
  });

  it('goes on without words when Speaches does not know the model', async () => {
    speaches.answer('transcriptions', undefined);
    const report = await take();
    expect(report.engine.transcript).toBe('none');
    expect(report.engine.notes[0]).toContain('did not answer with a transcript');
  });
});
