// Every regular expression literal of the product's sources.
import { parseSync } from '@swc/core';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = '{libs,services,web}/**/*.{ts,tsx}';
const NOT_PRODUCT = /node_modules|\/dist\/|\/test-data\/|\.(?:spec|conformance|fixtures|e2e)\./;

/** One object for each different literal: its key, pattern, flags and the files that hold it. */
export function literalsBelow(root) {
  const found = new Map();
  for (const file of globSync(SOURCES, { cwd: root }).filter((path) => !NOT_PRODUCT.test(path))) {
    const program = parseSync(readFileSync(join(root, file), 'utf8'), {
      syntax: 'typescript',
      tsx: file.endsWith('x'),
      decorators: true,
      target: 'esnext',
    });
    for (const { pattern, flags } of literalsIn(program)) {
      const key = keyOf(pattern, flags);
      const literal = found.get(key) ?? { key, pattern, flags, files: [] };
      if (!literal.files.includes(file)) literal.files.push(file);
      found.set(key, literal);
    }
  }
  return [...found.values()];
}

export const keyOf = (pattern, flags) =>
  createHash('sha256').update(`${flags}/${pattern}`).digest('hex').slice(0, 16);

function literalsIn(node) {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (typeof node !== 'object' || node === null) return [];
  if (node.type === 'RegExpLiteral') return [node];
  return Object.values(node).flatMap(literalsIn);
}
