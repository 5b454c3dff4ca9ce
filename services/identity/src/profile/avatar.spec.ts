import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import type { StoredUpload } from '@lectern/contracts/files';
import { identity } from '@lectern/contracts/identity';
import { profile } from '@lectern/contracts/profile';
import { openLink } from '@lectern/platform/files/signed-link';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { decodeJwt } from 'jose';
import { AttorneyAtTheDoor } from '../pool/attorney.fixtures.js';
import { identityService } from '../service.js';
import { avatarType } from './avatar-type.rules.js';
import { pictureSize } from './picture-size.rules.js';

const LINK_SECRET = randomUUID();
const service = testService(identityService, { variables: { LINK_SECRET } });

const portrait = (ending: string): Promise<Buffer> =>
  readFile(`services/identity/test-data/avatars/portrait.${ending}`);

async function stored(bytes: Buffer, claimed = 'image/png'): Promise<StoredUpload> {
  const key = `uploads/${randomUUID()}`;
  return { key, fileName: 'me.png', contentType: claimed, ...(await service.files.put(key, bytes)) };
}

const grantOf = (avatarUrl: string | null) => openLink(LINK_SECRET, avatarUrl!.replace('/media/', ''));
/** @returns where it came to lie and where the one that is shown does */
const upload = async (actor: Actor, bytes: Buffer) => {
  const file = await stored(bytes);
  const shown = await service.ask(profile.uploadAvatar, { upload: file }, actor);
  return { came: file.key, key: grantOf(shown.avatarUrl)!.key, shown };
};
const isGone = (key: string) => eventually(async () => expect(await service.files.size(key)).toBeNull());

async function member() {
  const { AccessToken } = await new AttorneyAtTheDoor(service).join();
  return { AccessToken, actor: { userId: String(decodeJwt(AccessToken).sub) } };
}

describe('an avatar', () => {
  it.each([
    ['png', 'png', 'image/png'],
    ['jpg', 'jpg', 'image/jpeg'],
    ['webp', 'png', 'image/png'],
  ])('is taken as %s, whatever the name says, and shown by a signed link', async (ending, keptAs, type) => {
    const { actor } = await member();
    const { key, came, shown } = await upload(actor, await portrait(ending));
    expect(shown).toMatchObject({ userId: actor.userId, name: 'Ada Moss' });
    expect(grantOf(shown.avatarUrl)).toMatchObject({ key, type, name: `avatar.${keptAs}` });
    const { avatarUrl } = await service.ask(profile.get, {}, actor);
    expect(grantOf(avatarUrl)).toMatchObject({ key, type });
    const kept = await buffer(await service.files.read(key));
    expect(avatarType(kept)).toBe(type);
    expect(pictureSize(kept, avatarType(kept)!)).toEqual({ width: 64, height: 64 });
    await isGone(came);
  });

  it('of 10,000 by 10,000 pixels is refused with its size, and what is there stays', async () => {
    const actor = anActor();
    const { key } = await upload(actor, await portrait('png'));
    const huge = await portrait('png');
    huge.writeUInt32BE(10_000, 16);
    huge.writeUInt32BE(10_000, 20);
    await expect(
      service.ask(profile.uploadAvatar, { upload: await stored(huge) }, actor),
    ).rejects.toMatchObject({ code: 'unprocessable', message: expect.stringContaining('10,000 × 10,000') });
    expect(grantOf((await service.ask(profile.get, {}, actor)).avatarUrl)).toMatchObject({ key });
  });

  it('replaces the one before, whose file goes; other changes of the profile leave it', async () => {
    const actor = anActor();
    const first = await upload(actor, await portrait('png'));
    const second = await upload(actor, await portrait('webp'));
    await isGone(first.key);
    const { avatarUrl } = await service.ask(profile.save, { firm: 'Moss LLP' }, actor);
    expect(grantOf(avatarUrl)).toMatchObject({ key: second.key, type: 'image/png' });
    expect(await service.files.size(second.key)).not.toBeNull();
  });

  it('is one and only one after parallel uploads', async () => {
    const actor = anActor();
    const png = await portrait('png');
    const all = await Promise.all(Array.from({ length: 8 }, () => upload(actor, png)));
    const { avatarUrl } = await service.ask(profile.get, {}, actor);
    const kept = grantOf(avatarUrl)!.key;
    expect(await service.files.size(kept)).toBeGreaterThan(0);
    await Promise.all(all.filter(({ key }) => key !== kept).map(({ key }) => isGone(key)));
    expect(all.filter(({ key }) => key === kept)).toHaveLength(1);
  });

  it('is deleted with its file, and once more without an error', async () => {
    const { actor } = await member();
    const { key } = await upload(actor, await portrait('jpg'));
    expect(await service.ask(profile.deleteAvatar, {}, actor)).toMatchObject({ avatarUrl: null });
    await isGone(key);
    expect(await service.ask(profile.deleteAvatar, {}, actor)).toMatchObject({ avatarUrl: null });
    expect(await service.ask(profile.get, {}, actor)).toMatchObject({ name: 'Ada Moss', avatarUrl: null });
  });

  it('goes with the account', async () => {
    const { actor, AccessToken } = await member();
    const { key } = await upload(actor, await portrait('png'));
    await service.ask(identity.deleteUser, { AccessToken }, null);
    await isGone(key);
    expect(await service.query(`select 1 from profile where user_id = $1`, [actor.userId])).toEqual([]);
  });

  it.each<[string, Buffer]>([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['an SVG with a head', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
    ['sound in RIFF', Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVEfmt ', 'latin1')],
    ['half a PNG signature', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
    ['an empty file', Buffer.alloc(0)],
  ])('is not %s, even when it claims to be a PNG: what is there stays', async (_what, bytes) => {
    const actor = anActor();
    const { key } = await upload(actor, await portrait('png'));
    await expect(
      service.ask(profile.uploadAvatar, { upload: await stored(bytes) }, actor),
    ).rejects.toMatchObject({
      code: 'unsupported_media',
      message: 'Please choose a PNG, JPEG or WebP picture.',
    });
    const { avatarUrl } = await service.ask(profile.get, {}, actor);
    expect(grantOf(avatarUrl)).toMatchObject({ key });
  });

  it('belongs to somebody who is signed in', async () => {
    const file = await stored(await portrait('png'));
    await expect(service.ask(profile.uploadAvatar, { upload: file }, null)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(service.ask(profile.deleteAvatar, {}, anActor())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
