import { content } from '@lectern/contracts/content';
import type { Service } from '@lectern/platform/service';
import { Documents1763700000000 } from '../migrations/1763700000000-documents.js';
import { Generations1763703000000 } from '../migrations/1763703000000-generations.js';
import { Cancellations1763704000000 } from '../migrations/1763704000000-cancellations.js';
import { ContentModule } from './content.module.js';
import { CancellationEntity } from './generation/cancellation.entity.js';
import { GenerationEntity } from './generation/generation.entity.js';
import { DocumentEntity } from './pdf/document.entity.js';
import { readDocument, readRemainingPages } from './pdf/read-document.job.js';
import { writeScript } from './script/write-script.job.js';
import { makeAudio } from './voice/make-audio.job.js';

export const contentService: Service = {
  name: 'content',
  module: ContentModule,
  entities: [DocumentEntity, GenerationEntity, CancellationEntity],
  migrations: [Documents1763700000000, Generations1763703000000, Cancellations1763704000000],
  operations: Object.values(content),
  jobs: [readDocument, readRemainingPages, writeScript, makeAudio],
};
