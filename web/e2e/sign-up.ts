import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Installation } from './installation.ts';

/** Of every account that a journey makes. */
export const PASSWORD = 'correct horse battery';

/** Makes an account that nobody has had before, with the code from its letter, and ends on the dashboard. */
export async function signUp(
  page: Page,
  { url, codeFor }: Pick<Installation, 'url' | 'codeFor'>,
  name = 'Dana Whitfield',
): Promise<void> {
  const email = `attorney-${randomUUID().slice(0, 8)}@whitfieldcrane.example`;
  await page.goto(`${url}/signup`);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Account created!').waitFor();
  await page.getByLabel('Verification code').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await page.waitForURL('**/dashboard');
}
