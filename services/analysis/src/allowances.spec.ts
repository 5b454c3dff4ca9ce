import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { type AllowanceKind, ALLOWED, allowanceLow, LOW_AT } from '@lectern/contracts/allowance';
import { analysis } from '@lectern/contracts/analysis';
import { allowanceOf } from '@lectern/platform/allowance/allowance';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { openAiStub } from '@lectern/testing/openai-stub';
import { testService } from '@lectern/testing/test-service';
import { randomUUID } from 'node:crypto';
import { analyzed, longTalk, longTranscript } from './report/report.fixtures.js';
import { analysisService } from './service.js';

const endpoint = openAiStub();
const service = testService(analysisService, {
  variables: () => ({ OPENAI_BASE_URL: endpoint.url }),
});
beforeEach(() => {
  endpoint.requests.length = 0;
  endpoint.answer('transcriptions', { text: longTranscript });
  endpoint.answer('completions', {
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'no' } }],
  });
});

const spend = ({ userId }: Actor, kind: AllowanceKind, amount: number) =>
  service.query(`insert into spent (user_id, kind, amount) values ($1, $2, $3)`, [userId, kind, amount]);
const warnings = async ({ userId }: Actor) =>
  (await service.published(allowanceLow.analysis)).filter((told) => told.userId === userId);

/** Hands a minute of speech over as this user's, and waits for its report. */
const analyze = async ({ userId }: Actor) => (await analyzed(service, { userId }, await longTalk())).report;

const inspect = (actor: { userId: string }) =>
  service.ask(
    analysis.inspectRecording,
    {
      upload: {
        key: `uploads/${randomUUID()}`,
        fileName: 'a.wav',
        contentType: 'audio/wav',
        size: 1,
        sha256: '0'.repeat(64),
      },
    },
    actor,
  );
const usedUp = {
  code: 'rate_limited',
  message: expect.stringMatching(
    /^What one hour allows is used up\. Minutes analyzed: 600 of 600\. Try again in \d+ minutes\.$/,
  ),
  details: { allowance: expect.objectContaining({ kind: 'minutes', roomAt: expect.any(String) }) },
};

describe('the minutes of an hour', () => {
  it('are used up for one user, and come back', async () => {
    const [ada, bea] = [anActor(), anActor()];
    await service.query(`insert into spent (user_id, kind, amount) values ($1, 'minutes', $2)`, [
      ada.userId,
      ALLOWED.minutes.most,
    ]);
    await expect(inspect(ada)).rejects.toMatchObject(usedUp);
    // The other one is refused for what he sent.
    await expect(inspect(bea)).rejects.not.toMatchObject({ code: 'rate_limited' });
    expect(await service.ask(allowanceOf('analysis'), { userId: ada.userId }, null)).toContainEqual({
      kind: 'minutes',
      used: 600,
      most: 600,
      per: 'hour',
    });
    await service.query(`update spent set spent_at = now() - interval '61 minutes'`);
    await expect(inspect(ada)).rejects.not.toMatchObject({ code: 'rate_limited' });
    await service.running.housekeeping.tidy();
    expect(await service.query(`select 1 from spent`)).toEqual([]);
  });

  it('are counted as they are measured, and told from four fifths on, once', async () => {
    const ada = anActor();
    await spend(ada, 'minutes', ALLOWED.minutes.most * LOW_AT - 0.1);
    await analyze(ada);
    const told = await eventually(async () => {
      const found = await warnings(ada);
      expect(found).toEqual([
        { userId: ada.userId, kind: 'minutes', used: expect.any(Number), most: 600, per: 'hour' },
      ]);
      return found;
    });
    // The talk takes 80 seconds.
    expect(told[0]?.used).toBeCloseTo(ALLOWED.minutes.most * LOW_AT - 0.1 + 80 / 60, 1);
    await analyze(ada);
    expect(await warnings(ada)).toHaveLength(1);
  }, 90_000);
});

describe('the model tokens of an hour for feedback', () => {
  it('are counted whatever the model answers, told from four fifths on, and used up for one user', async () => {
    const [ada, bea] = [anActor(), anActor()];
    const { most } = ALLOWED.feedbackTokens;
    await spend(ada, 'feedbackTokens', most * LOW_AT - 1);
    await analyze(ada);
    const asked = endpoint.requests.filter(({ path }) => path.endsWith('completions')).length;
    // In the wrong shape, so it was asked twice.
    expect(asked).toBe(2);
    await eventually(async () =>
      expect(await warnings(ada)).toMatchObject([{ kind: 'feedbackTokens', most, per: 'hour' }]),
    );
    await spend(ada, 'feedbackTokens', most);
    endpoint.requests.length = 0;
    const { engine } = await analyze(ada);
    expect(endpoint.requests.filter(({ path }) => path.endsWith('completions'))).toEqual([]);
    expect(engine).toMatchObject({ feedback: 'rules' });
    expect(engine.notes.join(' ')).toContain('The model tokens of this hour are used up');
    await analyze(bea);
    expect(endpoint.requests.some(({ path }) => path.endsWith('completions'))).toBe(true);
  }, 90_000);
});
