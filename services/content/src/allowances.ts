import { Allowances } from '@lectern/platform/allowance/allowance';

/** What one user may keep here, and have done in an hour. */
export const allowances = new Allowances(
  'content',
  {
    documents: `select count(*) as used from document where user_id = $1`,
    documentFiles: `select coalesce(sum(size), 0) as used from document where user_id = $1`,
  },
  ['pages', 'modelTokens'],
);
