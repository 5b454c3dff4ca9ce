import type { CaseDetails } from '@lectern/contracts/case';
import type { StoredUpload } from '@lectern/contracts/files';
import { randomUUID } from 'node:crypto';

export const aCase = (): CaseDetails => ({
  caseType: 'personal-injury',
  clientName: 'Ada Moss',
  keyFacts: 'The light was red.',
});

export const anUpload = (): StoredUpload => ({
  key: `uploads/${randomUUID()}`,
  fileName: 'take-1.webm',
  contentType: 'audio/webm',
  size: 4096,
  sha256: 'a'.repeat(64),
});
