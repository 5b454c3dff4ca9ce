import { buildQuietly } from './build.mjs';
import { auditPackages } from './packages-audit.mjs';
import { node24, root, run } from './processes.mjs';
import { ensurePrograms } from './programs.mjs';

/**
 * Attacks an installation of its own, or the one at LECTERN_URL with its mail at MAILPIT_URL (tools/security). `--long` takes
 * every operation 200 times and floods for 15 minutes; `--only=S3,S6` runs some rows;
 * `--packages` looks at licences and known faults instead.
 */
export async function security(args) {
  if (args.includes('--packages')) return auditPackages();
  await ensurePrograms();
  await buildQuietly();
  return run(node24(), ['--disable-warning=ExperimentalWarning', 'tools/security/run.ts', ...args], {
    cwd: root,
  });
}
