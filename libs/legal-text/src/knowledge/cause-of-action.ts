import type { KindOfCase } from './kinds.js';

export type Burden =
  'preponderance of the evidence' | 'clear and convincing evidence' | 'proof beyond a reasonable doubt';

/** What must be shown to win on a claim, a charge or a petition. The law of a state may differ from the usual rule given here. */
export interface CauseOfAction {
  /** As a paper names it in the singular, in small letters. */
  name: string;
  kind: KindOfCase;
  /** Each a statement to be proved, without a full stop. */
  elements: readonly string[];
  /** Whose burden it is. */
  bornBy: 'plaintiff' | 'prosecution' | 'petitioner' | 'defendant';
  burden: Burden;
  /** Where the elements stand: a statute, a rule, a Restatement, or a decision that states them. */
  source: string;
  /** Other names that papers use for it. */
  also?: readonly string[];
}
