import { lazy, type LazyExoticComponent } from 'react';
import { serverAnswers } from './server-answers.js';

const parts = new Set<() => Promise<unknown>>();

type AnyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * A part of a page that is loaded with its first use: the export `name` of what `load` imports. Where that fails because the server is
 * not reached it waits, and the rest of the page, with a recording that is not sent yet, stays as it is.
 */
export function lazyPart<Name extends string, Part extends AnyComponent>(
  load: () => Promise<Record<Name, Part>>,
  name: Name,
): LazyExoticComponent<Part> {
  parts.add(load);
  return lazy(async () => ({ default: (await loadedInTheEnd(load))[name] }));
}

/**
 * Loads the parts of this page now, with those that they bring, and not with their first use: Chromium keeps the failure of an import for
 * as long as the page lives, and what was done without a network would end with a reload. Whatever fails is left to its first use.
 */
export async function loadEveryPart(): Promise<void> {
  if (!navigator.onLine) await serverAnswers();
  for (const load of parts) await load().catch(() => undefined);
}

/**
 * Loads when there is a network, because Chromium would keep the failure; and once more when the server is reached, or after so many
 * milliseconds: a network that changes under a request, from one Wi-Fi to the next, ends it, though the code is there.
 */
export async function loadedInTheEnd<Part>(load: () => Promise<Part>, milliseconds?: number): Promise<Part> {
  const reached = () =>
    serverAnswers(milliseconds === undefined ? undefined : AbortSignal.timeout(milliseconds));
  if (!navigator.onLine) await reached();
  try {
    return await load();
  } catch {
    await reached();
    fetchMissingStyles();
    return load();
  }
}

/** The bundler's loader asks once for a stylesheet; one that failed stands in the head without its rules. */
function fetchMissingStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode());
}
