// `node tools/regular-expressions/judge-all.mjs`: judges every literal that judged.json does not know yet, and writes it there.
// Prints what is above degree two.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { judge } from './judge.mjs';
import { literalsBelow } from './literals.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ledger = new URL('judged.json', import.meta.url);

/** What earlier runs found, by the hash of a literal: only a cache, what is missing is judged again. */
const judgedBefore = () => JSON.parse(readFileSync(ledger, 'utf8'));

/** The literals with their verdicts; those not in the cache are judged now. */
export async function judgeAll(onJudged = () => undefined) {
  const known = judgedBefore();
  const waiting = literalsBelow(root);
  const judged = [];
  const worker = async () => {
    for (let literal = waiting.shift(); literal !== undefined; literal = waiting.shift()) {
      const before = known[literal.key];
      judged.push({ ...literal, ...(before ?? (await judge(literal))) });
      if (before === undefined) onJudged(judged);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return judged;
}

function write(judged) {
  const lines = judged
    .map(({ key, degree, by }) => [key, { degree, by }])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, verdict]) => `  ${JSON.stringify(key)}: ${JSON.stringify(verdict)}`);
  writeFileSync(ledger, `{\n${lines.join(',\n')}\n}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const before = judgedBefore();
  const judged = await judgeAll((soFar) => {
    const known = new Map(Object.entries(before).map(([key, verdict]) => [key, { key, ...verdict }]));
    for (const one of soFar) known.set(one.key, one);
    write([...known.values()]);
  });
  write(judged);
  for (const { key, degree, by, pattern, flags, files } of judged)
    if (degree > 2) console.log(`${key}  ${degree} (${by})  ${files}  /${pattern}/${flags}`);
  const count = (by) => judged.filter((one) => one.by === by).length;
  console.log(
    `${judged.length} literals: ${count('proof')} by proof, ${count('proof with free repetition')} by proof with free repetition, ${count('search')} by search`,
  );
  process.exit(0);
}
