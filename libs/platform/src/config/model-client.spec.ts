import { describe, expect, it } from '@jest/globals';
import { readEnvironment } from './environment.js';
import { modelClient } from './model-client.js';

const client = (variables: Record<string, string>) =>
  modelClient(readEnvironment(variables), { timeout: 5000, maxRetries: 1 });

describe('the model client', () => {
  it.each<Record<string, string>>([{}, { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }])(
    'is absent with %j',
    (variables) => {
      expect(client(variables)).toBeUndefined();
    },
  );

  it('goes to OpenAI with a key alone, and to the address without one', () => {
    expect(client({ OPENAI_API_KEY: 'key' })).toMatchObject({
      apiKey: 'key',
      baseURL: 'https://api.openai.com/v1',
      timeout: 5000,
      maxRetries: 1,
    });
    expect(client({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' })).toMatchObject({
      baseURL: 'http://127.0.0.1:11434/v1',
    });
  });
});
