import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { content } from '@lectern/contracts/content';
import { anActor } from '@lectern/testing/actors';
import { testService } from '@lectern/testing/test-service';
import { contentService } from '../service.js';

const service = testService(contentService);
const scenario = 'opening-statement' as const;

describe('POST /api/generate-legal-content refuses', () => {
  it('a request that was canceled, and drafts nothing for it', async () => {
    const attorney = anActor();
    const requestId = randomUUID();
    await service.ask(content.cancel, { requestId }, attorney);
    const canceled = service.ask(
      content.generate,
      { scenario, caseDetails: { caseType: 'personal-injury', keyFacts: 'He fell.' }, requestId },
      attorney,
    );
    await expect(canceled).rejects.toMatchObject({ code: 'unprocessable', message: 'This was canceled.' });
    expect(await service.query('select 1 from generation where user_id = $1', [attorney.userId])).toEqual([]);
  });

  it('nothing that asks for the draft by rules alone', async () => {
    const attorney = anActor();
    const requestId = randomUUID();
    expect(await service.ask(content.finishByRules, { requestId }, attorney)).toBeNull();
    expect(await service.ask(content.finishByRules, { requestId }, attorney)).toBeNull();
    const script = await service.ask(
      content.generate,
      { scenario, caseDetails: { caseType: 'personal-injury', keyFacts: 'He fell.' }, requestId },
      attorney,
    );
    expect(script.engine.drafting).toBe('rules');
  });

  it('a request that was canceled, whatever else was asked of it', async () => {
    const attorney = anActor();
    const requestId = randomUUID();
    await service.ask(content.finishByRules, { requestId }, attorney);
    await service.ask(content.cancel, { requestId }, attorney);
    await service.ask(content.finishByRules, { requestId }, attorney);
    await expect(
      service.ask(
        content.generate,
        { scenario, caseDetails: { caseType: 'personal-injury', keyFacts: 'He fell.' }, requestId },
        attorney,
      ),
    ).rejects.toMatchObject({ code: 'unprocessable', message: 'This was canceled.' });
  });

  it.each([
    ['no case type', { keyFacts: 'He fell.' }, 'Case type is required'],
    ['no key facts', { caseType: 'personal-injury' }, 'Key facts are required'],
    [
      'key facts that say nothing',
      { caseType: 'personal-injury', keyFacts: ' \u0000 ' },
      'Key facts are required',
    ],
  ])('%s, in plain words', async (_what, caseDetails, problem) => {
    const asked = service.ask(content.generate, { scenario, caseDetails } as never, anActor());
    await expect(asked).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: [expect.objectContaining({ problem })] },
    });
  });
});
