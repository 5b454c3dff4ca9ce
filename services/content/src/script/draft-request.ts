import type { CaseDetails } from '@lectern/contracts/case';
import type { ModelCorrections } from '@lectern/contracts/case-model';
import type { ContentType, ScenarioType } from '@lectern/contracts/scenarios';
import type { CaseDocument } from '../case-model/file-sentences.js';

/** What is to be drafted, and from what. */
export interface DraftRequest {
  scenario: ScenarioType;
  caseDetails: CaseDetails & Required<Pick<CaseDetails, 'caseType' | 'keyFacts'>>;
  contentTypes?: ContentType[] | undefined;
  documents: readonly CaseDocument[];
  corrections?: ModelCorrections | undefined;
  witness?: string | undefined;
  target?: { minutes: number; wordsPerMinute: number } | undefined;
}
