import type { Actor } from '@lectern/contracts/actor';
import { membershipChanged } from '@lectern/contracts/community-facts';
import { type Membership, membership } from '@lectern/contracts/membership';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { type AppError, refuse, refuseField } from '@lectern/platform/errors/app-error';
import { errorCode } from '@lectern/platform/errors/error-code';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { rankStandings } from '../leaderboard/standings.js';
import { MemberNames } from './member-names.js';
import { lockMember, MEMBER, type Member } from './member.repository.js';

const UNIQUE_VIOLATION = '23505';

@Controller()
export class SaveMembership {
  constructor(
    private readonly database: Database,
    private readonly members: MemberNames,
  ) {}

  @Handles(membership.save)
  async handle(changes: Input<typeof membership.save>, actor: Actor): Promise<Membership> {
    const { userId } = actor;
    await this.members.of(actor);
    try {
      return await this.database.transaction(async (tx) => {
        const before = await lockMember(tx, userId);
        if (before === null) throw refuse('account-deleted');
        const next = { ...toMembership(before), ...given(changes) };
        if (next.alias !== before.alias && next.alias !== null)
          await assertNobodysName(tx.manager, userId, next.alias);
        const [[saved]]: [Member[], number] = await tx.manager.query(
          `update member set alias = $2, listed = $3, practice_area = $4, keep_posts = $5 where user_id = $1
           returning ${MEMBER}`,
          [userId, next.alias, next.listed, next.practiceArea, next.keepPosts],
        );
        if (saved === undefined) throw refuse('account-deleted');
        await rankStandings(tx, saved);
        await tx.publish(membershipChanged, { userId });
        return toMembership(saved);
      });
    } catch (error) {
      if (errorCode(error) === UNIQUE_VIOLATION) throw taken();
      throw error;
    }
  }
}

const taken = (): AppError => refuse('alias-taken');

/** Nobody hides behind the name of another member. @throws AppError */
async function assertNobodysName(
  manager: { query: (sql: string, parameters: unknown[]) => Promise<unknown> },
  userId: string,
  alias: string,
): Promise<void> {
  if (/^(former member|lectern|you)$/i.test(alias)) throw refuseField('alias', 'alias-reserved');
  const rows = (await manager.query(
    `select 1 from member where lower(name) = lower($2) and user_id <> $1 and deleted_at is null limit 1`,
    [userId, alias],
  )) as unknown[];
  if (rows.length > 0) throw taken();
}

/** Without what was left out. */
const given = (changes: Input<typeof membership.save>): Partial<Membership> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

export const toMembership = (member: Member): Membership => ({
  name: member.name,
  alias: member.alias,
  listed: member.listed,
  practiceArea: member.practice_area as Membership['practiceArea'],
  keepPosts: member.keep_posts,
});
