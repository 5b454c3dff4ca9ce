import { describe, expect, it } from '@jest/globals';
import { type Fault, openAiStub } from '@lectern/testing/openai-stub';
import { testService } from '@lectern/testing/test-service';
import { AUSTEN, analyzed } from '../report/report.fixtures.js';
import { analysisService } from '../service.js';

const endpoint = openAiStub();
const service = testService(analysisService, {
  variables: () => ({ OPENAI_BASE_URL: endpoint.url, OPENAI_TIMEOUT_SECONDS: '1' }),
});

const WORDS = [
  { word: 'Unless', start: 0.3, end: 0.7 },
  { word: 'um', start: 0.8, end: 1 },
  { word: 'selfish', start: 2.6, end: 3.2 },
];

async function analyze(faults: Fault[], transcript?: string) {
  endpoint.requests.length = 0;
  endpoint.answer('transcriptions', {
    text: 'Unless um selfish',
    words: WORDS,
    language: 'english',
    duration: 5.3,
  });
  endpoint.fail(...faults);
  const { report } = await analyzed(service, { transcript }, AUSTEN);
  return report;
}

describe('a transcript from the configured endpoint', () => {
  it('has word times, and goes out as a small mp3', async () => {
    const report = await analyze([]);
    expect(report.engine.transcript).toBe('model');
    expect(report.transcript?.words?.map(({ text }) => text)).toEqual(['Unless', 'um', 'selfish']);
    expect(report.fillers).toEqual([{ word: 'um', count: 1 }]);
    expect(report.events.find(({ kind }) => kind === 'filler')).toMatchObject({ start: 0.8, end: 1 });
    expect(endpoint.requests[0]!.body).toContain('filename="recording.mp3"');
    expect(endpoint.requests[0]!.body).toContain('verbose_json');
    expect(endpoint.requests[0]!.body.length).toBeLessThan(60_000);
  });

  it.each<[Fault]>([['rate-limited'], ['server-error'], ['cut-off']])(
    'is tried again after %s',
    async (fault) => {
      const report = await analyze([fault]);
      expect(report.engine.transcript).toBe('model');
      expect(endpoint.requests).toHaveLength(2);
    },
  );

  it('is asked for without word times when the model has none', async () => {
    const report = await analyze(['no-word-times']);
    expect(report.engine.transcript).toBe('model');
    expect(endpoint.requests[1]!.body).not.toContain('verbose_json');
  });

  it.each<[Fault]>([['malformed'], ['huge'], ['refusal']])(
    'gives way to the words of the user after %s, with a note',
    async (fault) => {
      const report = await analyze(
        [fault, fault, fault],
        'Unless to be rather cold hearted and rather selfish is to be ill disposed.',
      );
      expect(report.engine.transcript).toBe('supplied');
      expect(report.engine.notes[0]).toContain('did not answer with a transcript');
    },
  );

  it.each<[Fault]>([['server-error'], ['slow'], ['cut-off']])(
    'does not hold up the analysis when the endpoint stays %s',
    async (fault) => {
      const report = await analyze([fault, fault, fault]);
      expect(report.engine.transcript).toBe('none');
      expect(report.engine.notes[0]).toContain('did not answer with a transcript');
      expect(report.measurements.syllables).toBeGreaterThan(15);
    },
  );
});
