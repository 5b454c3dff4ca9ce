import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** The toast of these words; the specification shows one at a time. */
export const told = async (page: Page, title: string, text = '') => {
  const toast = page.getByTestId('toast').filter({ hasText: title }).filter({ hasText: text }).last();
  await toast.waitFor({ timeout: 60_000 });
  const words = (await toast.innerText()).split('\n').map((line) => line.trim());
  assert.ok(words.includes(title), `“${title}” is not the title of: ${words.join(' | ')}`);
  if (text !== '') assert.ok(words.includes(text), `“${text}” is not the text of: ${words.join(' | ')}`);
};

/** While `action` runs, this call is answered by a failure. */
export async function failing(page: Page, path: string, action: () => Promise<void>): Promise<void> {
  const body = JSON.stringify({ error: 'The disk is full.', code: 'internal', traceId: '0'.repeat(32) });
  await page.route(path, (route) => route.fulfill({ status: 500, contentType: 'application/json', body }));
  await action();
  await page.unroute(path);
}

/** The same call, answered only after the action: what is shown meanwhile can be seen. */
export async function waiting(page: Page, path: string | RegExp, action: () => Promise<void>): Promise<void> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  await action();
  release();
  await page.unrouteAll({ behavior: 'wait' });
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
