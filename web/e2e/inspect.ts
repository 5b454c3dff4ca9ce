import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDE = { width: 1440, height: 1000 };
const NARROW = { width: 390, height: 844 };
/** The narrowest screen on which nothing may scroll sideways. */
const NARROWEST = { width: 320, height: 700 };

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

/** Looks at pages as the brief demands, takes their pictures, and collects what is wrong. */
export class Inspector {
  readonly problems: string[] = [];
  private readonly pictures: string;

  constructor(pictures: string) {
    this.pictures = pictures;
  }

  /** Call before the first page: watches for errors and for what the CSP refuses. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeFunction('reportRefusal', (what: string) =>
      this.problems.push(`CSP refused ${what}`),
    );
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const report: unknown = Reflect.get(globalThis, 'reportRefusal');
        if (typeof report === 'function')
          report(`${event.violatedDirective} ${event.blockedURI} on ${location.pathname}`);
      });
    });
    context.on('weberror', (error) => {
      const { message, stack = message } = error.error();
      this.problems.push(
        `script error on ${error.page()?.url()}: ${stack.split('\n').slice(0, 12).join('\n')}`,
      );
    });
  }

  /** Both themes and both widths: pictures, axe, one h1, no sideways scroll. Leaves the page wide and light. */
  async look(page: Page, name: string): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const size of [WIDE, NARROW]) {
        await page.setViewportSize(size);
        // What stays in sight while one scrolls would lie over what is looked at.
        await page.evaluate(() => scrollTo(0, 0));
        await settled(page);
        const where = `${name} ${colorScheme} ${size.width}`;
        // A picture of the whole page changes its height for a moment, and what stays in sight lies elsewhere.
        await this.judge(page, where);
        await page.screenshot({
          path: join(this.pictures, `${where.replaceAll(' ', '-')}.png`),
          fullPage: true,
        });
      }
    }
    await page.setViewportSize(NARROWEST);
    await settled(page);
    await this.noSidewaysScroll(page, `${name} ${NARROWEST.width}`);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(WIDE);
  }

  private async judge(page: Page, where: string): Promise<void> {
    await page.evaluate(axe);
    const violations = await page.evaluate<Violation[], string[]>(async (tags) => {
      const { axe: engine } = globalThis as unknown as {
        axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
      };
      // A toast that comes or goes has no contrast yet; preloading would add style elements, which the CSP reports.
      const moving = ['enter', 'appear', 'leave'].map((phase) => `.ant-notification [class*="-${phase}"]`);
      const context = { include: ['html'], exclude: moving };
      return (await engine.run(context, { runOnly: tags, preload: false })).violations;
    }, RULES);
    for (const { id, nodes } of violations) {
      const targets = nodes.slice(0, 3).map((node) => node.target.join(' '));
      this.problems.push(`${where}: axe ${id}: ${targets.join(' | ')}`);
    }
    const headings = await page.locator('h1').count();
    if (headings !== 1) this.problems.push(`${where}: ${headings} h1`);
    await this.noSidewaysScroll(page, where);
  }

  private async noSidewaysScroll(page: Page, where: string): Promise<void> {
    const beyond = await page.evaluate(() => {
      if (document.documentElement.scrollWidth <= innerWidth) return null;
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1,
      );
      return wide.slice(-4).map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    });
    if (beyond) this.problems.push(`${where}: scrolls sideways: ${beyond.join(' | ')}`);
  }
}

/** Two frames after the change, and after every finite animation. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const running = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    const all = Promise.allSettled(running.map((animation) => animation.finished));
    // A transition of an element that is not drawn never ends.
    await Promise.race([all, new Promise((next) => setTimeout(next, 2_000))]);
  });
}
