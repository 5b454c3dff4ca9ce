import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..', '..');

/** What the fixtures import and the linter needs; linking all packages would take seconds for each fixture. */
const PACKAGES = ['@jest', '@types', 'antd', 'fast-check', 'react', 'typeorm', 'zod'];

/** Names of the fixtures of a kind: 'imports' or 'lint'. */
export async function fixtureNames(kind) {
  return (await readdir(join(root, 'tools', 'boundaries', 'fixtures', kind))).sort();
}

/**
 * A small repository in a temporary folder: the files of one fixture, the configuration of the real repository, and packages
 * that resolve as they do there. Gives the folder to `use` and removes it afterwards.
 */
export async function withFixtureTree(kind, name, use) {
  const tree = await realpath(await mkdtemp(join(tmpdir(), 'lectern-fixture-')));
  try {
    await cp(join(root, 'tools', 'boundaries', 'fixtures', kind, name), tree, { recursive: true });
    for (const file of ['package.json', '.oxlintrc.json', 'tsconfig.base.json'])
      await cp(join(root, file), join(tree, file));
    await linkPackages(tree);
    return await use(tree);
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
}

async function linkPackages(tree) {
  const modules = join(tree, 'node_modules');
  await mkdir(join(modules, '@lectern'), { recursive: true });
  for (const name of PACKAGES) await symlink(join(root, 'node_modules', name), join(modules, name));
  for (const folder of await workspacesIn(tree)) {
    await cp(join(root, folder, 'package.json'), join(tree, folder, 'package.json'));
    await writeFile(
      join(tree, folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(tree, 'tsconfig.base.json') }),
    );
    await symlink(join(tree, folder), join(modules, '@lectern', basename(folder)));
  }
}

async function workspacesIn(tree) {
  const found = new Set();
  for (const entry of await readdir(tree, { recursive: true })) {
    const [, workspace] = /^((?:libs|services)\/[^/]+|web)\//.exec(entry) ?? [];
    if (workspace && !entry.includes('node_modules')) found.add(workspace);
  }
  return [...found];
}
