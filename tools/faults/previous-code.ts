import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The version before this one: the commit that `previous-version` names. @throws Error where the history does not hold it */
export async function previousVersion(): Promise<string> {
  const name = (await readFile(resolve('tools/faults/previous-version'), 'utf8')).trim();
  await run('git', ['cat-file', '-e', `${name}^{commit}`]).catch(() => {
    throw new Error(`tools/faults/previous-version names ${name}, which is no commit of this history.`);
  });
  return name;
}

/** Builds services of a commit in a folder of their own, on the packages of this tree. */
export async function buildCommit(
  commit: string,
  services: readonly string[],
): Promise<{ root: string; remove: () => Promise<void> }> {
  // On the disk of the packages, which are hard links: processes of their own may read this folder and nothing outside. Lectern's own
  // are links to `libs` and `services` beside them.
  const root = await mkdtemp(resolve('.nx/previous-'));
  const lines = [`git archive ${commit} | tar -x -C "${root}"`];
  for (const folder of ['.', ...(await foldersOf('libs')), ...(await foldersOf('services'))])
    lines.push(
      `[ ! -d ${folder}/node_modules ] || [ ! -d "${root}/${folder}" ] || cp -al ${folder}/node_modules "${root}/${folder}/"`,
    );
  await run('sh', ['-ec', lines.join('\n')]);
  const projects = services.map((name) => join('services', name));
  // Its types were checked when it was this version.
  const compile = [resolve('node_modules/typescript/bin/tsc'), '-b', '--noCheck', ...projects];
  await run(process.execPath, compile, { cwd: root });
  // The gateway hands out whatever pages there are.
  await symlink(resolve('web/dist'), join(root, 'web/dist'));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

const foldersOf = async (group: string): Promise<string[]> =>
  (await readdir(group)).map((name) => join(group, name));
