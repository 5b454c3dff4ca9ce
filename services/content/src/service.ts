import { scriptChecks, speakingCopies } from '@lectern/contracts/case-scripts';
import { content } from '@lectern/contracts/content';
import { documents } from '@lectern/contracts/documents';
import { exportRecords } from '@lectern/contracts/export-records';
import { guide } from '@lectern/contracts/guide';
import { library } from '@lectern/contracts/library';
import { localVoices } from '@lectern/contracts/voices';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import type { Service } from '@lectern/platform/service';
import { Documents1763700000000 } from '../migrations/1763700000000-documents.js';
import { Generations1763703000000 } from '../migrations/1763703000000-generations.js';
import { Cancellations1763704000000 } from '../migrations/1763704000000-cancellations.js';
import { CaseDocuments1763720000000 } from '../migrations/1763720000000-case-documents.js';
import { CaseModels1763790000000 } from '../migrations/1763790000000-case-models.js';
import { FileColumns1763795000000 } from '../migrations/1763795000000-file-columns.js';
import { Guide1763840000000 } from '../migrations/1763840000000-guide.js';
import { MachineDrafts1763850000000 } from '../migrations/1763850000000-machine-drafts.js';
import { FinishByRules1763860000000 } from '../migrations/1763860000000-finish-by-rules.js';
import { CaseModelEntity } from './case-model/case-model.entity.js';
import { ContentModule } from './content.module.js';
import { CancellationEntity } from './requests/cancellation.entity.js';
import { AnswerEntity } from './requests/answer.entity.js';
import { readCaseDocument } from './document/read-case-document.job.js';
import { DocumentEntity } from './document/document.entity.js';
import { readDocument, readRemainingPages } from './document/read-document.job.js';
import { ExerciseTakeEntity } from './teaching/exercise-take.entity.js';
import { ResourceDownloadEntity } from './teaching/resource-download.entity.js';
import { StrategyCompletionEntity } from './teaching/strategy-completion.entity.js';
import { MachineDraftEntity } from './local-drafting/machine-draft.entity.js';
import { draftOnMachine } from './local-drafting/draft-on-machine.job.js';
import { writeScript } from './script/write-script.job.js';
import { makeAudio, makeFinerAudio } from './voice/make-audio.job.js';
import { allowances } from './allowances.js';

export const contentService: Service = {
  name: 'content',
  module: ContentModule,
  entities: [
    DocumentEntity,
    AnswerEntity,
    CancellationEntity,
    CaseModelEntity,
    StrategyCompletionEntity,
    ExerciseTakeEntity,
    ResourceDownloadEntity,
    MachineDraftEntity,
  ],
  migrations: [
    Documents1763700000000,
    Generations1763703000000,
    Cancellations1763704000000,
    CaseDocuments1763720000000,
    CaseModels1763790000000,
    FileColumns1763795000000,
    Guide1763840000000,
    MachineDrafts1763850000000,
    FinishByRules1763860000000,
  ],
  operations: [
    ...Object.values(content),
    ...Object.values(documents),
    ...Object.values(scriptChecks),
    ...Object.values(speakingCopies),
    ...Object.values(machineDrafts),
    ...Object.values(guide),
    ...Object.values(library),
    ...Object.values(localVoices),
    exportRecords.content,
  ],
  allowances,
  needs: ['files'],
  jobs: [
    readDocument,
    readCaseDocument,
    readRemainingPages,
    writeScript,
    draftOnMachine,
    makeAudio,
    makeFinerAudio,
  ],
};
