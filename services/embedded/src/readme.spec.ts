import { describe, expect, it } from '@jest/globals';
import * as analysis from '@lectern/contracts/analysis';
import * as community from '@lectern/contracts/community-facts';
import * as content from '@lectern/contracts/content';
import * as identity from '@lectern/contracts/identity';
import * as notifications from '@lectern/contracts/notifications';
import { ownerOf } from '@lectern/contracts/define';
import { OPERATIONS } from '@lectern/contracts/operations';
import * as sessions from '@lectern/contracts/sessions';
import { readFile } from 'node:fs/promises';

const isFact = (value: unknown): value is { name: string } =>
  typeof value === 'object' &&
  value !== null &&
  'payload' in value &&
  'name' in value &&
  !('result' in value);

const facts = [analysis, community, content, identity, notifications, sessions].flatMap((module) =>
  Object.values(module).filter(isFact),
);

describe('the README of a service names what it answers and announces', () => {
  it.each([...new Set(OPERATIONS.map(ownerOf))])('%s', async (service) => {
    const readme = await readFile(`services/${service}/README.md`, 'utf8');
    const owned = [...OPERATIONS, ...facts].filter((named) => ownerOf(named) === service);
    const missing = owned.map(({ name }) => name).filter((name) => !readme.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});
