import { describe, expect, it } from '@jest/globals';
import { errorFromAnswer, errorWithoutAnswer } from './api-error.js';
import { errorMessage } from './error-message.js';

const answer = (status: number, body: unknown) =>
  errorFromAnswer(status, 'Status Text', JSON.stringify(body));

describe('errors of calls', () => {
  it('carries the status, the sentence, the fields and the trace id of our own answers', () => {
    const error = answer(400, {
      error: 'Some fields are wrong',
      code: 'invalid_input',
      traceId: 't-1',
      details: { fields: [{ field: 'title', problem: 'Title is required' }] },
    });
    expect(error.message).toBe('400: Some fields are wrong');
    expect(error.traceId).toBe('t-1');
    expect(errorMessage(error)).toBe('Title is required');
  });

  it('falls back to the status text when the body is empty or a page', () => {
    expect(errorFromAnswer(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
    expect(errorFromAnswer(502, 'Bad Gateway', '<html>nginx</html>').message).toBe('502: Bad Gateway');
    expect(errorFromAnswer(502, 'Bad Gateway', '').code).toBe('unavailable');
  });

  it('never shows an internal error as it is', () => {
    const error = answer(500, { error: 'relation "x" is missing', code: 'internal', traceId: 't-2' });
    expect(errorMessage(error, 'Failed to fetch sessions')).toBe('Failed to fetch sessions');
  });

  it('says that there is no connection, and tells a canceled call apart', () => {
    expect(errorMessage(errorWithoutAnswer(false))).toMatch(/cannot be reached/);
    expect(errorWithoutAnswer(true).code).toBe('canceled');
    expect(errorMessage(new TypeError('x'), 'Analysis failed')).toBe('Analysis failed');
  });
});
