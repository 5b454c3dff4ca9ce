import confidence from './weights/confidence.json' with { type: 'json' };
import dates from './weights/dates.json' with { type: 'json' };
import facts from './weights/facts.json' with { type: 'json' };
import issues from './weights/issues.json' with { type: 'json' };
import kinds from './weights/kinds.json' with { type: 'json' };
import outcome from './weights/outcome.json' with { type: 'json' };
import parties from './weights/parties.json' with { type: 'json' };
import side from './weights/side.json' with { type: 'json' };
import type { CaseField } from '@lectern/contracts/case';
import type { ConfidenceModel } from './confidence.rules.js';
import type { LinearModel } from './linear-model.rules.js';

/** What decides each field. */
export type Models = Record<
  'dates' | 'facts' | 'issues' | 'kinds' | 'outcome' | 'parties' | 'side',
  LinearModel
> & {
  /** How often what a list shows at some confidence was found right: by the log-odds of that confidence. */
  confidence?: Partial<Record<CaseField, ConfidenceModel>>;
};

/** Learned by `tools/intake/train.mjs` from labeled papers of courts, governments and parties. */
export const WEIGHTS: Models = { dates, facts, issues, kinds, outcome, parties, side, confidence };
