/** A deleted goal can be restored for an hour. */
export const HOUSEKEEPING = [`delete from goal where deleted_at < now() - interval '1 hour'`];
