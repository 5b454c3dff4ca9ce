const GONE_NOTED_DAYS = 30;

/** Forgets when somebody wrote, and in the end that an account is gone. */
export const HOUSEKEEPING = [
  `delete from gone_session where at < now() - ${GONE_NOTED_DAYS} * interval '1 day'`,
  `delete from writing where at < now() - interval '1 hour'`,
  `delete from member where deleted_at < now() - ${GONE_NOTED_DAYS} * interval '1 day'`,
];
