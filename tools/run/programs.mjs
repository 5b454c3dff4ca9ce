import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';

/** Programs that are not npm packages: the command looked for, Debian's package, and what needs it. */
const programs = [
  { command: 'ffmpeg', debian: 'ffmpeg', brew: 'ffmpeg', neededFor: 'recordings and audio' },
  { command: 'ffprobe', debian: 'ffmpeg', brew: 'ffmpeg', neededFor: 'recordings' },
  { command: 'espeak-ng', debian: 'espeak-ng', brew: 'espeak-ng', neededFor: 'read-aloud voices' },
  { command: 'pdftotext', debian: 'poppler-utils', brew: 'poppler', neededFor: 'PDF text' },
  { command: 'tesseract', debian: 'tesseract-ocr', brew: 'tesseract', neededFor: 'scanned PDFs' },
  { command: 'bzip2', debian: 'bzip2', brew: 'bzip2', neededFor: 'adding models' },
];

/** Looks for the programs; on a Debian-like system as root installs what is missing, elsewhere says how. Never fails. */
export async function ensurePrograms() {
  const before = missing();
  if (before.length === 0) return;
  const packages = [...new Set(before.map((program) => program.debian))];
  if (process.getuid?.() === 0 && found('apt-get')) {
    console.log(`Installing ${packages.join(', ')} with apt-get, because ${names(before)} are missing.`);
    await aptInstall(packages);
  }
  const after = missing();
  if (after.length === 0) return;
  console.log(
    `Missing: ${after.map(({ command, neededFor }) => `${command} (${neededFor})`).join(', ')}. Without them these features answer 503. Install with:`,
  );
  console.log(`  ${installCommand(after)}`);
}

async function aptInstall(packages) {
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', ['update', '-q'], quiet);
  const code = await run('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], quiet);
  if (code !== 0) console.log(`apt-get install failed (exit code ${code}).`);
}

function installCommand(list) {
  const brew = process.platform === 'darwin';
  const packages = [...new Set(list.map((program) => (brew ? program.brew : program.debian)))].join(' ');
  return brew ? `brew install ${packages}` : `sudo apt-get install ${packages}`;
}

function missing() {
  return programs.filter(({ command }) => !found(command));
}

function names(list) {
  return list.map(({ command }) => command).join(', ');
}

function found(command) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
