// First loads against their budgets, and nothing that jumps: `node web/e2e/budgets.e2e.ts` (options as for the slice).
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright-core';
import { runJourney, say, step } from './journey.ts';
import { signUp } from './sign-up.ts';

/** Compressed JavaScript of the route's first load, in kB. */
const BUDGETS: [path: string, kilobytes: number, signedIn: boolean][] = [
  ['/', 120, false],
  ['/quiz', 120, false],
  ['/signin', 300, false],
  ['/signup', 300, false],
  ['/dashboard', 350, true],
  ['/notifications', 350, true],
  ['/help', 350, true],
  ['/achievements', 350, true],
  ['/community', 350, true],
  ['/certificate/LC-0000-0000-0000-0000', 120, false],
  ['/practice', 360, true],
  ['/practice?scenario=opening-statement', 360, true],
];
const CSS_BUDGET = 15;
const MOST_SHIFT = 0.02;
/** The largest paint is told on a processor this much slower; it depends on the machine, so no budget stands on it. */
const SLOWER = 4;

interface Loaded {
  js: number;
  css: number;
  shift: number;
  paint: number;
}

/** What a fresh browser fetches for a page until it rests, in compressed kB, and how much the page jumped. */
async function load(browser: Browser, address: string, state: State): Promise<Loaded> {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  const bodies: Promise<[kind: string, bytes: number]>[] = [];
  page.on('response', (response) => {
    const [, kind = ''] = /\.(js|css)$/.exec(new URL(response.url()).pathname) ?? [];
    if (!kind) return;
    const size = response.body().then((body): [string, number] => [kind, gzipSync(body).length]);
    // What still comes when the page has been measured ends with it.
    size.catch(() => undefined);
    bodies.push(size);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0);
    Reflect.set(globalThis, 'paint', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.set(globalThis, 'paint', entry.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput)
          Reflect.set(globalThis, 'shift', Number(Reflect.get(globalThis, 'shift')) + entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(bodies);
  const sum = (kind: string) =>
    sizes.reduce((total, [one, bytes]) => (one === kind ? total + bytes / 1000 : total), 0);
  const shift = await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')));
  const paint = await page.evaluate(() => Number(Reflect.get(globalThis, 'paint')));
  await context.close();
  return { js: sum('js'), css: sum('css'), shift, paint };
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
const nobody: State = { cookies: [], origins: [] };

await runJourney('budgets', async ({ context, page, inspector, installation: { url, codeFor } }) => {
  await step('an account', () => signUp(page, { url, codeFor }, 'Ada Marshall'));
  const ada = await context.storageState();
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser');

  for (const [path, budget, signedIn] of BUDGETS) {
    await step(`first load of ${path}`, async () => {
      const { js, css, shift, paint } = await load(browser, url + path, signedIn ? ada : nobody);
      say(
        `    ${js.toFixed(0)} of ${budget} kB JavaScript, ${css.toFixed(1)} kB CSS, layout shift ${shift.toFixed(3)}, largest paint ${paint.toFixed(0)} ms`,
      );
      if (js > budget) inspector.problems.push(`${path}: ${js.toFixed(0)} kB JavaScript, ${budget} allowed`);
      if (css > CSS_BUDGET)
        inspector.problems.push(`${path}: ${css.toFixed(1)} kB CSS, ${CSS_BUDGET} allowed`);
      if (shift > MOST_SHIFT) inspector.problems.push(`${path}: layout shift ${shift.toFixed(3)}`);
    });
  }
});
