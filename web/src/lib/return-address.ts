/** Where somebody was, or wanted to go, when they had to sign in first; kept for this tab only. */
const KEY = 'lectern.return-address';

export function keepReturnAddress(address: string): void {
  try {
    sessionStorage.setItem(KEY, address);
  } catch {
    // Without a store the sign-in leads to the dashboard.
  }
}

export function returnAddress(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function forgetReturnAddress(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
