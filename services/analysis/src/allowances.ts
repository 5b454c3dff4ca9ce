import { Allowances } from '@lectern/platform/allowance/allowance';

/** What one user may have done here in an hour. */
export const allowances = new Allowances('analysis', {}, ['minutes', 'feedbackTokens']);
