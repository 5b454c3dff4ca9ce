// Writes services/*/dist/main.bundle.js: what a service loads at its start as one file in place of two thousand, for the image.
// What runs in a process of its own (isolated tasks, parsers) is still read from its own files, so they stay where they are.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = resolve(import.meta.dirname, '../..');

/** Packages with a compiled library beside their code. */
const NATIVE = /^(@node-rs\/argon2|msgpackr-extract)$/;
/** Declared in the file itself, as modules that know both formats do. */
const OWN_DIRNAME = /\b(?:const|let|var)\s+__(?:dirname|filename)\b/;

/** A module goes on knowing where it lies: a bundle only runs where it was made. */
const whereItLies = {
  name: 'where-it-lies',
  load(id) {
    if (!/\.[cm]?js$/.test(id) || !existsSync(id)) return null;
    const code = readFileSync(id, 'utf8').replace(/^#!.*/, '');
    const located = id.endsWith('.mjs') || code.includes('import.meta.url') ? esm(code, id) : code;
    const isOurs = !id.includes('/node_modules/') && existsSync(`${id}.map`);
    // Stack traces name our sources; those of packages name the bundle.
    const map = isOurs ? JSON.parse(readFileSync(`${id}.map`, 'utf8')) : { mappings: '' };
    return { code: OWN_DIRNAME.test(code) ? located : commonjs(located, id), map };
  },
};

const esm = (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
const commonjs = (code, id) =>
  code
    .replaceAll(/\b__dirname\b/g, JSON.stringify(join(id, '..')))
    .replaceAll(/\b__filename\b/g, JSON.stringify(id));

for (const input of globSync('services/*/dist/src/main.js', { cwd: root })) {
  const bundle = await rolldown({
    cwd: root,
    input: join(root, input),
    platform: 'node',
    external: NATIVE,
    plugins: [whereItLies],
    // Optional packages that are not installed; whoever asks for one is prepared for that.
    onLog: (level, log, handle) => log.code === 'UNRESOLVED_IMPORT' || level !== 'warn' || handle(level, log),
  });
  const file = join(root, input.replace('src/main.js', 'main.bundle.js'));
  await bundle.write({
    file,
    format: 'esm',
    codeSplitting: false,
    // Reactions are known by the names of their classes.
    keepNames: true,
    strictExecutionOrder: true,
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await bundle.close();
}
