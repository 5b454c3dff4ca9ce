import type { Page } from 'playwright-core';

/** The button that begins a take. */
export const recordButton = (page: Page) =>
  page.getByRole('button', { name: /^(Start Recording|Record take \d+)$/ }).first();

/** The microphone is ready; where the browser was asked before, it is so without a press, and the button to press may go meanwhile. */
export async function openMicrophone(page: Page): Promise<void> {
  const allow = page.getByRole('button', { name: 'Allow microphone' }).first();
  await recordButton(page).or(allow).first().waitFor();
  const pressed = async () => {
    if (await allow.isVisible()) await allow.press('Enter').catch(() => undefined);
    await recordButton(page).waitFor();
  };
  await Promise.race([recordButton(page).waitFor(), pressed()]);
}
