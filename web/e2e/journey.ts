import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { FLAGS } from './chromium-flags.ts';
import { Inspector } from './inspect.ts';
import { runningInstallation, startInstallation, type Installation } from './installation.ts';

export interface Travel {
  context: BrowserContext;
  page: Page;
  inspector: Inspector;
  installation: Installation;
}

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** One named part of a journey, with the time it took. */
export async function step(what: string, action: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await action();
  say(`ok  ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

/**
 * Runs a journey in Chromium against the installation of `--url` (with its `--data-dir`), or one of its own.
 * Pictures go to `--pictures`. The exit code says whether anything was wrong. `flags` are added to the browser's own,
 * `variables` to the environment of an installation of its own.
 */
export async function runJourney(
  name: string,
  journey: (travel: Travel) => Promise<void>,
  flags: string[] = [],
  variables: Record<string, string> = {},
): Promise<void> {
  const { values } = parseArgs({
    options: {
      pictures: { type: 'string', default: 'web/e2e/pictures' },
      url: { type: 'string' },
      'data-dir': { type: 'string', default: '.data' },
      browser: { type: 'string', default: '/usr/bin/chromium' },
    },
  });
  await mkdir(values.pictures, { recursive: true });
  const installation = values.url
    ? runningInstallation(values.url, values['data-dir'])
    : await startInstallation(variables);
  const browser = await chromium.launch({ executablePath: values.browser, args: [...FLAGS, ...flags] });
  const inspector = new Inspector(values.pictures);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await inspector.watch(context);
    try {
      await journey({ context, page, inspector, installation });
    } catch (error) {
      await page.screenshot({ path: join(values.pictures, `${name}-failed.png`), fullPage: true });
      throw error;
    } finally {
      for (const problem of inspector.problems) say(`not ok  ${problem}`);
    }
    process.exitCode = inspector.problems.length > 0 ? 1 : 0;
    say(`${name} journey: ${inspector.problems.length} problems; pictures in ${values.pictures}`);
  } finally {
    await browser.close();
    await installation.stop();
  }
}
