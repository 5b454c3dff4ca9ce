import { describe, expect, it } from '@jest/globals';
import { analysis } from '@lectern/contracts/analysis';
import { sessions } from '@lectern/contracts/sessions';
import { call, fillPath } from './call.js';

describe('call', () => {
  it('takes method and path from the contract', () => {
    const request = call(sessions.create).query({ title: 'Opening' });
    expect(request.route).toMatchObject({ method: 'POST', path: '/api/sessions' });
    expect(request.input).toEqual({ title: 'Opening' });
  });

  it('fills the path, encodes it, and leaves the rest for the body', () => {
    expect(
      fillPath('/api/sessions/:sessionId/events/:eventId', {
        sessionId: 's',
        eventId: 'a/b',
        dismissed: true,
      }),
    ).toEqual({
      path: '/api/sessions/s/events/a%2Fb',
      rest: { dismissed: true },
    });
  });

  it('refuses a path with a hole, and an operation without a route', () => {
    expect(() => fillPath('/api/sessions/:sessionId', {})).toThrow('needs sessionId');
    expect(() => call(analysis.getReport)).toThrow('internal');
  });
});
