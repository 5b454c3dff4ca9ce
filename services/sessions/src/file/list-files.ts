import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { storedFiles } from '@lectern/contracts/stored-files';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { RecordingEntity } from '../recording/recording.entity.js';
import { SessionEntity } from '../session/session.entity.js';
import { audioKey, pdfKey } from './file-key.rules.js';

/** More than anybody reads; the newest count. */
const MOST_LISTED = 5000;

@Controller()
export class ListFiles {
  constructor(private readonly database: Database) {}

  @Handles(storedFiles.list)
  async handle(
    _input: Input<typeof storedFiles.list>,
    { userId }: Actor,
  ): Promise<Output<typeof storedFiles.list>> {
    const newestFirst = { createdAt: 'DESC' } as const;
    const { manager } = this.database;
    const recordings = await manager.find(RecordingEntity, {
      where: { userId, fileKey: Not(IsNull()) },
      order: newestFirst,
      take: MOST_LISTED,
    });
    const withPdf = await manager.find(SessionEntity, {
      where: { userId, pdfKey: Not(IsNull()) },
      order: newestFirst,
      take: MOST_LISTED,
    });
    return {
      audio: recordings.map(({ sessionId, id }) => audioKey(sessionId, id)),
      pdfs: withPdf.map(({ id }) => pdfKey(id)),
    };
  }
}
