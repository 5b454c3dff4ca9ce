import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { postCreated } from '@lectern/contracts/community-facts';
import { comments, community } from '@lectern/contracts/community';
import { membership } from '@lectern/contracts/membership';
import { userDeleted } from '@lectern/contracts/identity';
import { profileChanged } from '@lectern/contracts/profile';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { aPostText, nameOf } from '../community.fixtures.js';
import { postsUnderTest } from './posts.fixtures.js';

const { service, post, comment, look } = postsUnderTest();

describe('a post', () => {
  it('is there for everybody under the name of its author, and tells nobody', async () => {
    const author = anActor();
    const made = await service.ask(community.create, { ...aPostText, userId: author.userId }, author);
    expect(made).toMatchObject({
      ...aPostText,
      author: nameOf(author.userId),
      mine: true,
      likes: 0,
      comments: 0,
    });
    const [first] = await service.ask(community.list, {}, anActor());
    expect(first).toEqual({ ...made, mine: false });
    await eventually(async () =>
      expect(await service.published(postCreated)).toContainEqual(
        expect.objectContaining({ postId: made.id, userId: author.userId }),
      ),
    );
  });

  it('is written under the own account alone', async () => {
    const input = { ...aPostText, userId: randomUUID() };
    await expect(service.ask(community.create, input, anActor())).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it.each([
    ['no title', { title: '  ' }, 'title: Title is required'],
    ['a title of nothing to see', { title: '\u200b\u2060\u3164 \u200d' }, 'title: Title is required'],
    ['a title that is too long', { title: 'x'.repeat(201) }, 'title: Title too long'],
    [
      'content that is too short',
      { content: 'Too short' },
      'content: Content must be at least 10 characters',
    ],
    [
      'content filled up with what nobody sees',
      { content: `Short${'\u200b'.repeat(20)}` },
      'content: Content must be at least 10 characters',
    ],
    ['content that is too long', { content: 'x'.repeat(2001) }, 'content: Content too long'],
  ])('is refused with the sentence of the form: %s', async (_name, text, message) => {
    await expect(post(anActor(), text)).rejects.toMatchObject({ code: 'invalid_input', message });
  });

  it('needs a practice area', async () => {
    const { practiceArea: _left, ...rest } = aPostText;
    await expect(service.ask(community.create, rest as never, anActor())).rejects.toMatchObject({
      message: 'practiceArea: Practice area is required',
    });
  });

  it('keeps markup as text, and nothing that turns or hides it', async () => {
    const { title, content } = await post(anActor(), {
      title: 'Look \u202etxt.exe\u202c \0here',
      content: '<img src=x onerror=alert(1)> 👩‍⚖️ asks\nwhy',
    });
    expect(title).toBe('Look txt.exe  here');
    expect(content).toBe('<img src=x onerror=alert(1)> 👩‍⚖️ asks\nwhy');
  });

  it('is changed and deleted by its author alone', async () => {
    const author = anActor();
    const { id: postId } = await post(author);
    const others = anActor();
    await expect(service.ask(community.update, { postId, title: 'Mine' }, others)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(service.ask(community.delete, { postId }, others)).rejects.toMatchObject({
      code: 'not_found',
    });
    const changed = await service.ask(community.update, { postId, title: 'Better' }, author);
    expect(changed).toMatchObject({
      title: 'Better',
      content: aPostText.content,
      editedAt: expect.any(String),
    });
    await comment(postId, others);
    await service.ask(community.delete, { postId }, author);
    await expect(look(postId, author)).rejects.toMatchObject({ code: 'not_found' });
    await expect(comment(postId, others)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('comes in pages, filtered and searched, the newest first', async () => {
    const author = anActor();
    const word = randomUUID().slice(0, 8);
    const titles = ['One', 'Two', 'Three'].map((name) => `${name} ${word}`);
    for (const title of titles) await post(author, { title, category: 'success' });
    await post(author, { title: `Else ${word}`, category: 'question' });
    const filter = { search: word.toUpperCase(), category: 'success', mine: 'true', limit: 2 } as const;
    const first = await service.ask(community.page, filter, author);
    expect(first).toMatchObject({ total: 3, posts: [{ title: titles[2] }, { title: titles[1] }] });
    const second = await service.ask(community.page, { ...filter, before: first.next! }, author);
    expect(second).toMatchObject({ next: null, posts: [{ title: titles[0] }] });
    expect(await service.ask(community.page, { search: '100%_' }, author)).toMatchObject({
      total: 0,
      posts: [],
    });
    expect(await service.ask(community.page, filter, anActor())).toMatchObject({ total: 0 });
    await expect(service.ask(community.page, { before: 'e30' }, author)).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('is not followed by a hundred others in a minute', async () => {
    const author = anActor();
    const attempts = await Promise.allSettled(Array.from({ length: 30 }, () => post(author)));
    const refused = attempts.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(20);
    expect(refused[0]).toMatchObject({
      reason: {
        code: 'rate_limited',
        message: expect.stringMatching(/wait 10 minutes/),
        details: { retryAfterSeconds: expect.any(Number) },
      },
    });
    await post(anActor());
  });
});

describe('names', () => {
  it('are those of now, also in old posts; an alias hides the name at once', async () => {
    const author = anActor();
    const { id: postId } = await post(author);
    await service.announce(profileChanged, { userId: author.userId, name: 'Ada Moss' });
    await eventually(async () => expect((await look(postId, author)).author).toBe('Ada Moss'));
    const alias = `Counsel ${postId.slice(0, 6)}`;
    await service.ask(membership.save, { alias }, author);
    expect((await look(postId, anActor())).author).toBe(alias);
    await expect(
      service.ask(membership.save, { alias: alias.toUpperCase() }, anActor()),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
    await service.ask(membership.save, { alias: null }, author);
    expect((await look(postId, anActor())).author).toBe('Ada Moss');
  });

  it('are nobody else’s: an alias is not the name of another member', async () => {
    const known = anActor();
    await service.ask(membership.get, {}, known);
    await expect(
      service.ask(membership.save, { alias: nameOf(known.userId) }, anActor()),
    ).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('an account that is deleted', () => {
  /** One post with a comment and a like of the one who leaves, and one of somebody else with the same. */
  async function left(keepPosts: boolean) {
    const [gone, stays] = [anActor(), anActor()];
    const own = await post(gone);
    const other = await post(stays);
    await comment(other.id, gone);
    await comment(own.id, stays);
    await service.ask(community.like, { postId: other.id, liked: true }, gone);
    await service.ask(membership.save, { keepPosts, alias: `A ${own.id.slice(0, 8)}` }, gone);
    await service.announce(userDeleted, { userId: gone.userId });
    await eventually(async () => expect((await look(other.id, stays)).likes).toBe(0));
    return { gone, stays, own, other };
  }

  it('leaves its posts as a former member’s', async () => {
    const { gone, stays, own, other } = await left(true);
    expect(await look(own.id, stays)).toMatchObject({ author: null, former: true, mine: false, comments: 1 });
    const { comments: list } = await service.ask(comments.list, { postId: other.id }, stays);
    expect(list).toMatchObject([{ author: null, former: true }]);
    await service.announce(profileChanged, { userId: gone.userId, name: 'Back again' });
    const rows = await service.query(`select name, alias from member where user_id = $1`, [gone.userId]);
    expect(rows).toEqual([]);
    await expect(post(gone)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('takes them along when the member chose so', async () => {
    const { stays, own, other } = await left(false);
    await expect(look(own.id, stays)).rejects.toMatchObject({ code: 'not_found' });
    expect(await look(other.id, stays)).toMatchObject({ comments: 0, likes: 0 });
  });
});

describe('a report to the operator', () => {
  it('is kept once for each member, and shown to the member alone', async () => {
    const { id: postId } = await post(anActor());
    const reader = anActor();
    for (let n = 0; n < 2; n += 1)
      await service.ask(
        community.report,
        { postId, reason: 'confidential', note: 'Names a client.' },
        reader,
      );
    expect(await look(postId, reader)).toMatchObject({ reported: true });
    expect(await look(postId, anActor())).toMatchObject({ reported: false });
    expect(await service.query(`select reason, note from post_report where post_id = $1`, [postId])).toEqual([
      { reason: 'confidential', note: 'Names a client.' },
    ]);
    await expect(
      service.ask(community.report, { postId: randomUUID(), reason: 'spam' }, reader),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
