import { randomUUID } from 'node:crypto';
import { achievements } from '@lectern/contracts/achievements';
import { analysis } from '@lectern/contracts/analysis';
import type { Exported, ExportPage } from '@lectern/contracts/export-records';
import { exportRecords } from '@lectern/contracts/export-records';
import { DEFAULT_PREFERENCES } from '@lectern/contracts/notifications';
import { profile } from '@lectern/contracts/profile';
import { refuse } from '@lectern/platform/errors/app-error';
import { type Stand, standIn } from '@lectern/testing/stands';
import { anAnalysis } from '../session/analysis.fixtures.js';

type Records = ExportPage['records'];

const NOW = '2026-05-04T10:00:00.000Z';
const page = (records: Records): ExportPage => ({ records, next: null });

/** What the other services keep of users, by user; nothing until a test puts it there. */
export class OtherServices {
  readonly analyzed = new Map<string, string[]>();
  readonly documents = new Map<string, Records>();
  /** Called before the documents are told. */
  beforeDocuments: () => Promise<void> = () => Promise.resolve();

  readonly stands: Stand[] = [
    standIn(exportRecords.identity, (_input, actor) => page([{ data: aProfile(actor!.userId), files: [] }])),
    standIn(exportRecords.analysis, ({ kind, after }, actor) => {
      const of = kind === 'analyses' ? (this.analyzed.get(actor!.userId) ?? []) : [];
      // One on a page.
      const at = Number(after ?? 0);
      const records = of
        .slice(at, at + 1)
        .map((sessionId) => ({ data: anExportedAnalysis(sessionId), files: [] }));
      return { records, next: at + 1 < of.length ? String(at + 1) : null };
    }),
    standIn(exportRecords.content, async ({ kind }, actor) => {
      if (kind !== 'documents') return page([]);
      await this.beforeDocuments();
      return page(this.documents.get(actor!.userId) ?? []);
    }),
    standIn(exportRecords.community, () => page([])),
    standIn(exportRecords.notifications, ({ kind }) => {
      const data: Exported<'notification-preferences'> = { ...DEFAULT_PREFERENCES, updatedAt: null };
      return page(kind === 'notification-preferences' ? [{ data, files: [] }] : []);
    }),
    standIn(analysis.getReport, () => ({ analysis: anAnalysis(), run: null })),
    standIn(profile.get, () => {
      throw refuse('no-such-session');
    }),
    standIn(achievements.downloadCertificate, () => {
      throw refuse('no-such-session');
    }),
  ];
}

const aProfile = (userId: string): Exported<'profile'> => ({
  userId,
  email: 'ada@example.com',
  name: 'Ada Moss',
  firm: 'Moss & Partners',
  barNumber: '',
  state: '',
  education: [],
  createdAt: NOW,
  updatedAt: NOW,
});

const anExportedAnalysis = (sessionId: string): Exported<'analyses'> => ({
  id: randomUUID(),
  sessionId,
  recordedAt: NOW,
  analysis: anAnalysis(),
});

/** A document as the content service tells of it. */
export const anExportedDocument = (
  of: { caseId: string | null; sessionId: string | null },
  file: { key: string; name: string },
): Records[number] => {
  const data: Exported<'documents'> = {
    id: randomUUID(),
    ...of,
    title: file.name,
    fileName: file.name,
    kind: 'pdf',
    size: 10,
    status: 'read',
    reason: null,
    pageCount: 1,
    pagesRead: 1,
    unread: [],
    scannedPages: 0,
    warnings: [],
    fields: null,
    addedAt: NOW,
    pages: [{ number: 1, text: 'The light was red.' }],
  };
  return { data, files: [file] };
};
