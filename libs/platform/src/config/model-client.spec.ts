import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { readEnvironment } from './environment.js';
import { modelClient, modelHost } from './model-client.js';

const client = (variables: Record<string, string>) =>
  modelClient(readEnvironment(variables), 'drafting', { timeout: 5000, maxRetries: 1 });

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

  it('goes where its purpose is served, and takes the common key nowhere else', () => {
    const variables = {
      OPENAI_API_KEY: 'key',
      OPENAI_DRAFTING_BASE_URL: 'http://127.0.0.1:11434/v1',
      OPENAI_TRANSCRIPTION_BASE_URL: 'http://127.0.0.1:8000/v1',
      OPENAI_TRANSCRIPTION_API_KEY: 'own',
    };
    const environment = readEnvironment(variables);
    const of = (purpose: 'drafting' | 'transcription' | 'speech') =>
      modelClient(environment, purpose, { timeout: 5000, maxRetries: 1 });
    expect(of('drafting')).toMatchObject({ apiKey: 'none', baseURL: 'http://127.0.0.1:11434/v1' });
    expect(of('transcription')).toMatchObject({ apiKey: 'own', baseURL: 'http://127.0.0.1:8000/v1' });
    expect(of('speech')).toMatchObject({ apiKey: 'key', baseURL: 'https://api.openai.com/v1' });
    expect(modelHost(environment, 'drafting')).toBe('127.0.0.1:11434');
    expect(modelHost(environment, 'speech')).toBe('api.openai.com');
  });

  it('is absent for what has no server, though another purpose has one', () => {
    const environment = readEnvironment({ OPENAI_DRAFTING_BASE_URL: 'http://127.0.0.1:11434/v1' });
    expect(modelHost(environment, 'transcription')).toBeNull();
    expect(modelClient(environment, 'speech', { timeout: 1, maxRetries: 0 })).toBeUndefined();
  });

  it.each([
    [{ OPENAI_SPEECH_API_KEY: 'key' }, 'OPENAI_SPEECH_API_KEY needs OPENAI_SPEECH_BASE_URL'],
    [{ OPENAI_DRAFTING_BASE_URL: 'localhost:11434' }, 'OPENAI_DRAFTING_BASE_URL is no address'],
    [{ OPENAI_BASE_URL: 'ollama' }, 'OPENAI_BASE_URL is no address'],
  ])('refuses %j', (variables, reason) => {
    expect(() => readEnvironment(variables as Record<string, string>)).toThrow(reason);
  });

  it('does not follow whoever answers to another address', async () => {
    let followed = 0;
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/elsewhere')) followed += 1;
      response.writeHead(307, { location: '/elsewhere' }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const redirected = client({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` })!;
    await expect(redirected.models.list()).rejects.toThrow();
    server.close();
    expect(followed).toBe(0);
  });
});
