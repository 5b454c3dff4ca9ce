import { describe, expect, it } from '@jest/globals';
import { CALLS } from '@lectern/contracts/calls';
import { glob, readFile } from 'node:fs/promises';

/** What stands after `bus.ask(`: the operation, as the code names it. */
const ASKED = /\bbus\.ask\(\s*([\w.]+)/g;

describe('the calls of the services', () => {
  it.each(['analysis', 'community', 'content', 'identity', 'notifications', 'sessions'])(
    'of %s are declared',
    async (name) => {
      const asked = new Set<string>();
      for await (const path of glob(`services/${name}/src/**/*.ts`)) {
        if (/\.(spec|fixtures|conformance)\.ts$/.test(path)) continue;
        const text = await readFile(path, 'utf8');
        for (const [, named = ''] of text.matchAll(ASKED)) asked.add(await nameOf(named, text));
      }
      expect([...asked].sort()).toEqual((CALLS[name] ?? []).map((operation) => operation.name).sort());
    },
  );
});

/** The operation behind `sessions.get` in a file that imports `sessions` from the contracts. */
async function nameOf(named: string, text: string): Promise<string> {
  const [group = '', member = ''] = named.split('.');
  const module = new RegExp(`import \\{[^}]*\\b${group}\\b[^}]*\\} from '(@lectern/contracts/[\\w-]+)'`).exec(
    text,
  )?.[1];
  if (module === undefined) return named;
  const exported = (await import(module)) as Record<string, Record<string, { name: string }>>;
  return exported[group]?.[member]?.name ?? named;
}
