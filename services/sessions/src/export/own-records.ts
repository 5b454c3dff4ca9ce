import type { Exported, ExportKind, ExportPage } from '@lectern/contracts/export-records';
import { Database } from '@lectern/platform/database/database';
import { pageOf } from '@lectern/platform/database/page-of';
import { Injectable } from '@nestjs/common';
import { type EntityManager, type EntityTarget, In, IsNull } from 'typeorm';
import { CaseEntity } from '../case/case.entity.js';
import { toCase } from '../case/case.repository.js';
import type { StoredAudio } from '../file/stored-audio.js';
import { GoalEntity } from '../goal/goal.entity.js';
import { OwnAssessmentEntity, toOwnAssessment } from '../own-assessment/own-assessment.entity.js';
import { RecordingEntity } from '../recording/recording.entity.js';
import { RetakeEntity } from '../retake/retake.entity.js';
import { ScheduledPracticeEntity } from '../schedule/scheduled-practice.entity.js';
import { toScheduledPractice } from '../schedule/scheduled-practice-view.js';
import { ScriptEntity } from '../script/script.entity.js';
import { currentText } from '../script/script-view.js';
import { SessionEntity } from '../session/session.entity.js';
import { UserSettingsEntity } from '../settings/user-settings.entity.js';
import { toSettings } from '../settings/user-settings.js';
import { ShareEntity } from '../share/share.entity.js';
import { toShare } from '../share/share.rules.js';

const ROWS = 50;

interface Of {
  manager: EntityManager;
  userId: string;
  after: string | null;
}
type Row = ExportPage['records'][number];

const plain = (data: Row['data']): Row => ({ data, files: [] });

/** What this service keeps of a user, in pages. */
const PAGES = {
  settings: async ({ manager, userId }: Of): Promise<ExportPage> => {
    const stored = toSettings(await manager.findOneBy(UserSettingsEntity, { userId }));
    return { records: [plain(stored satisfies Exported<'settings'>)], next: null };
  },
  cases: (of: Of) => listed(of, CaseEntity, (row) => plain(toCase(row) satisfies Exported<'cases'>)),
  sessions: async ({ manager, userId, after }: Of): Promise<ExportPage> => {
    const page = { where: { userId }, by: 'id', after, size: ROWS } as const;
    const { rows, next } = await pageOf(manager, SessionEntity, page);
    const recordings = await manager.find(RecordingEntity, {
      where: { sessionId: In(rows.map(({ id }) => id)), userId },
      order: { createdAt: 'ASC' },
    });
    const records = rows.map((row) =>
      sessionOf(
        row,
        recordings.filter(({ sessionId }) => sessionId === row.id),
      ),
    );
    return { records, next };
  },
  retakes: (of: Of) =>
    listed(of, RetakeEntity, (row) => {
      const { sessionId, analysisId, start, end } = row;
      const about = { ...audioOf(row), durationSeconds: null, sessionId, analysisId, start, end };
      return { data: about satisfies Exported<'retakes'>, files: filesOf([row]) };
    }),
  scripts: (of: Of) =>
    listed(of, ScriptEntity, (row) => {
      const { userId: _owner, runId: _run, content: draft, savedAt, ...script } = row;
      const data = { ...script, ...currentText(row), draft, savedAt: savedAt.toISOString() };
      return plain(data satisfies Exported<'scripts'>);
    }),
  schedule: (of: Of) =>
    listed(of, ScheduledPracticeEntity, (row) => {
      const { caseName: _name, ...data } = toScheduledPractice(row, null);
      return plain(data satisfies Exported<'schedule'>);
    }),
  goals: (of: Of) =>
    listed(
      of,
      GoalEntity,
      ({ id, measure, start, target, deadline, createdAt, completedAt }) => {
        const times = { createdAt: createdAt.toISOString(), completedAt: completedAt?.toISOString() ?? null };
        const data: Exported<'goals'> = { id, measure, start, target, deadline, ...times };
        return plain(data);
      },
      { deletedAt: IsNull() },
    ),
  'own-assessments': (of: Of) =>
    listed(of, OwnAssessmentEntity, (row) =>
      plain(toOwnAssessment(row) satisfies Exported<'own-assessments'>),
    ),
  /** Without their addresses, of which only hashes are kept. */
  shares: (of: Of) => listed(of, ShareEntity, (row) => plain(toShare(row) satisfies Exported<'shares'>)),
} satisfies Partial<Record<ExportKind, (of: Of) => Promise<ExportPage>>>;
type OwnKind = keyof typeof PAGES;

export const isOwnKind = (kind: ExportKind): kind is OwnKind => Object.hasOwn(PAGES, kind);

@Injectable()
export class OwnRecords {
  constructor(private readonly database: Database) {}

  page(kind: OwnKind, userId: string, after: string | null): Promise<ExportPage> {
    return PAGES[kind]({ manager: this.database.manager, userId, after });
  }
}

async function listed<E extends { id: string; userId: string }>(
  { manager, userId, after }: Of,
  entity: EntityTarget<E>,
  show: (row: E) => Row,
  where: object = {},
): Promise<ExportPage> {
  const page = { where: { userId, ...where } as never, by: 'id', after, size: ROWS } as const;
  const { rows, next } = await pageOf(manager, entity, page);
  return { records: rows.map(show), next };
}

function sessionOf(row: SessionEntity, recordings: RecordingEntity[]): Row {
  const { userId: _owner, pdfKey, scoreBasis: _basis, scoreRange: _range, createdAt, ...session } = row;
  const data: Exported<'sessions'> = {
    ...session,
    createdAt: createdAt.toISOString(),
    recordings: recordings.map((one) => ({ ...audioOf(one), durationSeconds: one.duration })),
  };
  const pdf = pdfKey === null ? [] : [{ key: pdfKey, name: `${row.title}.pdf` }];
  return { data, files: [...filesOf(recordings), ...pdf] };
}

const audioOf = ({ id, fileName, contentType, size, sha256, createdAt }: StoredAudio) => ({
  id,
  fileName,
  contentType,
  size,
  sha256,
  createdAt: createdAt.toISOString(),
});

/** Of audio that was discarded only what was measured is left. */
const filesOf = (audio: StoredAudio[]): Row['files'] =>
  audio.flatMap(({ fileKey, fileName }) => (fileKey === null ? [] : [{ key: fileKey, name: fileName }]));
