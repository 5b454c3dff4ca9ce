import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Files } from '@lectern/platform/files/files';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** The program that zips are tried with is no part of Lectern. */
export const hasUnzip = spawnSync('unzip', ['-v']).error === undefined;

/** Without a locale the program reads no name that is not ASCII. */
const UTF_8 = 'LC_ALL=C.UTF-8';

/** A zip in the store, tried and unpacked by a foreign program: its files by their paths. */
export async function unzipped(files: Files, key: string): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-unzip-'));
  try {
    await files.withLocalFile(key, async (path) => {
      execFileSync('env', [UTF_8, 'unzip', '-tqq', path]);
      execFileSync('env', [UTF_8, 'unzip', '-q', path, '-d', folder]);
    });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const found = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return new Map(
      await Promise.all(found.map(async (path) => [relative(folder, path), await readFile(path)] as const)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every file of records, read; with what is wrong with it by the schema that lies beside it. */
export function recordsIn(zip: Map<string, Buffer>): {
  records: Record<string, Record<string, unknown>[]>;
  problems: unknown[];
} {
  const ajv = new Ajv2020({ validateFormats: false });
  const problems: unknown[] = [];
  const records: Record<string, Record<string, unknown>[]> = {};
  for (const [path, content] of zip) {
    const [, kind] = /^data\/(.*)\.json$/.exec(path) ?? [];
    if (kind === undefined) continue;
    records[kind] = JSON.parse(String(content)) as Record<string, unknown>[];
    const check = ajv.compile(JSON.parse(String(zip.get(`schemas/${kind}.json`))) as object);
    if (!check(records[kind])) problems.push({ kind, errors: check.errors });
  }
  return { records, problems };
}
