import type { Model } from '../models/model.js';
import { installModel, removeModel } from '../models/install-model.js';
import { archivesFor, stateOf, type ModelState } from '../models/model-folder.js';

const USAGE = `Usage: lectern models list                     what there is
       lectern models list NAME                every file of one, with its address and checksum
       lectern models add NAME                 fetches, checks and unpacks it; run again to go on where it ended
       lectern models add NAME --file PATH ... from files that were fetched elsewhere, with the same checks
       lectern models add NAME --file FOLDER   the same from a folder that holds all of them by the names of their addresses
       lectern models remove NAME
       lectern models check                    reads every byte of what is installed`;

const SHOW_EVERY_BYTES = 16 * 1024 ** 2;
/** A program of many packages would hide the rest of the list. */
const MOST_LISTED = 8;

export interface ModelsPlace {
  /** The folder of all models. */
  folder: string;
  models: Model[];
  signal?: AbortSignal;
}

/**
 * Lists, adds, removes or checks the models of an installation.
 * @returns the exit code: 0 done, 1 failed, 2 misused
 */
export async function modelsCommand(
  place: ModelsPlace,
  [verb, name, ...rest]: string[],
  print: (line: string) => void,
): Promise<number> {
  if (verb === 'list' && rest.length === 0 && (name === undefined || knows(place, name)))
    return list(place, name, print);
  if (verb === 'check' && name === undefined) return check(place, print);
  const files = verb === 'add' ? filesOf(rest) : rest.length === 0 ? [] : undefined;
  if ((verb !== 'add' && verb !== 'remove') || name === undefined || files === undefined) {
    print(USAGE);
    return 2;
  }
  const model = place.models.find((each) => each.name === name);
  if (model === undefined) {
    print(`There is no model ${name}. There are: ${place.models.map((each) => each.name).join(', ')}.`);
    return 2;
  }
  try {
    if (verb === 'remove')
      print((await removeModel(place.folder, model)) ? `${name} is removed.` : `${name} is not installed.`);
    else await add(place, model, files, print);
    return 0;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** The paths after each --file; nothing when something else is said. */
function filesOf(rest: string[]): string[] | undefined {
  const files: string[] = [];
  for (let i = 0; i < rest.length; i += 2) {
    const path = rest[i + 1];
    if (rest[i] !== '--file' || path === undefined) return undefined;
    files.push(path);
  }
  return files;
}

async function add(
  { folder, models, signal }: ModelsPlace,
  model: Model,
  files: string[],
  print: (line: string) => void,
): Promise<void> {
  const before = await stateOf(folder, model);
  if (before.state === 'installed') {
    print(`${model.name} is installed in ${before.folder}.`);
  } else {
    print(`${model.name}: ${model.licence}. By ${model.credit}.`);
    let shown = 0;
    await installModel(folder, model, {
      signal,
      ...(files.length > 0 && { files }),
      onBytes: ({ url, bytes: whole }, bytes) => {
        if (bytes < shown) shown = 0;
        if (whole < SHOW_EVERY_BYTES / 4 && archivesFor(model).length > MOST_LISTED) return;
        if (bytes !== whole && bytes - shown < SHOW_EVERY_BYTES) return;
        shown = bytes;
        print(`${url.slice(url.lastIndexOf('/') + 1)}: ${megabytes(bytes)} of ${megabytes(whole)}`);
      },
    });
    print(`${model.name} is installed.`);
  }
  for (const needed of model.needs) {
    const other = models.find(({ name }) => name === needed);
    if (other !== undefined && (await stateOf(folder, other)).state !== 'installed')
      print(`It needs ${needed} as well: lectern models add ${needed}`);
  }
}

const knows = ({ models }: ModelsPlace, name: string): boolean => models.some((each) => each.name === name);

async function list(
  { folder, models }: ModelsPlace,
  name: string | undefined,
  print: (line: string) => void,
): Promise<number> {
  for (const model of models.filter((each) => name === undefined || each.name === name)) {
    const archives = archivesFor(model);
    const bytes = archives.reduce((sum, archive) => sum + archive.bytes, 0);
    print(`${model.name}: ${model.purpose}`);
    print(`    ${wordsFor(await stateOf(folder, model))}`);
    print(`    ${megabytes(bytes)} to fetch, ${megabytes(model.unpackedBytes)} on the disk`);
    print(`    ${model.licence}; by ${model.credit}`);
    if (name === undefined && archives.length > MOST_LISTED)
      print(`    ${archives.length} files: lectern models list ${model.name}`);
    else for (const { url, sha256 } of archives) print(`    ${url}\n    SHA-256 ${sha256}`);
  }
  return 0;
}

async function check({ folder, models }: ModelsPlace, print: (line: string) => void): Promise<number> {
  let faults = 0;
  for (const model of models) {
    const state = await stateOf(folder, model, true);
    if (state.state === 'missing') continue;
    if (state.state !== 'installed') faults++;
    print(`${model.name}: ${wordsFor(state)}`);
  }
  if (faults > 0) print('Add what is damaged or outdated again: lectern models add NAME');
  return faults > 0 ? 1 : 0;
}

function wordsFor(state: ModelState): string {
  if (state.state === 'installed') return `installed, ${megabytes(state.bytes)}, as it was unpacked`;
  if (state.state === 'damaged') return `damaged: ${state.file} is not as it was installed`;
  return state.state === 'missing' ? 'not installed' : 'installed from another version';
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
