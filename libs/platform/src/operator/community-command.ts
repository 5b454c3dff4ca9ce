import { randomUUID } from 'node:crypto';
import pg from 'pg';

const USAGE = `Usage: lectern community reports        posts and comments that members have reported
       lectern community remove ID      a post or a comment, for good
       lectern community recount        points, streaks and what is earned of every member, anew from what is kept`;

/**
 * What an operator does about the community: on the tables of that service, which this user of the database must see.
 * @returns the exit code
 */
export async function communityCommand(
  databaseUrl: string,
  [verb, id, ...more]: string[],
  print: (line: string) => void,
): Promise<number> {
  const fits = verb === 'remove' ? id !== undefined : id === undefined;
  if (!Object.hasOwn(VERBS, verb ?? '') || !fits || more.length > 0) {
    print(USAGE);
    return 2;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local search_path to community');
    const code = await VERBS[verb as keyof typeof VERBS](client, print, id ?? '');
    await client.query('commit');
    return code;
  } finally {
    await client.end();
  }
}

type Act = (client: pg.Client, print: (line: string) => void, id: string) => Promise<number>;

const reports: Act = async (client, print) => {
  const { rows } = await client.query<Record<string, unknown>>(
    `select coalesce(post_report.comment_id, post_report.post_id) as id, case when post_report.comment_id is null then 'post' else 'comment' end as kind,
       count(*)::int as reports, array_agg(distinct reason) as reasons, array_remove(array_agg(post_report.note), null) as notes,
       max(post_report.created_at) as newest, max(post.title) as title,
       max(coalesce(post_comment.content, post.content)) as text
     from post_report join post on post.id = post_report.post_id
     left join post_comment on post_comment.id = post_report.comment_id
     group by post_report.post_id, post_report.comment_id order by newest desc`,
  );
  for (const row of rows) print(JSON.stringify(row));
  return 0;
};

const remove: Act = async (client, print, id) => {
  const found = await client.query<{ post_id: string; kind: string }>(
    `select id as post_id, 'post' as kind from post where id::text = $1
     union all select post_id, 'comment' from post_comment where id::text = $1`,
    [id],
  );
  const [row] = found.rows;
  if (row === undefined) {
    print(`There is no post and no comment ${id}.`);
    return 1;
  }
  if (row.kind === 'post') await client.query(`delete from post where id = $1`, [row.post_id]);
  else {
    await client.query(`update post set comments = comments - 1 where id = $1`, [row.post_id]);
    await client.query(`delete from post_comment where id::text = $1`, [id]);
  }
  // Browsers that show it hear of it as of any other change.
  await client.query(
    `insert into outbox (id, name, payload, trace_id) values ($1, 'community.post-changed', $2, $3)`,
    [randomUUID(), JSON.stringify({ postId: row.post_id, userId: 'operator' }), 'operator'],
  );
  print(`The ${row.kind} is gone.`);
  return 0;
};

const recount: Act = async (client, print) => {
  const { rowCount } = await client.query(
    `with waiting as (update member set settle_at = now() where deleted_at is null returning user_id)
     insert into job_run (id, job, payload, trace_id, heartbeat_at)
     select gen_random_uuid(), 'community.settle-awards', jsonb_build_object('userId', user_id), 'operator',
       now() - interval '1 minute' from waiting`,
  );
  print(`${rowCount ?? 0} members are counted anew.`);
  return 0;
};

const VERBS = { reports, remove, recount };
