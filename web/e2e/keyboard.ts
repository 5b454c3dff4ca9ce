import type { Page } from 'playwright-core';

/** What has the focus, as it is called. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const label = element.id === '' ? null : document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
    const around = element instanceof HTMLInputElement ? element.closest('label') : null;
    const named = element.getAttribute('aria-label') ?? (label ?? around ?? element).textContent;
    return named.trim();
  });

/** Presses Tab until the focus is on it: where that fails, a keyboard does not get there. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 200; presses++) {
    const now = await focused(page);
    if (name.test(now)) return;
    passed.push(now);
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}; it passed ${[...new Set(passed)].join(' | ')}`);
}

/** Goes there with Tab and presses the key. */
export async function press(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}
