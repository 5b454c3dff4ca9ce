import { join } from 'node:path';
import { type Environment, readEnvironment } from '../config/environment.js';
import { runningPostgres } from '../database/running-postgres.js';
import { chooseFiles } from '../host.js';
import { catalogue } from '../models/catalogue.js';
import { communityCommand } from './community-command.js';
import { deadCommand } from './dead-command.js';
import { loadFiles, saveFiles } from './files-command.js';
import { modelsCommand } from './models-command.js';

// The command for operators: `lectern ...` inside a container, `npm run lectern -- ...` beside `npm start`.
const [name, ...rest] = process.argv.slice(2);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const USAGE = `Usage: lectern dead list|retry|drop
       lectern community reports|remove|recount
       lectern files save >FILES.tar
       lectern files load <FILES.tar
       lectern models list|add|remove|check
`;

const databaseUrlOf = async ({ DATABASE_URL, dataDir }: Environment): Promise<string> =>
  DATABASE_URL ?? (await runningPostgres(join(dataDir, 'postgres')));

const commands: Record<string, (environment: Environment) => Promise<number | undefined>> = {
  dead: async (environment) =>
    deadCommand(
      { databaseUrl: await databaseUrlOf(environment), brokerUrl: environment.RABBITMQ_URL },
      rest,
      print,
    ),
  community: async (environment) => communityCommand(await databaseUrlOf(environment), rest, print),
  files: async (environment) => {
    const [verb, ...more] = rest;
    if ((verb !== 'save' && verb !== 'load') || more.length > 0) return undefined;
    const files = chooseFiles(environment);
    const count =
      verb === 'save' ? await saveFiles(files, process.stdout) : await loadFiles(files, process.stdin);
    process.stderr.write(`${count} files\n`);
    return 0;
  },
  models: (environment) => {
    const stopped = new AbortController();
    process.once('SIGINT', () => stopped.abort(new Error('Stopped. Run the command again to go on.')));
    const models = catalogue(environment.npm_config_registry);
    return modelsCommand({ folder: environment.modelsDir, models, signal: stopped.signal }, rest, print);
  },
};

const command = Object.hasOwn(commands, name ?? '') ? commands[name ?? ''] : undefined;
const code = await command?.(readEnvironment());
if (code === undefined) process.stderr.write(USAGE);
process.exitCode = code ?? 2;
