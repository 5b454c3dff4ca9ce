import type { CaseDetails } from '@lectern/contracts/case';
import type { GeneratedContent } from '@lectern/contracts/content';
import type { ContentType, ScenarioType } from '@lectern/contracts/scenarios';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Injectable } from '@nestjs/common';
import { readCaseFile } from './case-file.js';
import { groundsOf } from './checker.js';
import { draftByRules, typesOf } from './draft.js';
import type { DocumentPage } from './passages.js';
import { published } from './publish.js';

export interface DraftRequest {
  scenario: ScenarioType;
  caseDetails: CaseDetails & Required<Pick<CaseDetails, 'caseType' | 'keyFacts'>>;
  contentTypes?: ContentType[] | undefined;
  pages: readonly DocumentPage[];
}

@Injectable()
export class Drafter {
  async draft(request: DraftRequest, run: Pick<JobRun, 'progress' | 'signal'>): Promise<GeneratedContent> {
    const { scenario, caseDetails, pages } = request;
    const types = [...new Set(request.contentTypes ?? typesOf(scenario))];
    await run.progress('Drafting from your facts', 0.4);
    const drafts = draftByRules(readCaseFile(caseDetails, pages), scenario, types);
    await run.progress('Checking every sentence against your file', 0.8);
    const notes =
      types.includes('legal_citations') &&
      drafts.legal_citations?.form === 'list' &&
      drafts.legal_citations.lines.length === 0
        ? ['Your file names no authority, and none is supplied for you.']
        : [];
    return published(drafts, groundsOf(caseDetails, pages), { drafting: 'rules', notes });
  }
}
