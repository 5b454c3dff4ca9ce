import type { CaseDetails } from '@lectern/contracts/case';
import type { ContentType, ScenarioType } from '@lectern/contracts/scenarios';
import type { DocumentPage } from './passages.js';

/** What is to be drafted, and from what. */
export interface DraftRequest {
  scenario: ScenarioType;
  caseDetails: CaseDetails & Required<Pick<CaseDetails, 'caseType' | 'keyFacts'>>;
  contentTypes?: ContentType[] | undefined;
  pages: readonly DocumentPage[];
}
