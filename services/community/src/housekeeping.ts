const GONE_NOTED_DAYS = 30;

/**
 * Forgets when somebody wrote, and members who are gone: versions of before marked them here, and beside one of them a row may
 * come back.
 */
export const HOUSEKEEPING = [
  `delete from gone_session where at < now() - ${GONE_NOTED_DAYS} * interval '1 day'`,
  `delete from writing where at < now() - interval '1 hour'`,
  `delete from member where deleted_at < now() - ${GONE_NOTED_DAYS} * interval '1 day'
     or user_id in (select user_id from gone_user)`,
];
