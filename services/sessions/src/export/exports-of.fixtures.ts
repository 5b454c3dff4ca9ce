import type { Actor } from '@lectern/contracts/actor';
import { type DataExport, dataExport } from '@lectern/contracts/data-export';
import { eventually } from '@lectern/testing/eventually';
import type { ServiceUnderTest } from '@lectern/testing/test-service';
import { expect } from '@jest/globals';
import type { OtherServices } from './export.fixtures.js';

/** What tests of exports ask of a service and look up in its store. */
export function exportsOf(service: Pick<ServiceUnderTest, 'ask' | 'query' | 'files'>) {
  const newest = async (actor: Actor): Promise<DataExport | null> =>
    (await service.ask(dataExport.get, {}, actor)).export;
  return {
    newest,
    /** Asks for one and waits for it. */
    ready: async (actor: Actor): Promise<DataExport> => {
      const { id } = await service.ask(dataExport.start, {}, actor);
      const made = { id, state: 'ready', progress: 1 };
      await eventually(async () => expect(await newest(actor)).toMatchObject(made), 20_000);
      return (await newest(actor))!;
    },
    keysOf: async (actor: Actor): Promise<string[]> => {
      const rows = await service.query<{ file_key: string }>(
        'select file_key from data_export where user_id = $1 and file_key is not null',
        [actor.userId],
      );
      return rows.map((row) => row.file_key);
    },
    /** Files of an export that lie in the store. */
    storedOf: async (exportId: string): Promise<string[]> => {
      const keys = [];
      for await (const { key } of service.files.list('generated')) if (key.includes(exportId)) keys.push(key);
      return keys;
    },
    stateOfRun: async (exportId: string): Promise<string | undefined> => {
      const rows = await service.query<{ state: string }>('select state from job_run where id = $1', [
        exportId,
      ]);
      return rows[0]?.state;
    },
  };
}

/** Holds the exports of everybody where the documents are asked for. */
export function hold(others: OtherServices): { reached: Promise<void>; letGo: () => void } {
  const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  others.beforeDocuments = () => {
    reached.resolve();
    return gate.promise;
  };
  return { reached: reached.promise, letGo: gate.resolve };
}
