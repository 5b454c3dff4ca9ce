export type Checked =
  | { state: 'genuine'; name: string; day: string; number: string }
  | { state: 'unknown' | 'malformed' | 'failed'; text?: string };

/** Asks with the browser's own means: who checks a certificate needs no account, and no machinery for one. */
export async function checkCertificate(number: string, signal: AbortSignal): Promise<Checked> {
  try {
    const answer = await fetch(`/api/certificates/${encodeURIComponent(number)}`, { signal });
    const body: unknown = await answer.json().catch(() => null);
    if (answer.status === 404) return { state: 'unknown' };
    if (answer.status === 400) return { state: 'malformed' };
    if (answer.status === 429)
      return { state: 'failed', text: 'Too many numbers were checked from here. Please wait a minute.' };
    if (!answer.ok || !isCertificate(body)) return { state: 'failed' };
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    return {
      state: 'genuine',
      name: body.name,
      number: body.number,
      day: day.format(new Date(`${body.issuedOn}T12:00:00Z`)),
    };
  } catch {
    return { state: 'failed' };
  }
}

// By hand: the schema would bring its library along.
const isCertificate = (body: unknown): body is { name: string; issuedOn: string; number: string } =>
  typeof body === 'object' &&
  body !== null &&
  ['name', 'issuedOn', 'number'].every((field) => typeof Reflect.get(body, field) === 'string');
