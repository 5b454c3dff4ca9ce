import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { postChanged, postCommented, postLiked } from '@lectern/contracts/community-facts';
import { comments, community } from '@lectern/contracts/community';
import { membership } from '@lectern/contracts/membership';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { aPostText, nameOf } from '../community.fixtures.js';
import { postsUnderTest } from './posts.fixtures.js';

const { service, post, comment, look } = postsUnderTest();

describe('likes', () => {
  it('are counted right under 50 at once, each member once', async () => {
    const { id: postId } = await post(anActor());
    const members = Array.from({ length: 25 }, () => anActor());
    const like = (actor: Actor, liked: boolean) => service.ask(community.like, { postId, liked }, actor);
    await Promise.all(members.flatMap((actor) => [like(actor, true), like(actor, true)]));
    expect(await look(postId, members[0]!)).toMatchObject({ likes: 25, liked: true });
    await Promise.all(members.slice(0, 10).flatMap((actor) => [like(actor, false), like(actor, false)]));
    expect(await look(postId, members[0]!)).toMatchObject({ likes: 15, liked: false });
    const [{ count }] = (await service.query<{ count: string }>(
      `select count(*) from post_like where post_id = $1 and liked`,
      [postId],
    )) as [{ count: string }];
    expect(Number(count)).toBe(15);
  });

  it('are those of the rows after 50 likes and unlikes at once whose connections were cut in the middle', async () => {
    const { id: postId } = await post(anActor());
    const members = Array.from({ length: 25 }, () => anActor());
    await Promise.all(members.map((actor) => service.ask(membership.get, {}, actor)));
    const asked = members.flatMap((actor, at) =>
      [at % 2 === 0, at % 3 === 0].map((liked) => service.ask(community.like, { postId, liked }, actor)),
    );
    await service
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      )
      .catch(() => undefined);
    await Promise.allSettled(asked);
    await eventually(async () => {
      const [rows] = await service.query<{ count: number; likes: number }>(
        `select likes, (select count(*)::int from post_like where post_id = id and liked) as count from post where id = $1`,
        [postId],
      );
      expect(rows?.likes).toBe(rows?.count);
    });
    const last = members[0]!;
    for (const liked of [false, true, true]) await service.ask(community.like, { postId, liked }, last);
    const { likes } = await look(postId, last);
    const counted = await service.query(`select 1 from post_like where post_id = $1 and liked`, [postId]);
    expect(counted).toHaveLength(likes);
  });

  it('tell the author once of each member, and not of the own', async () => {
    const author = anActor();
    const { id: postId } = await post(author);
    const fan = anActor();
    for (const liked of [true, false, true]) await service.ask(community.like, { postId, liked }, fan);
    await service.ask(community.like, { postId, liked: true }, author);
    const of = <T extends { postId: string }>(facts: T[]) => facts.filter((fact) => fact.postId === postId);
    await eventually(async () => expect(of(await service.published(postChanged))).toHaveLength(3));
    expect(of(await service.published(postLiked))).toEqual([
      {
        postId,
        userId: author.userId,
        title: aPostText.title,
        by: nameOf(fan.userId),
        byMember: expect.any(String),
      },
    ]);
  });
});

describe('comments', () => {
  it('stand under the post, are changed and deleted by their writer alone, and are counted', async () => {
    const [author, writer] = [anActor(), anActor()];
    const { id: postId } = await post(author);
    const { id: commentId } = await comment(postId, writer, 'First.');
    await comment(postId, author, 'Second.');
    await expect(service.ask(comments.update, { commentId, content: 'Mine' }, author)).rejects.toMatchObject({
      code: 'not_found',
    });
    await service.ask(comments.update, { commentId, content: 'First, changed.' }, writer);
    const first = await service.ask(comments.list, { postId, limit: 1 }, author);
    expect(first.comments).toMatchObject([
      { content: 'First, changed.', author: nameOf(writer.userId), mine: false },
    ]);
    const rest = await service.ask(comments.list, { postId, after: first.next! }, author);
    expect(rest).toMatchObject({ next: null, comments: [{ content: 'Second.', mine: true }] });
    await expect(service.ask(comments.delete, { commentId }, author)).rejects.toMatchObject({
      code: 'not_found',
    });
    const twice = await Promise.allSettled(
      [1, 2].map(() => service.ask(comments.delete, { commentId }, writer)),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await look(postId, author)).comments).toBe(1);
    await eventually(async () =>
      expect(await service.published(postCommented)).toContainEqual(
        expect.objectContaining({ commentId, userId: author.userId, by: nameOf(writer.userId) }),
      ),
    );
  });

  it('of a post that is gone are not there, which is said', async () => {
    const author = anActor();
    const { id: postId } = await post(author);
    await comment(postId, author, 'First.');
    await service.ask(community.delete, { postId }, author);
    await expect(service.ask(comments.list, { postId }, author)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('do not outlive a post that is deleted at the same time', async () => {
    const [author, writer] = [anActor(), anActor()];
    const { id: postId } = await post(author);
    await Promise.allSettled([
      ...Array.from({ length: 5 }, () => comment(postId, writer)),
      service.ask(community.delete, { postId }, author),
      ...Array.from({ length: 5 }, () => comment(postId, writer)),
    ]);
    expect(await service.query(`select 1 from post_comment where post_id = $1`, [postId])).toEqual([]);
  });
});
