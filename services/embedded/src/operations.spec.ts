import { describe, expect, it } from '@jest/globals';
import { analysisService } from '@lectern/analysis/service';
import { communityService } from '@lectern/community/service';
import { contentService } from '@lectern/content/service';
import { type Operation, ownerOf, routesOf } from '@lectern/contracts/define';
import { OPERATIONS } from '@lectern/contracts/operations';
import { identityService } from '@lectern/identity/service';
import { notificationsService } from '@lectern/notifications/service';
import { sessionsService } from '@lectern/sessions/service';
import { glob, readFile } from 'node:fs/promises';
import { basename } from 'node:path';

const SERVICES = [
  identityService,
  sessionsService,
  contentService,
  analysisService,
  notificationsService,
  communityService,
];

const names = (operations: Operation[]) => operations.map(({ name }) => name).sort();
const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('the operations', () => {
  it('have each a name and routes of their own', () => {
    expect(repeated(names(OPERATIONS))).toEqual([]);
    // What a parameter is called does not tell two paths apart.
    const routes = OPERATIONS.flatMap(routesOf).map(
      ({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`,
    );
    expect(repeated(routes)).toEqual([]);
  });

  it('of the services are together those of the contracts', () => {
    const ofServices = OPERATIONS.filter((operation) => ownerOf(operation) !== 'gateway');
    expect(names(SERVICES.flatMap(({ operations }) => operations))).toEqual(names(ofServices));
    for (const { name, operations } of SERVICES)
      expect(new Set([name, ...operations.map(ownerOf)])).toEqual(new Set([name]));
  });

  it.each(SERVICES)('of $name have each a file that is called like them', async ({ name, operations }) => {
    const files: string[] = [];
    for await (const path of glob(`services/${name}/src/**/*.ts`)) {
      if (/\.(spec|fixtures|conformance)\.ts$/.test(path)) continue;
      const handled = (await readFile(path, 'utf8')).match(/^ {2}@Handles\(/gm) ?? [];
      files.push(...handled.map(() => `${name}.${basename(path, '.ts')}`));
    }
    expect(files.sort()).toEqual(names(operations));
  });
});
