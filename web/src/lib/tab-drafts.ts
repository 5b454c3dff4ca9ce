/**
 * Words that are not on the server yet, kept for this tab only: a reload finds them, a closed tab forgets them.
 * Signing out forgets them as well.
 */
const PREFIX = 'lectern.draft.';

export function keepTabDraft(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A full or forbidden store costs the safety net, not the work.
  }
}

export function tabDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

export function forgetTabDraft(name: string): void {
  sessionStorage.removeItem(PREFIX + name);
}

export function forgetTabDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
