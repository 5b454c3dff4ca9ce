import type { Page } from 'playwright-core';

/** Calls the API as the user who is signed in on the page. */
export async function callApi(
  page: Page,
  method: string,
  path: string,
  body?: FormData | object,
): Promise<Response> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? '';
    return localStorage.getItem(key);
  });
  const form = body instanceof FormData;
  return fetch(new URL(path, page.url()), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !form && { 'content-type': 'application/json' }),
    },
    ...(body && { body: form ? body : JSON.stringify(body) }),
  });
}
