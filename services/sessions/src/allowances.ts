import { Allowances } from '@lectern/platform/allowance/allowance';

const ROWS = [
  'law_case',
  'session',
  'script',
  'recording',
  'take',
  'scheduled_practice',
  'goal',
  'own_assessment',
];
const FILES = ['recording', 'take'];

const sumOf = (tables: string[], what: string): string =>
  `select ${tables.map((table) => `(select ${what} from ${table} where user_id = $1)`).join(' + ')} as used`;

/** What one user may keep here. */
export const allowances = new Allowances(
  'sessions',
  {
    entries: sumOf(ROWS, 'count(*)'),
    // Of audio that was discarded only the measurements stay.
    recordings: sumOf(FILES, 'coalesce(sum(size) filter (where file_key is not null), 0)'),
    uploads: `select count(*) as used from upload_grant where user_id = $1`,
  },
  [],
);
