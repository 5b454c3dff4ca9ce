/** What could not be stored, for as long as the page is open. */
const forThisPage = new Map<string, string>();

/** What this device remembers under a name; null for nothing. A blocked store remembers nothing beyond this page. */
export function remembered(name: string): string | null {
  try {
    return forThisPage.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Forgets what stands under a name. */
export function forget(name: string): void {
  forThisPage.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // A blocked store holds nothing.
  }
}

/** Remembers a choice on this device. Where storage is full or blocked it holds until the page is closed. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
    forThisPage.delete(name);
  } catch {
    forThisPage.set(name, value);
  }
}
