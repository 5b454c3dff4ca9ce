import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { type Analysis, analysis } from '@lectern/contracts/analysis';
import { sessions } from '@lectern/contracts/sessions';
import { sharedReport } from '@lectern/contracts/shared-report';
import { shares } from '@lectern/contracts/shares';
import { anActor } from '@lectern/testing/actors';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';
import { anAnalysis } from '../session/analysis.fixtures.js';

const report: Analysis = anAnalysis();
const service = testService(sessionsService, {
  stands: [
    standIn(analysis.getReport, () => ({ analysis: report, run: null })),
    standIn(sharedReport.get, () => report),
  ],
});

const shared = async (
  parts: ('scores' | 'findings' | 'transcript' | 'audio')[],
  owner: Actor = anActor(),
) => {
  const { sessionId } = await service.ask(sessions.create, { title: 'Moss v. Hale' }, owner);
  const share = await service.ask(shares.create, { sessionId, parts, sharedBy: 'Ada Moss' }, owner);
  return { owner, sessionId, share, token: share.path.replace('/shared/', '') };
};
const open = (token: string) => service.ask(shares.open, { token }, null);

describe('a share', () => {
  it('shows a visitor what was chosen and nothing else', async () => {
    const { token } = await shared(['scores']);
    const seen = await open(token);
    expect(seen).toMatchObject({
      title: 'Moss v. Hale',
      sharedBy: 'Ada Moss',
      transcript: null,
      audioUrl: null,
    });
    expect(seen.analysis).toMatchObject({ overallScore: report.overallScore });
    expect(JSON.stringify(seen)).not.toContain('red light');
    expect(seen.analysis).not.toHaveProperty('events');
  });

  it('has the scenario in place of a title that is not to be seen', async () => {
    const owner = anActor();
    const { sessionId } = await service.ask(
      sessions.create,
      { title: 'Moss v. Hale', scenarioType: 'closing-argument' },
      owner,
    );
    const chosen = { sessionId, parts: ['scores' as const], sharedBy: 'Ada Moss', hidesTitle: true };
    const { path } = await service.ask(shares.create, chosen, owner);
    const seen = await open(path.replace('/shared/', ''));
    expect(seen.title).toBe('Closing Argument');
    expect(JSON.stringify(seen)).not.toContain('Hale');
    expect(await service.ask(shares.list, { sessionId }, owner)).toMatchObject([{ hidesTitle: true }]);
  });

  it('shows findings without the ones that its owner dismissed', async () => {
    const { token } = await shared(['findings', 'transcript']);
    const seen = await open(token);
    expect(seen.analysis?.events?.map(({ id }) => id)).toEqual(['filler-1']);
    expect(seen.transcript).toContain('red light');
    expect(seen.analysis).not.toHaveProperty('overallScore');
  });

  it('ends when it is revoked, when it expires, and with its session', async () => {
    const gone = { code: 'not_found', message: 'This link has expired or was revoked.' };
    const { owner, sessionId, share, token } = await shared(['scores']);
    expect(await service.ask(shares.list, { sessionId }, owner)).toHaveLength(1);
    await service.ask(shares.revoke, { sessionId, shareId: share.id }, owner);
    await expect(open(token)).rejects.toMatchObject(gone);

    const expired = await shared(['scores']);
    await service.query(`update share set expires_at = now() - interval '1 second' where id = $1`, [
      expired.share.id,
    ]);
    await expect(open(expired.token)).rejects.toMatchObject(gone);

    const deleted = await shared(['scores']);
    await service.ask(sessions.delete, { sessionId: deleted.sessionId }, deleted.owner);
    await expect(open(deleted.token)).rejects.toMatchObject(gone);
  });

  it('cannot be made, listed or revoked by a stranger', async () => {
    const { owner, sessionId, share } = await shared(['scores']);
    const stranger = anActor();
    const refused = { code: 'not_found' };
    const attempt = service.ask(shares.create, { sessionId, parts: ['audio'], sharedBy: 'Me' }, stranger);
    await expect(attempt).rejects.toMatchObject(refused);
    await expect(service.ask(shares.list, { sessionId }, stranger)).rejects.toMatchObject(refused);
    await expect(
      service.ask(shares.revoke, { sessionId, shareId: share.id }, stranger),
    ).rejects.toMatchObject(refused);
    expect(await service.ask(shares.list, { sessionId }, owner)).toHaveLength(1);
  });

  it('is one of fifty at most; one that is revoked makes room', async () => {
    const { owner, sessionId, share } = await shared(['scores']);
    const another = () =>
      service.ask(shares.create, { sessionId, parts: ['scores'], sharedBy: 'Ada' }, owner);
    for (let i = 1; i < 50; i++) await another();
    await expect(another()).rejects.toMatchObject({ code: 'conflict' });
    await service.ask(shares.revoke, { sessionId, shareId: share.id }, owner);
    await another();
    expect(await service.ask(shares.list, { sessionId }, owner)).toHaveLength(50);
  });

  it('keeps only a hash of its address, and needs something to show', async () => {
    const { owner, sessionId, token } = await shared(['scores']);
    expect(JSON.stringify(await service.query('select * from share'))).not.toContain(token);
    await expect(
      service.ask(shares.create, { sessionId, parts: [], sharedBy: 'Ada' }, owner),
    ).rejects.toMatchObject({ details: { fields: [{ field: 'parts', problem: 'Choose what to share' }] } });
  });
});
