const READ_KEPT_DAYS = 90;
const EXPIRED_KEPT_DAYS = 30;
const LETTERS_NOTED_DAYS = 30;
/** Versions of before marked the deletion here; beside one of them a row may come back. */
const GONE_NOTED_DAYS = 30;

/** Archives what was read long ago and deletes what expired long ago. */
export const HOUSEKEEPING = [
  `update notification set is_archived = true
   where not is_archived and read_at < now() - ${READ_KEPT_DAYS} * interval '1 day'`,
  `delete from notification where expires_at < now() - ${EXPIRED_KEPT_DAYS} * interval '1 day'`,
  `delete from letter where tried_at < now() - ${LETTERS_NOTED_DAYS} * interval '1 day'`,
  `delete from recipient where deleted_at < now() - ${GONE_NOTED_DAYS} * interval '1 day'
     or user_id in (select user_id from gone_user)`,
];
