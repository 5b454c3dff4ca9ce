import type { Going } from '@lectern/contracts/settings';
import type { EntityManager } from 'typeorm';
import type { Cutoffs } from './retention.rules.js';

/**
 * What a session is counted from: its newest take, else its making. A session that is being analyzed waits until it is not.
 * Audio is counted for itself, take by take.
 */
const OLD_SESSIONS = `
  select s.id, s.title, greatest(s.created_at, r.newest, t.newest) as at from session s
    left join lateral (select max(created_at) as newest from recording where session_id = s.id) r on true
    left join lateral (select max(created_at) as newest from take where session_id = s.id) t on true
  where s.user_id = $1 and s.status <> 'analyzing'
    and $2::timestamptz is not null and greatest(s.created_at, r.newest, t.newest) < $2`;
const OLD_AUDIO = `
  select s.id, s.title, min(a.created_at) as at from (
      select session_id, created_at from recording where user_id = $1 and file_key is not null and created_at < $3
      union all
      select session_id, created_at from take where user_id = $1 and file_key is not null and created_at < $3
    ) a join session s on s.id = a.session_id
  where s.user_id = $1 and s.status <> 'analyzing' and $3::timestamptz is not null
    and s.id not in (select id from old_sessions)
  group by s.id, s.title`;
const DUE = `with old_sessions as (${OLD_SESSIONS}), old_audio as (${OLD_AUDIO})`;

const values = (userId: string, { sessions, audio }: Cutoffs): unknown[] => [userId, sessions, audio];

/** How many sessions go whole, and how many others lose audio. */
export async function countDue(
  manager: EntityManager,
  userId: string,
  cutoffs: Cutoffs,
): Promise<{ sessions: number; recordings: number }> {
  const [row]: [{ sessions: string; recordings: string }] = await manager.query(
    `${DUE} select (select count(*) from old_sessions) as sessions, (select count(*) from old_audio) as recordings`,
    values(userId, cutoffs),
  );
  return { sessions: Number(row.sessions), recordings: Number(row.recordings) };
}

/** The oldest of what is due, whole sessions and audio together. */
export async function listDue(
  manager: EntityManager,
  userId: string,
  cutoffs: Cutoffs,
  limit: number,
): Promise<Going[]> {
  const rows: { id: string; title: string; at: Date; what: Going['what'] }[] = await manager.query(
    `${DUE} select id, title, at, 'session' as what from old_sessions
       union all select id, title, at, 'audio' from old_audio order by at limit $4`,
    [...values(userId, cutoffs), limit],
  );
  return rows.map(({ id: sessionId, title, at, what }) => ({ sessionId, title, at: at.toISOString(), what }));
}
