import { describe, expect, it } from '@jest/globals';
import type { ApiCall } from './call.js';
import { requestKeyOf, wasAnswered } from './request-key.js';

const call = (input: Record<string, unknown>): ApiCall => ({
  route: { method: 'POST', path: '/api/sessions' },
  input,
});

describe('the key of a call', () => {
  it('stays until the call is answered, and is another one afterwards', () => {
    const first = requestKeyOf(call({ title: 'Moss v. Hale' }));
    expect(requestKeyOf(call({ title: 'Moss v. Hale' }))).toBe(first);
    expect(requestKeyOf(call({ title: 'Doe v. Roe' }))).not.toBe(first);
    wasAnswered(call({ title: 'Moss v. Hale' }));
    expect(requestKeyOf(call({ title: 'Moss v. Hale' }))).not.toBe(first);
  });

  it('tells files apart by size and type, and ignores who watches the progress', () => {
    const upload = (text: string) =>
      call({ upload: { file: new Blob([text], { type: 'audio/webm' }), onProgress: () => undefined } });
    expect(requestKeyOf(upload('take one'))).toBe(requestKeyOf(upload('take two')));
    expect(requestKeyOf(upload('take one'))).not.toBe(requestKeyOf(upload('take three')));
  });
});
