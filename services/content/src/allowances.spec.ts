import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { type AllowanceKind, ALLOWED, allowanceLow } from '@lectern/contracts/allowance';
import { cases } from '@lectern/contracts/cases';
import { content } from '@lectern/contracts/content';
import { documents } from '@lectern/contracts/documents';
import { allowanceOf } from '@lectern/platform/allowance/allowance';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { openAiStub } from '@lectern/testing/openai-stub';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { contentService } from './service.js';
import { caseOnlyNamed } from './case.fixtures.js';

const endpoint = openAiStub();
const service = testService(contentService, {
  variables: () => ({ OPENAI_BASE_URL: endpoint.url }),
  stands: [standIn(cases.find, ({ caseId }) => caseOnlyNamed(caseId))],
});

const spent = ({ userId }: Actor, kind: AllowanceKind, amount: number) =>
  service.query(`insert into spent (user_id, kind, amount) values ($1, $2, $3)`, [userId, kind, amount]);
const used = async ({ userId }: Actor, kind: AllowanceKind): Promise<number> =>
  (await service.ask(allowanceOf('content'), { userId }, null)).find((each) => each.kind === kind)!.used;
const warnings = async ({ userId }: Actor) =>
  (await service.published(allowanceLow.content)).filter((told) => told.userId === userId);

async function stored(text: string, fileName: string) {
  const key = `uploads/${randomUUID()}`;
  const file = await service.files.put(key, Buffer.from(text));
  return { key, fileName, contentType: 'text/plain', ...file };
}
const add = async (actor: Actor, caseId: string, text: string) =>
  service.ask(documents.add, { caseId, upload: await stored(text, 'notes.txt') }, actor);
const read = async (actor: Actor, text: string) => {
  const caseId = randomUUID();
  await add(actor, caseId, text);
  return eventually(async () => {
    const [document] = (await service.ask(documents.list, { caseId }, actor)).documents;
    expect(document).toMatchObject({ status: 'read' });
    return document!;
  }, 30_000);
};
const FOUR_PAGES = 'The light was red.\fAda Moss crossed on foot.\fHale did not stop.\fShe fell.';

describe('the pages of an hour', () => {
  it('are counted as they are read, told from four fifths on, once', async () => {
    const ada = anActor();
    const { most } = ALLOWED.pages;
    await spent(ada, 'pages', most * 0.8 - 6);
    await read(ada, FOUR_PAGES);
    expect(await used(ada, 'pages')).toBe(most * 0.8 - 2);
    expect(await warnings(ada)).toEqual([]);
    await read(ada, FOUR_PAGES);
    const told = { userId: ada.userId, kind: 'pages', used: most * 0.8 + 2, most, per: 'hour' };
    await eventually(async () => expect(await warnings(ada)).toEqual([told]));
    await read(ada, FOUR_PAGES);
    expect(await used(ada, 'pages')).toBe(most * 0.8 + 6);
    expect(await warnings(ada)).toEqual([told]);
  }, 60_000);

  it('are used up for one user, in both ways that documents come, and come back', async () => {
    const [ada, bea] = [anActor(), anActor()];
    const { most } = ALLOWED.pages;
    await spent(ada, 'pages', most);
    const refused = {
      code: 'rate_limited',
      message: expect.stringMatching(/Pages read: 3,000 of 3,000\. Try again in \d+ minutes\.$/),
      details: { allowance: expect.objectContaining({ kind: 'pages', roomAt: expect.any(String) }) },
    };
    await expect(add(ada, randomUUID(), FOUR_PAGES)).rejects.toMatchObject(refused);
    const upload = await stored('%PDF-1.4\n', 'a.pdf');
    await expect(service.ask(content.parsePdf, { upload }, ada)).rejects.toMatchObject(refused);
    await expect(read(bea, FOUR_PAGES)).resolves.toMatchObject({ pagesRead: 4 });
    await service.query(`update spent set spent_at = now() - interval '61 minutes' where user_id = $1`, [
      ada.userId,
    ]);
    await expect(read(ada, FOUR_PAGES)).resolves.toMatchObject({ pagesRead: 4 });
  }, 60_000);
});

describe('the model tokens of an hour', () => {
  it('are counted whatever the model answers, and told from four fifths on', async () => {
    const ada = anActor();
    const { most } = ALLOWED.modelTokens;
    endpoint.requests.length = 0;
    endpoint.answer('completions', {
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'no' } }],
    });
    await read(ada, FOUR_PAGES);
    expect(endpoint.requests).toHaveLength(1);
    // What was asked is JSON on the wire; four characters are a token.
    const each = await used(ada, 'modelTokens');
    expect(each).toBeGreaterThan(endpoint.requests[0]!.body.length / 40);
    expect(each).toBeLessThan(endpoint.requests[0]!.body.length / 4);
    await spent(ada, 'modelTokens', most * 0.8 - 1 - each);
    await read(ada, FOUR_PAGES);
    await eventually(async () =>
      expect(await warnings(ada)).toMatchObject([{ kind: 'modelTokens', used: most * 0.8 - 1 + each }]),
    );
  }, 60_000);

  it('are used up for one user: the rules read, and say why', async () => {
    const [ada, bea] = [anActor(), anActor()];
    await spent(ada, 'modelTokens', ALLOWED.modelTokens.most);
    endpoint.requests.length = 0;
    const { warnings: told } = await read(ada, FOUR_PAGES);
    expect(endpoint.requests).toEqual([]);
    expect(told.join(' ')).toContain('The model tokens of this hour are used up');
    expect(await used(ada, 'modelTokens')).toBe(ALLOWED.modelTokens.most);
    await read(bea, FOUR_PAGES);
    expect(endpoint.requests).toHaveLength(1);
  }, 60_000);
});
