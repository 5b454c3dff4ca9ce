import { run } from './processes.mjs';

/** Builds what has changed since it was built last; Nx knows what that is. */
export function build(args) {
  return run('nx', ['run-many', '-t', 'build', '--output-style=static', ...args]);
}

/** As build(), but silent unless it fails. */
export async function buildQuietly() {
  const started = Date.now();
  const code = await run('nx', ['run-many', '-t', 'build', '--output-style=static'], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  if (code !== 0 && (await build([])) !== 0) throw new Error('The build failed');
  return Date.now() - started;
}
