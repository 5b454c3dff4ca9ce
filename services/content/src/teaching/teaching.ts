import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuse } from '@lectern/platform/errors/app-error';
import { Injectable } from '@nestjs/common';
import { type ResourceFile, resourceOfFile } from './resource-file.rules.js';
import { type StrategyFile, strategyOfFile } from './strategy-file.rules.js';

const FROM_SOURCE = import.meta.url.endsWith('.ts');
const FOLDER = fileURLToPath(new URL(FROM_SOURCE ? '../../teaching' : '../../../teaching', import.meta.url));

/** What is taught: the files of `services/content/teaching`, read at the start. A file with a mistake stops the start. */
@Injectable()
export class Teaching {
  readonly strategies: readonly StrategyFile[] = readAll('guide', strategyOfFile);
  readonly resources: readonly ResourceFile[] = readAll('library', resourceOfFile);

  /** @throws AppError not_found */
  strategy(strategyId: string): StrategyFile {
    return found(this.strategies, strategyId, 'no-such-strategy');
  }

  /** @throws AppError not_found */
  resource(resourceId: string): ResourceFile {
    return found(this.resources, resourceId, 'no-such-resource');
  }
}

function readAll<T extends { id: string; order: number }>(folder: string, read: (text: string) => T): T[] {
  const path = join(FOLDER, folder);
  const files = readdirSync(path).filter((name) => name.endsWith('.md'));
  const all = files.map((name) => {
    const one = readOne(join(path, name), read);
    if (`${one.id}.md` !== name) throw new Error(`${folder}/${name}: the file must be called as its id.`);
    return one;
  });
  return all.sort((a, b) => a.order - b.order);
}

function readOne<T>(path: string, read: (text: string) => T): T {
  try {
    return read(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

function found<T extends { id: string }>(
  all: readonly T[],
  id: string,
  missing: 'no-such-strategy' | 'no-such-resource',
): T {
  const one = all.find((it) => it.id === id);
  if (one === undefined) throw refuse(missing);
  return one;
}
