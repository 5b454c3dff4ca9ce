import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from './fixture-tree.mjs';

const packages = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => !path.includes('/fixtures/'))
  .map((path) => ({ path, ...JSON.parse(readFileSync(join(root, path), 'utf8')) }));

const declared = packages.flatMap(
  ({ path, dependencies = {}, devDependencies = {}, optionalDependencies = {} }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([name]) => !name.startsWith('@lectern/'))
      .map(([name, version]) => ({ path, name, version })),
);

describe('packages', () => {
  it('name one exact version each', () => {
    expect(declared.length).toBeGreaterThan(60);
    expect(declared.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('agree on the version of what several of them use', () => {
    const versions = Map.groupBy(declared, ({ name }) => name);
    const parted = [...versions].filter(([, all]) => new Set(all.map(({ version }) => version)).size > 1);
    expect(parted).toEqual([]);
  });
});
