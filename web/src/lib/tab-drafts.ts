/**
 * What is not on the server, such as words that are not saved yet, kept for this tab only: a reload finds it, a closed tab forgets it.
 * Signing out forgets it as well.
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
  for (const key of keptKeys()) if (key === PREFIX + name) sessionStorage.removeItem(key);
}

export function forgetTabDrafts(): void {
  for (const key of keptKeys()) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

function keptKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    // Where storage is forbidden nothing was kept.
    return [];
  }
}
