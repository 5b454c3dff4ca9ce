import { describe, expect, it } from '@jest/globals';
import config from '../../.dependency-cruiser.mjs';
import { fixtureNames, root, withFixtureTree } from './fixture-tree.mjs';
import { cruiseImports } from './imports.mjs';

const rules = config.forbidden.map(({ name }) => name);
const fixtures = await fixtureNames('imports');

describe('who may import whom', () => {
  it('has a reason and a fixture for each rule', () => {
    expect(new Set(fixtures)).toEqual(new Set(rules));
    for (const { comment } of config.forbidden) expect(comment.length).toBeGreaterThan(20);
  });

  it.each(fixtures)('%s is broken by its fixture', async (name) => {
    const { violations } = await withFixtureTree('imports', name, cruiseImports);
    expect(violations.map(({ rule }) => rule.name)).toContain(name);
  });

  it('sees through decorators, types, and package names in the real tree', async () => {
    const { modules } = await cruiseImports(root);
    const importsOf = (source) =>
      modules.find((module) => module.source === source)?.dependencies.map(({ resolved }) => resolved);
    expect(importsOf('libs/platform/src/messaging/handles.ts')).toEqual(
      expect.arrayContaining(['libs/contracts/src/define.ts', 'libs/platform/src/errors/app-error.ts']),
    );
  });

  it('holds in the real tree', async () => {
    const { violations } = await cruiseImports(root);
    expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });
});
