// Checks who imports whom (.dependency-cruiser.mjs). Run by `npm run lint`; needs Node 24.
import { cruise } from 'dependency-cruiser';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import config from '../../.dependency-cruiser.mjs';

const folders = ['libs', 'services', 'web/src', 'web/e2e', 'tools'];

/** Reads every source below `root`. Called through this function rather than the command line, whose report doubts that anything but TypeScript's own compiler can read TypeScript. */
export async function cruiseImports(root) {
  const present = folders.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(
    present,
    { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true, baseDir: root },
    config.options.enhancedResolveOptions,
  );
  return { modules: output.modules, violations: output.summary.violations };
}

async function report(root) {
  const { modules, violations } = await cruiseImports(root);
  const comments = new Map(config.forbidden.map(({ name, comment }) => [name, comment]));
  for (const { rule, from, to, cycle } of violations) {
    const path = cycle ? [from, ...cycle.map(({ name }) => name)] : [...new Set([from, to])];
    console.error(`${rule.name}: ${path.join(' -> ')}\n  ${comments.get(rule.name)}`);
  }
  console.log(`${modules.length} modules, ${violations.length} imports that break a rule`);
  return violations.length === 0 ? 0 : 1;
}

if (resolve(process.argv[1] ?? '') === import.meta.filename)
  process.exitCode = await report(resolve(import.meta.dirname, '..', '..'));
