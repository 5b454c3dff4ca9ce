import type { Page } from 'playwright-core';

/** The button that begins a take. */
export const recordButton = (page: Page) =>
  page.getByRole('button', { name: /^(Start Recording|Record take \d+)$/ }).first();

/** The microphone is ready; where the browser was asked before, it is so without a press. */
export async function openMicrophone(page: Page): Promise<void> {
  const allow = page.getByRole('button', { name: 'Allow microphone' }).first();
  await recordButton(page).or(allow).first().waitFor();
  if (await allow.isVisible()) await allow.press('Enter');
  await recordButton(page).waitFor();
}
