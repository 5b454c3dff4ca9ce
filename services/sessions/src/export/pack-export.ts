import { Readable } from 'node:stream';
import { achievements } from '@lectern/contracts/achievements';
import type { Actor } from '@lectern/contracts/actor';
import {
  EXPORT_KINDS,
  EXPORTED,
  exportedFile,
  type ExportKind,
  type ExportPage,
  exportRecords,
} from '@lectern/contracts/export-records';
import type { StageCode } from '@lectern/contracts/stages';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { Bus } from '@lectern/platform/messaging/bus';
import { InjectFiles } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { zoneOf } from '../progress/user-zone.js';
import { SessionReports } from '../report/session-reports.js';
import { isOwnKind, OwnRecords } from './own-records.js';
import { type Item, PackingList } from './packing-list.js';
import { readmeText } from './readme-text.js';
import type { ZipWriter } from './zip-writer.js';

/** The share of the records in the progress; files and PDFs are the rest. */
const RECORDS = 0.1;

type Progress = (stage: StageCode, fraction: number) => Promise<void>;

/** Writes all that is kept of a user into a zip: records page by page, files one at a time. */
@Injectable()
export class PackExport {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly own: OwnRecords,
    private readonly reports: SessionReports,
    @InjectFiles() private readonly files: Files,
  ) {}

  async pack(zip: ZipWriter, actor: Actor, progress: Progress): Promise<void> {
    const list = new PackingList(this.files, await zoneOf(this.database.manager, actor.userId));
    await zip.addText('README.txt', readmeText(new Date()));
    for (const kind of EXPORT_KINDS) await zip.addText(`schemas/${kind}.json`, schemaText(kind));
    for (const [at, kind] of EXPORT_KINDS.entries()) {
      await progress('collecting-data', (RECORDS * at) / EXPORT_KINDS.length);
      const text = Readable.from(this.recordsOf(kind, actor, list), { objectMode: false });
      await zip.add(`data/${kind}.json`, text);
    }
    await this.packItems(zip, actor, { items: list.items, progress });
  }

  private async packItems(
    zip: ZipWriter,
    actor: Actor,
    { items, progress }: { items: Item[]; progress: Progress },
  ): Promise<void> {
    const all = items.reduce((sum, item) => sum + PackingList.weight(item), 0);
    const missing: string[] = [];
    let done = 0;
    let told = -1;
    for (const item of items) {
      const percent = Math.floor((100 * done) / all);
      if (percent > told) await progress('packing-files', RECORDS + ((1 - RECORDS) * percent) / 100);
      told = percent;
      const content = await this.open(item, actor);
      if (content === null) missing.push(item.path);
      else await zip.add(item.path, content);
      done += PackingList.weight(item);
    }
    if (missing.length > 0)
      await zip.addText(
        'NOT-INCLUDED.txt',
        `Deleted, or impossible to draw, while this copy was made:\n\n${missing.join('\n')}\n`,
      );
  }

  /** Null for what was deleted meanwhile, and for a PDF that cannot be drawn: what it shows is among the records. */
  private async open(item: Item, actor: Actor): Promise<Readable | null> {
    try {
      switch (item.what) {
        case 'file':
          return await this.files.read(item.key);
        case 'report': {
          const { pdf } = await this.reports.draw(item.sessionId, actor);
          return Readable.from([pdf], { objectMode: false });
        }
        case 'certificate':
          return await this.certificate(actor);
      }
    } catch (error) {
      if (error instanceof AppError && ['not_found', 'unprocessable'].includes(error.code)) return null;
      throw error;
    }
  }

  private async certificate(actor: Actor): Promise<Readable> {
    const { key, temporary } = await this.bus.ask(achievements.downloadCertificate, {}, actor);
    const content = await this.files.read(key);
    return content.once('close', () => {
      // What stays is swept.
      if (temporary) void this.files.delete(key).catch(() => undefined);
    });
  }

  /** The file of a kind, page by page; the files that belong to its records go onto the list. */
  private async *recordsOf(kind: ExportKind, actor: Actor, list: PackingList): AsyncGenerator<Buffer> {
    let after: string | null = null;
    let separator = '[';
    do {
      const page: ExportPage = await this.page(kind, actor, after);
      for (const { data, files } of page.records) {
        const record = EXPORTED[kind].parse(data);
        const paths = await list.add(kind, record, files);
        yield Buffer.from(`${separator}\n${JSON.stringify({ ...record, files: paths })}`);
        separator = ',';
      }
      after = page.next;
    } while (after !== null);
    yield Buffer.from(separator === '[' ? '[]\n' : '\n]\n');
  }

  private page(kind: ExportKind, actor: Actor, after: string | null): Promise<ExportPage> {
    if (isOwnKind(kind)) return this.own.page(kind, actor.userId, after);
    switch (kind) {
      case 'profile':
        return this.bus.ask(exportRecords.identity, { kind, after }, actor);
      case 'analyses':
      case 'retake-analyses':
        return this.bus.ask(exportRecords.analysis, { kind, after }, actor);
      case 'documents':
      case 'case-corrections':
      case 'machine-drafts':
      case 'guide':
      case 'exercises':
        return this.bus.ask(exportRecords.content, { kind, after }, actor);
      case 'posts':
      case 'comments':
      case 'likes':
      case 'membership':
      case 'achievements':
      case 'certificates':
      case 'quiz':
        return this.bus.ask(exportRecords.community, { kind, after }, actor);
      case 'notifications':
      case 'activities':
      case 'notification-preferences':
        return this.bus.ask(exportRecords.notifications, { kind, after }, actor);
    }
  }
}

const schemaText = (kind: ExportKind): string =>
  `${JSON.stringify(z.toJSONSchema(exportedFile(kind), { io: 'output', unrepresentable: 'any' }), null, 2)}\n`;
