import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureNames, root, withFixtureTree } from './fixture-tree.mjs';

const fixtures = await fixtureNames('lint');

/** Rules that a tree breaks. oxlint ends with 1 when it finds something, which is what is wanted here. */
function brokenRules(tree) {
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
  return new Promise((resolve, reject) => {
    execFile(oxlint, ['--type-aware', '--format', 'json'], { cwd: tree }, (error, stdout, stderr) => {
      if (!stdout.startsWith('{')) return reject(new Error(stdout + stderr, { cause: error }));
      return resolve(JSON.parse(stdout).diagnostics.map(({ code }) => /\(([^)]+)\)$/.exec(code)?.[1]));
    });
  });
}

/** The rules that are switched on by name: whoever does that relies upon them. */
async function namedRules() {
  const text = await readFile(join(root, '.oxlintrc.json'), 'utf8');
  const { rules } = JSON.parse(text.replace(/^\s*\/\/.*$/gm, ''));
  return Object.entries(rules).flatMap(([name, level]) => (level === 'off' ? [] : [name.split('/').at(-1)]));
}

describe('lint', () => {
  it('has a fixture for each rule that is relied upon', async () => {
    expect(new Set(fixtures)).toEqual(new Set(await namedRules()));
  });

  it.each(fixtures)('%s is broken by its fixture', async (name) => {
    expect(await withFixtureTree('lint', name, brokenRules)).toEqual([name]);
  });

  it('makes no exception without a reason', async () => {
    const bare = [];
    for (const folder of ['libs', 'services', 'web/src', 'tools/run', 'tools/jest']) {
      for (const entry of await readdir(join(root, folder), { recursive: true })) {
        if (!/\.(ts|tsx|mjs)$/.test(entry) || /(^|\/)(node_modules|dist)\//.test(entry)) continue;
        const lines = (await readFile(join(root, folder, entry), 'utf8')).split('\n');
        for (const [index, line] of lines.entries()) {
          if (/(oxlint|eslint)-disable/.test(line) && !/ -- .{10,}/.test(line))
            bare.push(`${folder}/${entry}:${index + 1}`);
        }
      }
    }
    expect(bare).toEqual([]);
  });
});
