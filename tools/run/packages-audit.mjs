import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from './processes.mjs';

/** Licences under which a package may run in our process; several are a choice or all at once (SPDX). */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'Unlicense',
  'Python-2.0',
  'WTFPL',
  'Zlib',
  'Artistic-2.0',
]);
/** Used to build or to test, never shipped. Each with the reason why it is here all the same. */
const ONLY_FOR_BUILDING = ['MPL-2.0', 'LGPL-3.0-or-later'];

const allows = (licence) => {
  const text = licence.replace(/[()]/g, '').trim();
  if (/ OR /i.test(text)) return text.split(/ OR /i).some(allows);
  if (/ AND /i.test(text)) return text.split(/ AND /i).every(allows);
  return ALLOWED.has(text);
};

const licenceOf = (path, { license }) => {
  if (typeof license === 'string') return license;
  try {
    const written = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    const given = written.license ?? written.licenses;
    return typeof given === 'string' ? given : (given?.type ?? given?.[0]?.type ?? 'none');
  } catch {
    // A package for another machine is locked and not installed.
    return 'not installed';
  }
};

/** Packages whose licence has no name in the list, and what it is. */
const READ_BY_HAND = {
  '@expo-google-fonts/source-sans-3':
    'MIT, and OFL-1.1 for the font, which is shipped as a file under its own name',
  '@expo-google-fonts/source-serif-4':
    'MIT, and OFL-1.1 for the font, which is shipped as a file under its own name',
  '@fontsource-variable/source-sans-3': 'OFL-1.1: a font, shipped as a file under its own name',
  '@fontsource-variable/source-serif-4': 'OFL-1.1: a font, shipped as a file under its own name',
  'dejavu-fonts-ttf': 'Bitstream Vera and Arev: a font, may be embedded',
  duck: 'BSD-2-Clause, by its LICENSE file',
  pause: 'MIT, by its Readme',
  'png-js': 'MIT, by its LICENSE file',
};

/** Every package of the lock file by licence, and what may not be there. */
function licences() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const counts = {};
  const refused = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || entry.link) continue;
    const licence = licenceOf(path, entry);
    counts[licence] = (counts[licence] ?? 0) + 1;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const isFine =
      name in READ_BY_HAND ||
      allows(licence) ||
      ((entry.dev || entry.devOptional) && ONLY_FOR_BUILDING.includes(licence));
    if (!isFine && !(licence === 'not installed' && entry.optional))
      refused.push(`${path} ${entry.version}: ${licence}`);
  }
  return { counts, refused };
}

/** Known faults of the locked versions, or the reason why they could not be asked for. */
function faults() {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
  });
  try {
    const answer = JSON.parse(stdout);
    if (answer.metadata?.vulnerabilities) return { found: answer.metadata.vulnerabilities };
    return { reason: answer.message ?? answer.error?.summary ?? 'the registry gave no answer' };
  } catch {
    return { reason: 'the registry gave no answer' };
  }
}

/** Prints both; ends with 1 for a licence that may not be there and for a fault that is high or critical. */
export function auditPackages() {
  const { counts, refused } = licences();
  for (const [licence, count] of Object.entries(counts).sort((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(5)}  ${licence}`);
  for (const entry of refused) console.log(`not ok may not be here: ${entry}`);
  if (refused.length === 0) console.log('ok  licences: nothing that may not be shipped');
  const { found, reason } = faults();
  const serious = found ? found.high + found.critical : 0;
  if (found === undefined) console.log(`--  known faults: not asked for, ${reason}`);
  else console.log(`${serious === 0 ? 'ok ' : 'not ok'} known faults: ${JSON.stringify(found)}`);
  return refused.length + serious === 0 ? 0 : 1;
}
