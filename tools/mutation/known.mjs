import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutantsOf } from './mutants.mjs';

const LEDGER = join(import.meta.dirname, 'known.json');
const ledger = () => JSON.parse(readFileSync(LEDGER, 'utf8'));

/** A fault is known by its row and not by the number of it: the file may change around it. */
const rowOf = (source, { start }) =>
  source
    .slice(source.lastIndexOf('\n', start - 1) + 1)
    .split('\n', 1)[0]
    .trim();

/** The faults of the ledger that can still be put into the code, in its order. @returns {{present: object[], gone: number}} */
export function knownFaults() {
  const known = ledger();
  const present = known.flatMap(({ file, row, fault }) => {
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const mutant = mutantsOf(source).find((one) => one.fault === fault && rowOf(source, one) === row);
    return mutant ? [{ file, ...mutant }] : [];
  });
  return { present, gone: known.length - present.length };
}

/** Adds faults that were noticed to the ledger, by file, where they are the only ones of their kind in their row. */
export function remember(noticed) {
  const known = ledger();
  for (const { file, fault, start } of noticed) {
    const source = readFileSync(file, 'utf8');
    const row = rowOf(source, { start });
    const alike = mutantsOf(source).filter((one) => one.fault === fault && rowOf(source, one) === row);
    const isKnown = known.some((one) => one.file === file && one.row === row && one.fault === fault);
    if (alike.length === 1 && !isKnown) known.push({ file, row, fault });
  }
  known.sort((a, b) => a.file.localeCompare(b.file));
  writeFileSync(LEDGER, `${JSON.stringify(known, null, 2)}\n`);
}
