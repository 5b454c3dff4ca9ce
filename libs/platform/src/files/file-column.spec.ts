import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestHost, type TestHost } from '@lectern/testing/test-host';
import { Module } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { startService } from '../start-service.js';
import { FileColumn } from './file-column.js';
import { keptFiles } from './kept-files.js';

@Module({})
class ArchiveModule {}

@Entity('paper')
class Declared {
  @PrimaryColumn('text')
  id!: string;

  @FileColumn({ name: 'scan_key' })
  scanKey!: string;
}

@Entity('paper')
class Undeclared {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'scan_key' })
  scanKey!: string;
}

@Entity('paper')
class Misnamed {
  @PrimaryColumn('text')
  id!: string;

  @FileColumn({ name: 'scan' })
  scan!: string;
}

const papers = (sql: string) =>
  class Papers1763700000000 {
    async up(runner: { query: (sql: string) => Promise<unknown> }): Promise<void> {
      await runner.query(`create table paper (id text primary key, ${sql}`);
    }
    async down(): Promise<void> {}
  };

describe('a service with files', () => {
  let testHost: TestHost;
  beforeAll(async () => void (testHost = await createTestHost()));
  afterAll(() => testHost.close());

  it.each([
    [
      'undeclared',
      Undeclared,
      'scan_key text); create index on paper (scan_key)',
      'paper.scan_key looks as if',
    ],
    ['withoutindex', Declared, 'scan_key text)', 'paper.scan_key names files and has no index'],
    ['misnamed', Misnamed, 'scan text); create index on paper (scan)', 'paper.scan names files'],
  ])('does not start: %s', async (name, entity, table, reason) => {
    const service = {
      name,
      module: ArchiveModule,
      entities: [entity],
      migrations: [papers(table)],
      operations: [],
      jobs: [],
    };
    await expect(startService(service, testHost.host)).rejects.toThrow(reason);
  });

  it('starts on tables of a later version, and lets no file be deleted', async () => {
    const service = {
      name: 'archive',
      module: ArchiveModule,
      entities: [],
      migrations: [],
      operations: [],
      jobs: [],
    };
    const later = papers('scan_key text); create index on paper (scan_key)');
    const next = await startService({ ...service, entities: [Declared], migrations: [later] }, testHost.host);
    expect(await keptFiles(next.database, [])).toEqual([]);
    await next.stop();
    const { database, stop } = await startService(service, testHost.host);
    await expect(keptFiles(database, [])).rejects.toMatchObject({ reason: 'tables-of-later-version' });
    await stop();
  });
});
