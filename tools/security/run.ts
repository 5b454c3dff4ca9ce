// Attacks a running Lectern and says of each requirement whether it holds: `npm run security` (options in README.md).
import { writeFileSync } from 'node:fs';
import { openInstallation } from './installation.ts';
import { ownership } from './ownership.ts';
import { NotHere, type Row } from './row.ts';
import { documents } from './rows/documents.ts';
import { files } from './rows/files.ts';
import { floods } from './rows/floods.ts';
import { fuzz } from './rows/fuzz.ts';
import { http } from './rows/http.ts';
import { identity } from './rows/identity.ts';
import { inside } from './rows/inside.ts';
import { keysAndLinks } from './rows/keys-and-links.ts';
import { logs } from './rows/logs.ts';
import { model } from './rows/model.ts';
import { secondFactor } from './rows/second-factor.ts';
import { small } from './rows/small.ts';
import { tokens } from './rows/tokens.ts';
import { uploads } from './rows/uploads.ts';
import { wire } from './rows/wire.ts';
import { work } from './rows/work.ts';
import { makeScene, surroundings } from './scene.ts';

const args = process.argv.slice(2);
const long = args.includes('--long');
const only = args
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');

/** By letter, then by number. */
const place = ({ id }: Row): number => 'SLHMX'.indexOf(id[0]!) * 100 + Number(id.slice(1));
// Ownership first, while B's things are as they were made; the log last, when everything was tried.
const listed = [tokens, identity, http, inside, files, model, fuzz, floods];
const found = [small, uploads, work, documents, keysAndLinks, secondFactor, wire];
const rest = [...listed, ...found].flat().sort((x, y) => place(x) - place(y));
const rows = [...ownership, ...rest, logs].filter(({ id }) => only === undefined || only.includes(id));

const around = await surroundings();
const installation = await openInstallation(around.modelUrl);
let failed = 0;
try {
  const scene = await makeScene(installation, around, long);
  for (const { id, title, before, run } of rows) {
    const began = performance.now();
    const [verdict, said] = await run(scene).then(
      (result) => ['ok', result] as const,
      (error: Error) => [error instanceof NotHere ? '--' : 'not ok', error.message] as const,
    );
    if (verdict === 'not ok') failed++;
    console.log(
      `${(verdict === 'not ok' ? 'not ok' : verdict).padEnd(verdict === 'not ok' ? 7 : 4)}${id.padEnd(4)} ${title}`,
    );
    if (before !== undefined) console.log(`         before: ${before}`);
    console.log(
      `         ${before === undefined ? '' : 'now: '}${said.replaceAll('\n', '\n         ')} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
    );
  }
} finally {
  await installation.stop();
  around.close();
}
if (process.env['SECURITY_LOG'] !== undefined)
  writeFileSync(process.env['SECURITY_LOG'], installation.logs());
console.log(`${rows.length} rows, ${failed} do not hold.`);
process.exit(failed === 0 ? 0 : 1);
