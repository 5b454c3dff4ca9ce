import type { ApiCall } from './call.js';

const unanswered = new Map<string, string>();

/** A file counts by its size and type: its bytes need not be read for this, the server compares their hash. */
const fingerprint = ({ route, input }: ApiCall): string =>
  JSON.stringify([route.path, input], (_name, value: unknown) =>
    value instanceof Blob ? [value.size, value.type] : value,
  );

/**
 * The `Idempotency-Key` of a POST. It stays the same until the call is answered: what is sent again after a lost answer,
 * or by a double click, has no second effect.
 */
export function requestKeyOf(call: ApiCall): string {
  const print = fingerprint(call);
  const key = unanswered.get(print) ?? crypto.randomUUID();
  unanswered.set(print, key);
  return key;
}

/** An answer came, whatever it says: the same call is a new one from now on. */
export function wasAnswered(call: ApiCall): void {
  unanswered.delete(fingerprint(call));
}
