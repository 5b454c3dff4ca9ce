import { forgetTabDraft, keepTabDraft, tabDraft } from '../../lib/tab-drafts.js';
import type { Registration } from './pool-error.js';

const DRAFT = 'registration';
const TEXTS = ['name', 'email', 'firm', 'barNumber', 'state'] as const;

/** Keeps what was registered while its code is on the way: a phone may drop this page while the mail is read. */
export function keepRegistration(registration: Registration): void {
  keepTabDraft(DRAFT, { ...registration, password: undefined });
}

/** What waits for its code, without the password: that is stored nowhere. */
export function keptRegistration(): Registration | null {
  const kept = tabDraft(DRAFT);
  if (typeof kept !== 'object' || kept === null) return null;
  const texts = TEXTS.flatMap((name) => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const { name = '', email = '', ...rest } = Object.fromEntries(texts);
  return email === '' ? null : { name, email, password: '', ...rest };
}

export const forgetRegistration = (): void => forgetTabDraft(DRAFT);
